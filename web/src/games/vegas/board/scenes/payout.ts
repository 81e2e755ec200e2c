/** Payouts: the light goes from casino to casino; equal dice leave, then cards fly to their owners. */
import { boxOf, fly, inOut } from '../../../../table/board/flight';
import { listed, say } from '../../../../words/language.svelte';
import { tell } from '../../../../words/speech';
import { casinosPaid, firstPaid, type CasinoPaid } from '../../view/payout';
import { groupsIn } from '../../view/view';
import { lostCards } from '../state/outcome';
import { AT_MOST } from './rounds';
import { tileMoments } from './tiles';
import type { Play, VegasStep } from './play';

const READ = 240;
const DOTS = 20;
const LIFT = 6; // pixels, before a card flies

/** The table already shows the last dice of the round. */
export async function payouts(play: Play, step: VegasStep): Promise<void> {
  const { showing, clock } = play;
  const first = firstPaid(step.events);
  await tileMoments(play, { ...step, events: step.events.slice(0, first) });
  await play.show(() => {
    showing.settling = true;
    showing.words = ''; // what was said before is no news afterwards
  });
  await clock.moment(() => clock.wait(240));
  for (const casino of casinosPaid(step.events)) await clock.moment(() => pay(play, casino));
  await play.show(() => {
    showing.paying = 0;
    showing.gains = {};
    showing.verdict = null;
  });
  await tileMoments(play, { ...step, events: step.events.slice(first) });
}

async function pay(play: Play, paid: CasinoPaid): Promise<void> {
  const { showing, clock } = play;
  const { casino } = paid;
  const lot = play.board.view.casinos[casino - 1]!;
  const groups = groupsIn(lot);
  await play.show(() => {
    showing.gains = {};
    showing.paying = casino;
    showing.owners = [];
    showing.equals = [];
    showing.leaving = [];
    showing.verdict = verdictOf(play, paid);
  });
  await Promise.all([clock.fade(play.one('.verdict'), 0, 1, 180), clock.wait(groups.length ? 300 + READ : 200)]);
  if (paid.tied.length > 0) await equalsLeave(play, paid.tied);
  await play.show(() => (showing.owners = paid.paid.filter(({ seat }) => seat >= 0)));
  await clock.wait(groups.length ? 260 : 60);
  const cards: number[] = [];
  await Promise.all(
    paid.paid.map((card, order) =>
      clock.wait(order * 140).then(() => give(play, paid, card.seat, card.amount, order, cards)),
    ),
  );
  await clock.wait(groups.length ? 420 : 120);
  await play.show(() => {
    showing.paidBy = {
      ...showing.paidBy,
      [casino]: { cards: paid.paid.map(({ seat }) => (seat > 4 ? -1 : seat)), tied: paid.tied },
    };
    showing.equals = [];
    showing.leaving = [];
  });
  if (clock.reduced) await next(play);
}

/**
 * Without motion, one thing is read after the other: the next one comes by a press, or after a while if others wait.
 */
async function next({ showing, clock, board }: Play): Promise<void> {
  showing.waits = true;
  await clock.press(board.table.document.isShared ? AT_MOST : null);
  showing.waits = false;
}

/** What a casino does, in large letters. */
function verdictOf(
  { board }: Play,
  { casino, tied, paid }: CasinoPaid,
): { casino: number; title: string; text: string } {
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
    casino,
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
  await clock.wait(400);
  await play.show(() => (showing.leaving = tied));
  const rows = tied.flatMap((owner) => play.one(`[data-row="${showing.paying}-${owner}"] .dice`) ?? []);
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
