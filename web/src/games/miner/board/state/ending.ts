/** The end of a game as one player sees it: which place, and what it hung on. */
import type { HistoryStep } from '../../../../model/table/history.svelte';
import { LINES, lineOf, type LineKey, type Scored } from '../../view/explain';

/** A line of the scores in one round: your points, and those of the one you are compared with. */
export interface Hinge {
  round: number;
  key: LineKey;
  own: number;
  other: number;
}

/** The line in which somebody gained most on the other; null if there is none. */
export function hingeOf(scored: Scored[], own: number, other: number, hasWon: boolean): Hinge | null {
  const gains = scored
    .filter(({ seat }) => seat === own)
    .flatMap((row): Hinge[] => {
      const theirs = scored.find(({ seat, round }) => seat === other && round === row.round);
      if (!theirs || row.round === undefined) return [];
      const { round } = row;
      return LINES.map((key) => ({ round, key, own: lineOf(row, key).points, other: lineOf(theirs, key).points }));
    });
  const gain = (hinge: Hinge): number => (hasWon ? 1 : -1) * (hinge.own - hinge.other);
  const most = gains.sort((one, two) => gain(two) - gain(one))[0];
  return most && gain(most) > 0 ? most : null;
}

/** The place of a seat, from 1; equal players share theirs. */
export function placeOf(ranking: number[][], seat: number): number {
  const before = ranking.slice(
    0,
    ranking.findIndex((seats) => seats.includes(seat)),
  );
  return before.flat().length + 1;
}

/** The step of the history in which a round was scored; -1 while it is not told yet. */
export function scoringStep(steps: HistoryStep[], round: number): number {
  return steps.findIndex(({ events }) =>
    events.some((event) => event.kind === 'miner-scored' && event.arguments['round'] === round),
  );
}
