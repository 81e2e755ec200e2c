/** Where the card beside a die stands: on the side of the sky, where it covers no die that may be taken. */

export interface Spot {
  side: 'right' | 'left' | 'above' | 'afar'; // afar: it points at nothing
  left: number; // of the card, in pixels from the left of the scene
  bottom: number; // of the card, from the ground up
  tip: number; // of the pointer: from the left of the card, or from its bottom
}

export interface Room {
  width: number; // of the scene
  height: number;
  half: number; // a die's half width
  card: { width: number; height: number };
  question: { right: number; bottom: number }; // which stays free: its corner, from the top left
}

/** A die's middle: `x` from the left of the scene, `y` from the ground up. */
export interface Middle {
  x: number;
  y: number;
}

const EDGE = 26;

/** The first spot that covers nothing; else the one that covers least. */
export function spotFor(die: Middle, open: Middle[], room: Room): Spot {
  const spots = candidates(die, room);
  const costs = spots.map((spot) => cost(spot, open, room));
  return spots[costs.indexOf(Math.min(...costs))]!;
}

function candidates(die: Middle, { width, height, half, card }: Room): Spot[] {
  const right = { side: 'right' as const, left: die.x + 1.7 * half };
  const left = { side: 'left' as const, left: die.x - 1.7 * half - card.width };
  const beside = die.x >= width / 2 ? [right, left] : [left, right];
  const heights = [0.7, 0, -0.7, -1.4]; // below the die's middle, in half dice
  const spots: Spot[] = heights.flatMap((drop) =>
    beside.map((spot) => ({ ...spot, bottom: die.y - drop * half, tip: drop * half })),
  );
  const fitting = spots.filter((spot) => spot.left >= EDGE && spot.left + card.width <= width - 4 && spot.tip >= 14);
  const at = Math.min(Math.max(die.x - card.width / 2, EDGE), Math.max(EDGE, width - card.width - 8));
  const shifts = [0, -0.35, 0.35].map((share) =>
    Math.min(Math.max(at + share * card.width, EDGE), Math.max(EDGE, width - card.width - 8)),
  );
  const above = shifts.map((shift): Spot => ({
    side: 'above',
    left: shift,
    bottom: die.y + 1.35 * half,
    tip: Math.min(Math.max(die.x - shift, 24), card.width - 24),
  }));
  const afar = [width - card.width - 8, EDGE].map((edge): Spot => ({
    side: 'afar',
    left: edge,
    bottom: height - card.height - 12,
    tip: 0,
  }));
  return [...fitting, ...above, ...afar];
}

/** How much of dice that may be taken it would cover, of the question, or how far it would leave the scene. */
function cost(spot: Spot, open: Middle[], { height, half, card, question }: Room): number {
  const box = { left: spot.left, right: spot.left + card.width, bottom: spot.bottom, top: spot.bottom + card.height };
  const covered = open.reduce(
    (sum, { x, y }) =>
      sum + overlap(box, { left: x - 0.7 * half, right: x + 0.7 * half, bottom: y - 0.9 * half, top: y + 0.7 * half }),
    0,
  );
  const asked = overlap(box, { left: 0, right: question.right, bottom: height - question.bottom, top: height });
  return covered + asked + Math.max(0, box.top - height) * card.width * 4;
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  return wide > 0 && high > 0 ? wide * high : 0;
}
