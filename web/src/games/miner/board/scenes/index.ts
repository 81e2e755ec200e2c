/** How the mine shows what happens: each step of the game becomes a row of beats, and each beat a scene. */
import { tick } from 'svelte';
import type { BoardStep } from '../../../../model/table/playback.svelte';
import type { Clock } from '../../../../model/playback/clock';
import type { Parts } from '../../../../table/board/play';
import type { MineModel } from '../state/mine.svelte';
import { beatsOf, type Beat, type MinerStep } from '../state/beats';
import { over } from './end';
import { after } from '../state/middle';
import { fill } from './mountain';
import { Play } from './play';
import { score } from './scoring';
import { recycle, take } from './take';
import { gone, keep, reroll, share, spell, wild } from './trove';

export async function perform(
  mine: MineModel,
  parts: Parts,
  step: BoardStep,
  clock: Clock,
  commit: () => Promise<void>,
): Promise<void> {
  const { showing } = mine;
  const beats = beatsOf(step as MinerStep);
  let at = step.before as MinerStep['before'];
  try {
    for (const [place, beat] of beats.entries()) {
      const isLast = place === beats.length - 1;
      const next = isLast ? (step.after as MinerStep['after']) : after(at, beat);
      const take = isLast ? commit : async (): Promise<void> => void (showing.view = next);
      await show(new Play(mine, clock, parts, { before: at, after: next, events: step.events }, take), beat);
      parts.air.replaceChildren();
      at = next;
    }
    await commit();
  } finally {
    parts.air.replaceChildren();
    showing.clear();
    const next = mine.table.playback.waiting[0];
    if (!next?.events.some(({ kind }) => kind === 'miner-rerolled')) showing.ahead = new Map();
    await tick();
  }
}

function show(play: Play, beat: Beat): Promise<void> {
  switch (beat.as) {
    case 'fill':
      return fill(play, beat.dice);
    case 'take':
      return take(play, beat.seat, beat.die, beat.slides);
    case 'share':
      return share(play, beat.seat, beat.owner, beat.turn);
    case 'spell':
      return spell(play, beat.seat, beat.die);
    case 'reroll':
      return reroll(play, beat.seat, beat.turns);
    case 'keep':
      return keep(play, beat.die);
    case 'score':
      return score(play, beat);
    case 'wild':
      return wild(play, beat.turn);
    case 'gone':
      return gone(play, beat.die);
    case 'recycle':
      return recycle(play, beat.die);
    case 'over':
      return over(play);
    case 'tie':
      return Promise.resolve();
  }
}
