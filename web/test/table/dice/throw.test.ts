import { expect, test } from 'vitest';
import { faceUp, facing, heldFor } from '../../../src/table/dice/faces';
import { poseAt, thrown, type Pose } from '../../../src/table/dice/throw';
import { about, after, apart, mixed, turned } from '../../../src/table/dice/turn';

const TRAY = { width: 16, height: 4 };
const FROM = { x: -4, y: -3.2 };
const SIZES = [1.26, 1, 1, 1, 1, 1, 1, 1];

/** The same numbers between 0 and 1 for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const MADE = Array.from({ length: 40 }, (_, seed) => thrown(SIZES, TRAY, FROM, seeded(seed + 1)));
const THROWS: Pose[][][] = MADE.map(({ ways }) => ways);

test('a die shows the face for which it was held, however the throw ends', () => {
  for (const ways of THROWS)
    for (const way of ways)
      for (let face = 1; face <= 6; face++) {
        const { turn } = way.at(-1)!;
        expect(faceUp(after(turn, heldFor(face, turn)))).toBe(face);
      }
});

test('what is held for a face stands within an eighth of a turn of upright', () => {
  for (const ways of THROWS)
    for (const { turn } of ways.map((way) => way.at(-1)!))
      expect(apart(after(turn, heldFor(5, turn)), facing(5))).toBeLessThan(Math.PI / 4 + 0.01);
});

test('opposite faces add up to seven', () => {
  for (let face = 1; face <= 6; face++) {
    expect(faceUp(facing(face))).toBe(face);
    expect(faceUp(after([0, 1, 0, 0], facing(face)))).toBe(7 - face);
  }
});

test('at the end all dice lie on a face, on the felt, and on no other die', () => {
  for (const ways of THROWS) {
    const ends = ways.map((way) => way.at(-1)!);
    ends.forEach(({ at, turn }, die) => {
      const up = Math.max(
        ...[0, 1, 2].map((axis) => Math.abs(turned(turn, [+(axis === 0), +(axis === 1), +(axis === 2)])[2])),
      );
      expect(up).toBeCloseTo(1, 5);
      expect(at[2]).toBeCloseTo(SIZES[die]! / 2, 5);
      for (let other = 0; other < die; other++)
        expect(Math.hypot(at[0] - ends[other]!.at[0], at[1] - ends[other]!.at[1])).toBeGreaterThan(
          0.5 * (SIZES[die]! + SIZES[other]!),
        );
    });
  }
});

test('they stay in the tray, come to rest anywhere in it, and never below the felt', () => {
  const ends = THROWS.flatMap((ways) => ways.map((way) => way.at(-1)!.at));
  expect(Math.max(...ends.map(([x]) => Math.abs(x)))).toBeLessThan(TRAY.width / 2 + 0.7);
  expect(Math.max(...ends.map(([, y]) => Math.abs(y)))).toBeLessThan(TRAY.height / 2 + 0.9);
  const mean = ends.reduce((sum, [x]) => sum + x, 0) / ends.length;
  expect(Math.sqrt(ends.reduce((sum, [x]) => sum + (x - mean) ** 2, 0) / ends.length)).toBeGreaterThan(2);
  expect(Math.min(...THROWS.flatMap((ways) => ways.flatMap((way) => way.map(({ at }) => at[2]))))).toBeGreaterThan(0.2);
});

test('each die tumbles, and no two frames are far from each other', () => {
  for (const ways of THROWS.slice(0, 10))
    for (const way of ways) {
      const shown = Array.from({ length: 61 }, (_, frame) => poseAt(way, frame / 60));
      const steps = shown.slice(1).map(({ turn }, frame) => apart(turn, shown[frame]!.turn));
      expect(steps.reduce((sum, step) => sum + step)).toBeGreaterThan(1.5);
      expect(Math.max(...steps)).toBeLessThan(1.6);
    }
});

test('every throw is heard: hits of the felt and of each other, in their order, hard and soft', () => {
  for (const { hits } of MADE) {
    expect(hits.filter(({ on }) => on === 'felt').length).toBeGreaterThanOrEqual(SIZES.length);
    const shares = hits.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  }
  const strengths = MADE.flatMap(({ hits }) => hits.map(({ strength }) => strength));
  expect(MADE.some(({ hits }) => hits.some(({ on }) => on === 'die'))).toBe(true);
  expect(Math.max(...strengths)).toBeLessThanOrEqual(1);
  expect(Math.max(...strengths)).toBeGreaterThan(2 * Math.min(...strengths));
});

test('from one turn to another a die takes the short way', () => {
  const half = mixed([1, 0, 0, 0], about([0, 0, 1], 1.8 * Math.PI), 0.5);
  expect(apart(half, about([0, 0, 1], -0.1 * Math.PI))).toBeCloseTo(0, 5);
});
