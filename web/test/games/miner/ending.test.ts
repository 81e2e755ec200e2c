import { expect, test } from 'vitest';
import { hingeOf, placeOf } from '../../../src/games/miner/board/state/ending';
import type { Scored } from '../../../src/games/miner/view/explain';

function row(seat: number, round: number, tunnels: number, dragons: number): Scored {
  const nothing = { sequences: [], gems: 0, doubled: false, treasure: 0, cave_ins: 0, pickaxes: 0 };
  return {
    ...nothing,
    seat,
    round,
    tunnels,
    dragons: Math.abs(dragons),
    shields: dragons > 0 ? 1 : 0,
  } as never as Scored;
}

const SCORED = [row(0, 1, 6, -3), row(1, 1, 3, 4), row(0, 2, 1, 2), row(1, 2, 6, 0)];

test('a loss hangs on the line in which the winner gained most', () => {
  expect(hingeOf(SCORED, 0, 1, false)).toEqual({ round: 1, key: 'dragons', own: -3, other: 4 });
});

test('a win hangs on the line in which most was gained on the second', () => {
  expect(hingeOf(SCORED, 0, 1, true)).toEqual({ round: 1, key: 'tunnels', own: 6, other: 3 });
  expect(hingeOf(SCORED, 1, 0, true)).toEqual({ round: 1, key: 'dragons', own: 4, other: -3 });
});

test('nothing was gained where all are equal, or where nothing is told', () => {
  expect(hingeOf([row(0, 1, 3, 0), row(1, 1, 3, 0)], 0, 1, true)).toBeNull();
  expect(hingeOf([], 0, 1, false)).toBeNull();
});

test('equal players share a place', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf([[2], [0, 3], [1]], seat))).toEqual([2, 4, 1, 2]);
});
