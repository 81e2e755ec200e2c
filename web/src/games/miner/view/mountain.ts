/** Where the dice of the mountain stand, seen from the front, in half widths of a die. */
import type { MountainDie } from './view';

export const WIDTH = 12;
export const HEIGHT = 6;

export interface Place {
  x: number;
  y: number;
}

/** The middle of a cell: six dice stand on the ground, two on top. */
export function placeOf([a, b]: [number, number]): Place {
  return { x: a - b + 6, y: 10 - (a + b) };
}

/** The dice that lie on this one, the left one first. */
export function lyingOn(mountain: MountainDie[], die: MountainDie): MountainDie[] {
  const [a, b] = die.cell;
  const covering = mountain.filter(
    ({ cell }) => (cell[0] === a + 1 && cell[1] === b) || (cell[0] === a && cell[1] === b + 1),
  );
  return inReadingOrder(covering);
}

/** From the top row down, each row from the left. */
export function inReadingOrder(mountain: MountainDie[]): MountainDie[] {
  return [...mountain].sort((one, other) => {
    const [here, there] = [placeOf(one.cell), placeOf(other.cell)];
    return here.y - there.y || here.x - there.x;
  });
}

const STEPS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Which of the places an arrow key leads to; -1: none lies there. Sideways it keeps to the row, up and down it takes
 * the next one.
 */
export function nextPlace(places: Place[], from: Place, key: string): number {
  const step = STEPS[key];
  if (!step) return -1;
  let best = -1;
  let least = Infinity;
  places.forEach((place, number) => {
    const ahead = (place.x - from.x) * step.x + (place.y - from.y) * step.y;
    const aside = Math.abs((place.x - from.x) * step.y) + Math.abs((place.y - from.y) * step.x);
    const cost = ahead + (step.x ? 2 : 0.9) * aside;
    if (ahead > 0.5 && cost < least) {
      least = cost;
      best = number;
    }
  });
  return best;
}
