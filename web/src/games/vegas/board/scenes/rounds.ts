/** A round begins: the last one's payouts are shown, and the deck deals two cards to each casino. */
import { boxOf, fly, out } from '../../../../table/board/flight';
import { moneyByRound, roundsPaid } from '../../view/payout';
import type { Beat } from '../state/showing.svelte';
import type { Play, VegasStep } from './play';

const APART = 90;
export const AT_MOST = 6000; // when people wait for each other

/** What the last round paid, the most first. */
function beatOf({ board }: Play, step: VegasStep): Beat | null {
  const steps = board.table.history.steps;
  const last = roundsPaid(steps).at(-1);
  if (!last || step.after.round < 2) return null;
  const gained = moneyByRound(steps, step.after.players.length).at(-1)!;
  const cards = last.casinos.flatMap(({ paid }) => paid);
  const taken = step.after.players.map((_, seat) => ({
    seat,
    cards: cards
      .filter((card) => card.seat === seat)
      .map(({ amount }) => amount)
      .sort((one, other) => other - one),
    sum: gained[seat] ?? 0,
  }));
  const starter = step.after.starter ?? step.after.turn;
  const won = last.casinos.findLast(({ paid }) => paid[0] && paid[0].seat >= 0 && paid[0].seat <= 4);
  return {
    round: step.after.round,
    starter,
    won: won?.paid[0]?.seat === starter ? won.casino : 0,
    taken: taken.sort((one, other) => other.sum - one.sum),
  };
}

export async function newRound(play: Play, step: VegasStep): Promise<void> {
  const { showing, clock, board } = play;
  await play.show(() => (showing.beat = beatOf(play, step)));
  await clock.moment(async () => {
    if (showing.beat) await rise(play);
    await play.commit();
    await deal(play);
    if (showing.beat) await clock.press(board.table.document.isShared ? AT_MOST : null);
  }); // one press ends it, however much is left
  await clock.moment(() => clock.fade(play.one('.beatcard'), 1, 0, 200));
  await play.show(() => (showing.beat = null));
}

/** The card with what the round paid. */
async function rise(play: Play): Promise<void> {
  const { clock } = play;
  const card = play.one('.beatcard');
  const up = [
    { opacity: 0, transform: 'translateX(-50%) translateY(24px)' },
    { opacity: 1, transform: 'translateX(-50%)' },
  ];
  const slide = [
    { opacity: 0, transform: 'translateX(-26px)' },
    { opacity: 1, transform: 'none' },
  ];
  await (clock.reduced ? clock.fade(card, 0, 1) : clock.move(card, up, 240));
  await Promise.all(
    play.all('.beatcard .note').map((each, order) => clock.move(each, slide, 200, { delay: order * 60 })),
  );
}

/** The deck deals: backs fly to their casinos, 1 to 6. */
async function deal(play: Play): Promise<void> {
  const { clock } = play;
  if (clock.reduced || clock.isStill) return;
  const deck = play.one('.deck');
  const middle = boxOf(play.stage, play.stage);
  const from = deck ? boxOf(deck, play.stage) : { ...middle, y: middle.y * 1.2, width: 88, height: 40 };
  const cards = play.all('[data-card]');
  const goals = cards.map((card) => boxOf(card, play.stage)); // before the first one changes the page
  for (const card of cards) card.style.opacity = '0';
  await Promise.all(
    cards.map(async (card, order) => {
      const back = document.createElement('i');
      back.className = 'card-back';
      const goal = goals[order]!;
      await fly(clock, play.air, back, { ...from, width: goal.width, height: goal.height }, goal, {
        ms: 360,
        delay: order * APART,
        bend: goal.x < from.x ? 46 : -46,
        hop: 0.14,
        spin: 20,
        ease: out,
      });
      card.style.opacity = '';
      play.sound('card');
      await clock.fade(card, 0.2, 1, 140);
    }),
  );
}
