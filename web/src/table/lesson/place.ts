/** Where the light falls in a lesson, and where the words stand: beside what is lit, never on it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot extends Box {
  side: 'left' | 'right' | 'above' | 'below' | 'free'; // of the words, seen from the light
}

const GAP = 14; // between the light and the words
const EDGE = 8;
const NEAR = 30; // lit things this close above each other share one light
const [ON_LIGHT, ON_BUTTONS, ON_OTHERS] = [40, 12, 0.01]; // how bad it is to cover them

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;

function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y };
}

/** Things of one column become one light. */
export function merged(boxes: Box[]): Box[] {
  const lights: Box[] = [];
  for (const box of [...boxes].sort((one, other) => one.y - other.y)) {
    const place = lights.findIndex((above) => isColumn(above, box) && box.y - bottom(above) < NEAR);
    if (place < 0) lights.push(box);
    else lights[place] = around([lights[place]!, box]);
  }
  return lights;
}

function isColumn(one: Box, other: Box): boolean {
  const shared = Math.min(right(one), right(other)) - Math.max(one.x, other.x);
  return shared > 0.8 * Math.max(one.width, other.width);
}

function covered(one: Box, other: Box): number {
  const width = Math.min(right(one), right(other)) - Math.max(one.x, other.x);
  const height = Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The best place for words of this size in a room, beside the lights, off the buttons, and off other things that may
 * well be looked at.
 */
export function spotFor(
  size: { width: number; height: number },
  room: { width: number; height: number },
  lights: Box[],
  buttons: Box[],
  others: Box[] = [],
): Spot {
  const { width, height } = size;
  const mostX = Math.max(EDGE, room.width - width - EDGE);
  const mostY = Math.max(EDGE, room.height - height - EDGE);
  const clampX = (x: number): number => Math.min(mostX, Math.max(EDGE, x));
  const clampY = (y: number): number => Math.min(mostY, Math.max(EDGE, y));
  if (lights.length === 0)
    return {
      x: clampX((room.width - width) / 2),
      y: clampY(room.height * 0.8 - height / 2), // its subject lies in the upper part
      width,
      height,
      side: 'free',
    };
  const spots: Spot[] = [];
  for (const light of [lights[0]!, around(lights), ...lights.slice(1)]) {
    const free = Math.min(light.y, ...buttons.map((button) => button.y)); // above everything that can be pressed
    const [middleX, middleY] = [light.x + light.width / 2, light.y + light.height / 2];
    for (const y of [middleY - height / 2, light.y, bottom(light) - height, EDGE]) {
      spots.push({ x: clampX(light.x - width - GAP), y: clampY(y), width, height, side: 'left' });
      spots.push({ x: clampX(right(light) + GAP), y: clampY(y), width, height, side: 'right' });
    }
    for (const x of [middleX - width / 2, EDGE, mostX]) {
      spots.push({ x: clampX(x), y: clampY(light.y - height - GAP), width, height, side: 'above' });
      spots.push({ x: clampX(x), y: clampY(free - height - GAP), width, height, side: 'above' });
      spots.push({ x: clampX(x), y: clampY(bottom(light) + GAP), width, height, side: 'below' });
    }
  }
  const goal = lights[0]!;
  const cost = (spot: Spot): number => {
    const far = Math.hypot(
      spot.x + width / 2 - goal.x - goal.width / 2,
      spot.y + height / 2 - goal.y - goal.height / 2,
    );
    const hides = lights.reduce((sum, light) => sum + covered(spot, light), 0);
    const blocks = buttons.reduce((sum, button) => sum + covered(spot, button), 0);
    const veils = others.reduce((sum, other) => sum + covered(spot, other), 0);
    return ON_LIGHT * hides + ON_BUTTONS * blocks + ON_OTHERS * veils + far;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/** Does the spot really lie on its side of the light? Where there is little room, it may lie elsewhere. */
export function isBeside(spot: Spot, light: Box): boolean {
  switch (spot.side) {
    case 'left':
      return right(spot) <= light.x;
    case 'right':
      return spot.x >= right(light);
    case 'above':
      return bottom(spot) <= light.y;
    case 'below':
      return spot.y >= bottom(light);
    case 'free':
      return false;
  }
}
