/** Pictures of a game for one, for the pages on which games with the same dice are compared. */
import type { GameEvent, View } from '../../../../net/messages';
import type { Alone } from '../../../../catalogue/after';
import { LANTERNS, litAt, nextLantern } from '../../view/solo';
import { isSolo, type MinerView } from '../../view/view';
import Lamps from './Lamps.svelte';
import Mountain from './Mountain.svelte';
import Move from './Move.svelte';
import { shares } from './rows';
import Trove from './Trove.svelte';

function points(view: View): number {
  const mine = view as MinerView;
  return isSolo(mine) ? mine.players[0].total : 0;
}

function taken(events: GameEvent[]): number {
  return events.filter(({ kind }) => kind === 'miner-drafted').length;
}

/** The mountain before anything was dug: the first one that is full. */
function untouched(views: View[]): View | null {
  return views.find((view) => (view as MinerView).mountain.length > 0) ?? null;
}

function toNext(now: number): { points: number; lamp: number } | null {
  const next = nextLantern(now);
  return next === undefined ? null : { points: next - now, lamp: (LANTERNS as readonly number[]).indexOf(next) + 1 };
}

export const alone: Alone = { Lamps, Mountain, Trove, Move, points, shares, taken, untouched, lit: litAt, toNext };
