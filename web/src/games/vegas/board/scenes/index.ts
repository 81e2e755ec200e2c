/** How the table of Las Vegas shows what happens: each step of the game becomes a scene. */
import { tick } from 'svelte';
import type { Result, VegasView } from '../../../../net/api';
import type { Clock } from '../../../../model/playback/clock';
import type { BoardModel } from '../state/board.svelte';
import { allHome, place, roll, takeBack, throwDice } from './dice';
import { victory } from './end';
import { payouts } from './payout';
import { payoutShown } from '../../view/payout';
import { wordsOf } from '../state/words';
import { eventOf, Play, type VegasParts, type VegasStep } from './play';
import { newRound } from './rounds';
import { swing, tileMoments } from './tiles';

const LIT = 500; // milliseconds for which another player's choice is shown before it is made

interface Placed {
  seat: number;
  casino: number;
  small: number;
  big: number;
}

export async function perform(
  board: BoardModel,
  parts: VegasParts,
  step: VegasStep,
  clock: Clock,
  commit: () => Promise<void>,
): Promise<void> {
  const paid = payoutShown(step.before, step.events);
  const play = new Play(board, clock, parts, commit, paid?.view ?? null);
  const { showing } = board;
  try {
    await openingOf(play, step);
    tellWords(play, step);
    if (paid) {
      await play.land();
      await payouts(play, step);
    }
    const over = eventOf<Result>(step, 'vegas-over');
    if (paid && !over) await clock.moment(() => allHome(play));
    else await play.commit();
    if (!paid) await tileMoments(play, step);
    if (over) await victory(play, over);
  } finally {
    for (const layer of [parts.air, parts.trails]) layer.replaceChildren();
    if (!showing.result) showing.clear();
    else showing.verdict = null;
    await tick();
  }
}

/** The dealer says what has been seen. */
function tellWords({ board }: Play, { events }: VegasStep): void {
  const words = wordsOf(events, board.table.name);
  if (words) board.showing.words = words;
}

/** What was rolled, dealt or placed. */
async function openingOf(play: Play, step: VegasStep): Promise<void> {
  const { clock, showing, board } = play;
  const rolled = eventOf<{ seat: number }>(step, 'vegas-rolled');
  if (rolled) return clock.moment(() => roll(play, rolled.seat));
  const placed = eventOf<Placed>(step, 'vegas-placed');
  if (placed) {
    const { seat, casino, small, big } = placed;
    const isMine = board.table.document.mySeats.includes(seat);
    if (!isMine) {
      await play.show(() => (showing.aim = casino));
      await clock.moment(() => clock.wait(LIT));
    }
    await clock.moment(() => place(play, seat, casino, small, big, isMine && step.events.length === 1));
    const tile = eventOf<{ tile: string }>(step, 'vegas-activated');
    if (tile) await clock.moment(() => swing(play, tile.tile));
    return;
  }
  const passed = eventOf<{ seat: number }>(step, 'vegas-passed');
  if (passed) return clock.moment(() => takeBack(play, passed.seat));
  if (isRolled(step.before) && !isRolled(step.after)) await clock.moment(() => takeBack(play, step.before.turn));
  if (eventOf(step, 'vegas-black')) return clock.moment(() => black(play));
  if (eventOf(step, 'vegas-cards')) return newRound(play, step);
}

function isRolled({ roll: { small, big } }: VegasView): boolean {
  return small.length > 0 || big !== null;
}

/** The black dice roll in the middle. */
async function black(play: Play): Promise<void> {
  await play.land();
  const { clock, stage } = play;
  const faces = play.board.view.roll.black;
  const dice = play.all('[data-black]');
  const below = { x: stage.clientWidth / 2, y: stage.clientHeight };
  await throwDice(play, dice, (die) => faces[dice.indexOf(die)]!, null, below);
  await clock.wait(350);
}
