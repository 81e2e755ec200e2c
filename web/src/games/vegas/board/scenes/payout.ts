/** Payouts: the light goes from casino to casino; equal dice leave, then cards fly to their owners. */
import { boxOf, fly, inOut } from '../../../../table/board/flight';
import { listed, say } from '../../../../words/language.svelte';
import { tell } from '../../../../words/speech';
import { casinosPaid, firstPaid, payingOrder, type CasinoPaid } from '../../view/payout';
import { groupsIn } from '../../view/view';
import { lostCards } from '../state/outcome';
import type { Verdict } from '../state/showing.svelte';
import { AT_MOST } from './rounds';
import { tileMoments } from './tiles';
import type { Play, VegasStep } from './play';

const READ = 400;
const DOTS = 20;
const LIFT = 6; // pixels, before a card flies

/** The table already shows the last dice of the round. */
export async function payouts(play: Play, step: VegasStep): Promise<void> {
  const { showing, clock } = play;
  const first = firstPaid(step.events);
  await tileMoments(play, { ...step, events: step.events.slice(0, first) });
  await play.show(() => {
    showing.settling = true;
    showing.words = ''; // what was said before is old news afterwards
  });
  await clock.moment(() => clock.wait(240));
  const paid = casinosPaid(step.events);
  const order = clock.reduced ? paid.map((each) => [each]) : payingOrder(paid, play.board.view.casinos);
  for (const together of order) await clock.moment(() => pay(play, together));
  await play.show(() => {
    showing.paying = [];
    showing.gains = {};
    showing.verdict = null;
  });
  await tileMoments(play, { ...step, events: step.events.slice(first) });
}

/** These casinos pay, each its own cards. Only one that pays alone can have equal dice. */
async function pay(play: Play, lots: CasinoPaid[]): Promise<void> {
  const { showing, clock, board } = play;
  const isEmpty = lots.every(({ casino }) => groupsIn(board.view.casinos[casino - 1]!).length === 0);
  await play.show(() => {
    showing.gains = {};
    showing.paying = lots.map(({ casino }) => casino);
    showing.owners = {};
    showing.equals = [];
    showing.leaving = [];
    showing.verdict = lots.length > 1 ? verdictOfAll(play, lots) : verdictOf(play, lots[0]!);
  });
  await Promise.all([clock.fade(play.one('.verdict'), 0, 1, 180), clock.wait(isEmpty ? 200 : READ)]);
  for (const { tied } of lots) if (tied.length > 0) await equalsLeave(play, tied);
  await play.show(() => {
    showing.owners = Object.fromEntries(lots.map(({ casino, paid }) => [casino, paid.filter(({ seat }) => seat >= 0)]));
  });
  await clock.wait(isEmpty ? 60 : 160);
  await Promise.all(
    lots.map((lot) => {
      const cards: number[] = [];
      return Promise.all(
        lot.paid.map((card, order) =>
          clock.wait(order * 120).then(() => give(play, lot, card.seat, card.amount, order, cards)),
        ),
      );
    }),
  );
  await clock.wait(isEmpty ? 120 : 280);
  await play.show(() => {
    const settled = lots.map(({ casino, paid, tied }) => [
      casino,
      { cards: paid.map(({ seat }) => (seat > 4 ? -1 : seat)), tied },
    ]);
    showing.paidBy = { ...showing.paidBy, ...(Object.fromEntries(settled) as typeof showing.paidBy) };
    showing.equals = [];
    showing.leaving = [];
  });
  if (clock.reduced) await next(play);
}

/**
 * Without motion, results are read one by one: the next comes by a press, or after a while if others wait.
 */
async function next({ showing, clock, board }: Play): Promise<void> {
  showing.waits = true;
  await clock.press(board.table.document.isShared ? AT_MOST : null);
  showing.waits = false;
}

/** What a casino does, in large letters. */
function verdictOf({ board }: Play, { casino, tied, paid }: CasinoPaid): Verdict {
  const name = board.table.name;
  const [first, ...others] = paid.filter(({ seat }) => seat >= 0 && seat <= 4);
  const lost = paid.filter(({ seat }) => seat < 0 || seat > 4);
  const groups = groupsIn(board.view.casinos[casino - 1]!);
  const weights = [...new Set(groups.filter(({ owner }) => tied.includes(owner)).map(({ weight }) => weight))];
  const ties = weights.map((weight) => {
    const seats = groups
      .filter((group) => group.weight === weight && tied.includes(group.owner))
      .map(({ owner }) => name(owner));
    return say('web-vegas-tie-leaves', { seats: listed(seats), weight });
  });
  return {
    casinos: [casino],
    title: first
      ? tell('web-vegas-pays', { casino, seat: first.seat, amount: first.amount }, name)
      : say('web-vegas-pays-nobody', { casino }),
    text: [
      ...ties,
      ...others.map(({ seat, amount }) => tell('web-vegas-then-seat', { seat, amount }, name)),
      ...(lost.length ? [lostCards(lost.map(({ amount }) => amount))] : []),
    ].join(' '),
  };
}

/** Several at once, which nobody contests: what each of them pays. */
function verdictOfAll({ board }: Play, lots: CasinoPaid[]): Verdict {
  const casinos = lots.map(({ casino }) => casino);
  const each = lots.map(({ casino, paid: [card] }) =>
    card && card.seat >= 0 && card.seat <= 4
      ? tell('web-vegas-pays-short', { casino, seat: card.seat, amount: card.amount }, board.table.name)
      : say('web-vegas-pays-nobody-short', { casino }),
  );
  return {
    casinos,
    title: say('web-vegas-uncontested', { casinos: listed(casinos.map(String)) }),
    text: each.join(' · '),
  };
}

async function equalsLeave(play: Play, tied: number[]): Promise<void> {
  const { showing, clock } = play;
  await play.show(() => (showing.equals = tied));
  const pop = [
    { opacity: 0, transform: 'scale(.3)' },
    { opacity: 1, transform: 'scale(1.2)', offset: 0.6 },
    { opacity: 1, transform: 'none' },
  ];
  play.sound('tie');
  await Promise.all(play.all('.equal').map((sign) => clock.move(sign, pop, 200)));
  await clock.wait(280);
  await play.show(() => (showing.leaving = tied));
  const rows = tied.flatMap((owner) => play.one(`[data-row="${showing.paying[0]}-${owner}"] .dice`) ?? []);
  const leave = [
    { transform: 'none', opacity: 1 },
    { transform: 'translateX(9px) rotate(2deg)', opacity: 0.34 },
  ];
  await Promise.all(rows.map((row) => clock.move(row, leave, 320)));
}

/** A card goes to its owner; one for nobody turns and sinks under the deck. */
async function give(
  play: Play,
  paid: CasinoPaid,
  seat: number,
  amount: number,
  order: number,
  done: number[],
): Promise<void> {
  const { showing, clock } = play;
  const card = play.one(`[data-card="${paid.casino}-${order}"]`);
  const isWon = seat >= 0 && seat <= 4;
  const goal = isWon ? play.one(`[data-player="${seat}"]`) : null;
  if (card && !clock.reduced && !clock.isStill) {
    await clock.move(card, [{ transform: 'none' }, { transform: `translateY(-${LIFT}px)` }], 90);
    const [lain, copy] = [boxOf(card, play.stage), card.cloneNode(true) as HTMLElement];
    const from = { ...lain, y: lain.y - LIFT };
    copy.querySelector('.to')?.remove();
    card.style.opacity = '0.25';
    if (goal) {
      const seatBox = boxOf(goal, play.stage);
      const to = { ...seatBox, width: from.width * 0.6, height: from.height * 0.6, turn: order ? 8 : -8 };
      const bend = (to.x < from.x ? -1 : 1) * Math.min(110, 40 + Math.abs(to.x - from.x) * 0.16);
      trail(play, from, to, bend);
      await fly(clock, play.air, copy, from, to, { ms: 560, bend, hop: 0.3, ease: inOut });
    } else {
      await fly(
        clock,
        play.air,
        copy,
        from,
        { ...from, y: from.y + 26, width: from.width * 0.1 },
        { ms: 320, ease: inOut },
      );
    }
    card.style.opacity = '';
  }
  if (isWon) play.sound('note');
  done[order] = isWon ? seat : -1;
  await play.show(() => {
    const cards = paid.paid.map((_, each) => done[each] ?? null);
    showing.paidBy = { ...showing.paidBy, [paid.casino]: { cards: cards as number[], tied: paid.tied } };
    if (!isWon) return;
    showing.gains = { ...showing.gains, [seat]: `+${say('web-vegas-thousands', { amount: amount / 1000 })}` };
    showing.cardsGot = { ...showing.cardsGot, [seat]: (showing.cardsGot[seat] ?? 0) + 1 };
  });
  if (!isWon) return;
  const had = showing.moneyGot[seat] ?? 0;
  const count = clock.count(
    400,
    (share) => (showing.moneyGot = { ...showing.moneyGot, [seat]: had + Math.round((share * amount) / 1000) * 1000 }),
  );
  const rise = [
    { opacity: 0, transform: 'translateY(10px) scale(.7)' },
    { opacity: 1, transform: 'none' },
  ];
  await Promise.all([count, clock.move(goal?.querySelector('.gain') ?? null, rise, 200)]);
}

/** Dots that light up where the card passes. */
function trail(play: Play, from: { x: number; y: number }, to: { x: number; y: number }, bend: number): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const middle = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / far) * bend,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / far) * bend,
  };
  for (let dot = 1; dot < DOTS; dot++) {
    const share = dot / DOTS;
    const at = (axis: 'x' | 'y'): number =>
      (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * middle[axis] + share ** 2 * to[axis];
    const light = document.createElement('i');
    light.style.transform = `translate(${at('x')}px, ${at('y')}px)`;
    play.trails.append(light);
    const glow = [{ opacity: 0 }, { opacity: 0.9, offset: 0.08 }, { opacity: 0.9, offset: 0.5 }, { opacity: 0 }];
    void play.clock
      .move(light, glow, 900, { delay: share * 560, easing: 'linear', fill: 'both' })
      .then(() => light.remove());
  }
}
