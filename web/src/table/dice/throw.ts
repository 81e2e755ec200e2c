/**
 * Dice that are thrown onto a tray: they fall, tumble, hit each other and the rim, and lie still. Lengths are edges of
 * a usual die. Which faces they show has nothing to do with it: `heldFor` holds them so that they end there.
 */
import {
  about,
  after,
  apart,
  between,
  cross,
  dot,
  lengthOf,
  mixed,
  plus,
  times,
  turned,
  unit,
  type Turn,
  type Vector,
} from './turn';

/** The tray's middle is at 0, 0, 0. */
export interface Tray {
  width: number;
  height: number;
}

export interface Pose {
  at: Vector;
  turn: Turn;
}

/** A die hits something: when, as a share of the throw, and how hard, from 0 to 1. */
export interface Hit {
  share: number;
  strength: number;
  on: 'felt' | 'die';
}

export interface Thrown {
  ways: Pose[][]; // of each die, from the throw to its rest, at equal times
  hits: Hit[];
}

interface Body {
  size: number;
  at: Vector;
  turn: Turn;
  speed: Vector;
  spin: Vector;
  isIn: boolean; // over the rim: until then the hand pushes it
}

interface Wall {
  normal: Vector;
  far: number; // from the middle
  entry: boolean; // the hand is behind it
}

const HEARD = 7; // the speed from which a hit is heard
const HARD = 26; // and the speed of the hardest hit
const STEP = 1 / 240; // seconds
const EACH = 4; // steps for each pose
const HAND = 9; // the least speed of what leaves the hand
const LONGEST = 1.5; // seconds
const GRAVITY = 260;
const BOUNCE = 0.36;
const FRICTION = 0.42;
const DIE_BOUNCE = 0.45;
const ROUND = 0.66; // how far from their middles two dice touch, for an edge of 1: between the face and the corner
const SETTLE = 0.16; // the share of the time in which a die that leans lies down
const TRIES = 5;
const CORNERS: readonly Vector[] = [-0.5, 0.5].flatMap((x) =>
  [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z): Vector => [x, y, z])),
);
const AXES: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** Throw dice of these sizes from beyond the tray's edge; of some throws, the one whose dice lie down best. */
export function thrown(sizes: number[], tray: Tray, from: { x: number; y: number }, random = Math.random): Thrown {
  let best: Try | null = null;
  for (let each = 0; each < TRIES && (best === null || best.lean > 0.35); each++) {
    const made = tryOnce(sizes, tray, from, random);
    if (best === null || made.lean < best.lean) best = made;
  }
  return { ways: laidDown(best!.poses, sizes), hits: best!.hits };
}

interface Try {
  poses: Pose[][];
  hits: Hit[];
  lean: number; // how far the worst die is from lying flat, in radians
}

function tryOnce(sizes: number[], tray: Tray, from: { x: number; y: number }, random: () => number): Try {
  const walls = wallsOf(tray, from);
  const bodies = inHand(sizes, tray, from, random);
  const poses: Pose[][] = sizes.map(() => []);
  const hits: { step: number; speed: number; on: Hit['on'] }[] = [];
  let step = 0;
  const hit = (on: Hit['on'], speed: number): void => void (speed > HEARD && hits.push({ step, speed, on }));
  for (; step * STEP < LONGEST; step++) {
    if (step % EACH === 0) bodies.forEach(({ at, turn }, die) => poses[die]!.push({ at, turn }));
    for (const body of bodies) advance(body);
    for (let one = 0; one < bodies.length; one++)
      for (let other = one + 1; other < bodies.length; other++) hit('die', collide(bodies[one]!, bodies[other]!));
    for (const body of bodies) for (const wall of walls) hit('felt', touch(body, wall));
    if (step * STEP > 0.5 && bodies.every(isAtRest)) break;
  }
  const lean = Math.max(...bodies.map(({ turn }) => apart(turn, lying(turn))));
  return {
    poses,
    hits: hits.map((each) => ({ share: each.step / step, strength: Math.min(1, each.speed / HARD), on: each.on })),
    lean,
  };
}

/** The floor, and the rim on four sides. */
function wallsOf({ width, height }: Tray, from: { x: number; y: number }): Wall[] {
  const isBelow = Math.abs(from.y) / height >= Math.abs(from.x) / width;
  return [
    { normal: [0, 0, 1], far: 0, entry: false },
    { normal: [1, 0, 0], far: width / 2, entry: !isBelow && from.x < 0 },
    { normal: [-1, 0, 0], far: width / 2, entry: !isBelow && from.x > 0 },
    { normal: [0, 1, 0], far: height / 2, entry: isBelow && from.y < 0 },
    { normal: [0, -1, 0], far: height / 2, entry: isBelow && from.y > 0 },
  ];
}

/** A handful above the edge, on its way across the tray. */
function inHand(sizes: number[], tray: Tray, from: { x: number; y: number }, random: () => number): Body[] {
  const spread = (by: number): number => (random() - 0.5) * 2 * by;
  const far = Math.hypot(from.x, from.y) || 1;
  const ahead: Vector = [-from.x / far, -from.y / far, 0];
  const aside: Vector = [-ahead[1], ahead[0], 0];
  const across = Math.min(sizes.length - 1, 3);
  return sizes.map((size, die) => {
    const column = (die % (across + 1)) - across / 2;
    const row = Math.floor(die / (across + 1));
    const start: Vector = [from.x, from.y, 1.6 + row * 1.3 + random() * 0.4];
    const push = 10 + Math.max(tray.width, tray.height) * 0.75 + spread(4);
    const to = plus(times(ahead, push), aside, column * 2.6 + spread(tray.width > tray.height * 2 ? 13 : 5));
    return {
      size,
      at: plus(plus(start, aside, column * 1.35), ahead, spread(0.3)),
      turn: about([spread(1), spread(1), spread(1)], random() * Math.PI * 2),
      speed: [to[0], to[1], 2 + spread(3)],
      spin: plus(times(cross([0, 0, 1], ahead), 13 + random() * 9), [spread(8), spread(8), spread(8)]),
      isIn: false,
    };
  });
}

function advance(body: Body): void {
  body.speed = plus(body.speed, [0, 0, -GRAVITY], STEP);
  body.at = plus(body.at, body.speed, STEP);
  const angle = lengthOf(body.spin) * STEP;
  if (angle > 1e-6) body.turn = unit(after(about(body.spin, angle), body.turn));
}

/** A cube turns about any axis alike: its inertia, for a mass of 1, is one number. */
function inertia({ size }: Body): number {
  return (size * size) / 6;
}

/** The corners of a die that are in the floor or in the rim push it out. Returns the speed of the hit. */
function touch(body: Body, { normal, far, entry }: Wall): number {
  const middle = dot(body.at, normal) + far;
  if (middle > body.size * 0.9) return 0;
  if (entry && !body.isIn) {
    body.isIn = middle > body.size * 0.75;
    const slow = HAND - dot(body.speed, normal);
    if (slow > 0) body.speed = plus(body.speed, normal, slow);
    return 0;
  }
  let deepest = 0;
  let hardest = 0;
  for (const corner of CORNERS) {
    const arm = turned(body.turn, times(corner, body.size));
    const depth = -(middle + dot(arm, normal));
    if (depth <= 0) continue;
    deepest = Math.max(deepest, depth);
    hardest = Math.max(hardest, strike(body, arm, normal));
  }
  if (deepest > 0) {
    body.at = plus(body.at, normal, deepest * 0.6);
    body.spin = times(body.spin, 0.985); // a die that lies flat rolls no further
  }
  return hardest;
}

function strike(body: Body, arm: Vector, normal: Vector): number {
  const here = plus(body.speed, cross(body.spin, arm));
  const into = dot(here, normal);
  if (into >= 0) return 0;
  const bounce = into < -6 ? BOUNCE : 0;
  const stiff = 1 + lengthSquared(cross(arm, normal)) / inertia(body);
  const push = (-(1 + bounce) * into) / stiff;
  pushed(body, arm, times(normal, push));
  const along = plus(here, normal, -into);
  const slide = lengthOf(along);
  if (slide < 1e-4) return -into;
  const way = times(along, 1 / slide);
  const soft = 1 + lengthSquared(cross(arm, way)) / inertia(body);
  pushed(body, arm, times(way, -Math.min(FRICTION * push, slide / soft)));
  return -into;
}

function pushed(body: Body, arm: Vector, push: Vector): void {
  body.speed = plus(body.speed, push);
  body.spin = plus(body.spin, cross(arm, push), 1 / inertia(body));
}

function lengthSquared(vector: Vector): number {
  return dot(vector, vector);
}

/** Two dice collide, as rough balls. Returns the speed of the hit. */
function collide(one: Body, other: Body): number {
  const way = plus(other.at, one.at, -1);
  const far = lengthOf(way);
  const near = ROUND * (one.size + other.size);
  if (far >= near || far === 0) return 0;
  const normal = times(way, 1 / far);
  const [arm, counter] = [times(normal, ROUND * one.size), times(normal, -ROUND * other.size)];
  const meeting = plus(plus(other.speed, cross(other.spin, counter)), plus(one.speed, cross(one.spin, arm)), -1);
  const into = dot(meeting, normal);
  one.at = plus(one.at, normal, -(near - far) / 2);
  other.at = plus(other.at, normal, (near - far) / 2);
  if (into >= 0) return 0;
  const push = (-(1 + DIE_BOUNCE) * into) / 2;
  const along = plus(meeting, normal, -into);
  const slide = lengthOf(along);
  const rub = slide > 1e-4 ? times(along, -Math.min(0.3 * push, slide / 7) / slide) : ([0, 0, 0] as Vector);
  const whole = plus(times(normal, push), rub);
  pushed(other, counter, whole);
  pushed(one, arm, times(whole, -1));
  return -into;
}

function isAtRest({ speed, spin, size, at, turn }: Body): boolean {
  return lengthOf(speed) < 2 && lengthOf(spin) < 2.5 && at[2] < size * 0.56 && apart(turn, lying(turn)) < 0.12;
}

/** The nearest turn in which a die lies on a face. */
function lying(turn: Turn): Turn {
  const up = AXES.reduce((best, axis) => (turned(turn, axis)[2] > turned(turn, best)[2] ? axis : best));
  return after(between(turned(turn, up), [0, 0, 1]), turn);
}

/** At the end every die lies on a face, on the floor, and beside the others. */
function laidDown(poses: Pose[][], sizes: number[]): Pose[][] {
  const ends = poses.map((way) => way.at(-1)!);
  const flat = ends.map(({ turn }) => lying(turn));
  const places = besideEachOther(
    ends.map(({ at }, die): Vector => [at[0], at[1], sizes[die]! / 2]),
    sizes,
  );
  return poses.map((way, die) => {
    const begins = Math.floor(way.length * (1 - SETTLE));
    return way.map(({ at, turn }, frame) => {
      const share = smooth(Math.max(0, frame - begins) / Math.max(1, way.length - 1 - begins));
      const shift = plus(places[die]!, ends[die]!.at, -1);
      return {
        at: plus(at, shift, share),
        turn: mixed(turn, after(flat[die]!, after(inverse(ends[die]!.turn), turn)), share),
      };
    });
  });
}

function inverse([w, x, y, z]: Turn): Turn {
  return [w, -x, -y, -z];
}

/** Dice that came to lie on each other move apart. */
function besideEachOther(places: Vector[], sizes: number[]): Vector[] {
  const moved = [...places];
  for (let round = 0; round < 12; round++)
    for (let one = 0; one < moved.length; one++)
      for (let other = one + 1; other < moved.length; other++) {
        const way = plus(moved[other]!, moved[one]!, -1);
        const far = Math.hypot(way[0], way[1]) || 0.01;
        const near = 0.68 * (sizes[one]! + sizes[other]!);
        if (far >= near) continue;
        const by: Vector = [((near - far) / 2) * (way[0] / far), ((near - far) / 2) * (way[1] / far), 0];
        moved[one] = plus(moved[one]!, by, -1);
        moved[other] = plus(moved[other]!, by);
      }
  return moved;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Where a die is at a share of the throw. */
export function poseAt(way: Pose[], share: number): Pose {
  const place = Math.min(way.length - 1, Math.max(0, share * (way.length - 1)));
  const [before, next] = [way[Math.floor(place)]!, way[Math.ceil(place)]!];
  const rest = place - Math.floor(place);
  return { at: plus(times(before.at, 1 - rest), next.at, rest), turn: mixed(before.turn, next.turn, rest) };
}
