/** Where things lie in the graph of chances: in pixels, from its upper left corner. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scales {
  x: (position: number) => number;
  y: (value: number) => number;
  at: (x: number) => number; // the nearest position
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]; // between two lines
const MOST_LINES = 5;

/** Values from `low` to `high`, positions from 0 to `last`. */
export function scalesOf({ left, right, top, bottom }: Frame, last: number, low: number, high: number): Scales {
  const steps = Math.max(last, 1);
  return {
    x: (position) => left + (position / steps) * (right - left),
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
    at: (x) => Math.max(0, Math.min(last, Math.round(((x - left) / (right - left)) * steps))),
  };
}

/** The values at which grid lines are drawn: at most five round numbers that enclose all data. */
export function linesFor(values: number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) < MOST_LINES) ?? STEPS.at(-1)!;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, line) => (first + line) * step);
}

export function lineOf(values: number[], { x, y }: Scales): string {
  return values
    .map((value, position) => `${position === 0 ? 'M' : 'L'}${x(position).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}

/** The positions of each round; those before the first belong to none. */
export function roundsOf(rounds: number[]): { round: number; from: number; to: number }[] {
  const numbers = [...new Set(rounds)].filter((round) => round > 0);
  return numbers.map((round) => ({
    round,
    from: Math.max(0, rounds.indexOf(round) - 1),
    to: rounds.lastIndexOf(round),
  }));
}

/** Marks stand in rows above each other, so that none covers another: the row of each. */
export function rowsFor(places: number[], width: number): number[] {
  const rows: number[] = [];
  places.forEach((place, number) => {
    const taken = rows.filter((_, other) => other < number && Math.abs(places[other]! - place) < width);
    let row = 0;
    while (taken.includes(row)) row += 1;
    rows.push(row);
  });
  return rows;
}

/**
 * Names at the ends of lines: as near to them as they can stand without one covering another, none below the last
 * place.
 */
export function spread(places: number[], apart: number, last: number): number[] {
  const order = places.map((_, number) => number).sort((one, other) => places[one]! - places[other]!);
  const placed = [...places];
  order.forEach(
    (number, row) =>
      (placed[number] = Math.max(places[number]!, row === 0 ? -Infinity : placed[order[row - 1]!]! + apart)),
  );
  order.reverse().forEach((number, row) => (placed[number] = Math.min(placed[number]!, last - row * apart)));
  return placed;
}
