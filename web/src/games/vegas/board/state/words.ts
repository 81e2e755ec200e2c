import type { GameEvent } from '../../../../net/messages';
import { tellEvent } from '../../../../words/speech';

const TOLD = /^vegas-(placed|passed|rolled|round|power-used|black)$/;

/** What the dealer says about a step; nothing unless a player did something. */
export function wordsOf(events: GameEvent[], name: (seat: number) => string): string {
  return events
    .filter(({ kind }) => TOLD.test(kind))
    .map((event) => tellEvent(event, name))
    .join(' ');
}
