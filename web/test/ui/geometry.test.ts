import { expect, test } from 'vitest';
import { lineOf, linesFor, roundsOf, rowsFor, scalesOf, spread } from '../../src/ui/graph/geometry';

const FRAME = { left: 30, right: 130, top: 10, bottom: 60 };

test('the first position is on the left, the last one on the right, and more is higher', () => {
  const scales = scalesOf(FRAME, 4, 0, 100);
  expect([0, 2, 4].map(scales.x)).toEqual([30, 80, 130]);
  expect([0, 50, 100].map(scales.y)).toEqual([60, 35, 10]);
  expect(lineOf([0, 100, 50], scales)).toBe('M30.0 60.0L55.0 10.0L80.0 35.0');
});

test('the pointer finds the nearest position, and none outside', () => {
  const { at } = scalesOf(FRAME, 4, 0, 100);
  expect([0, 30, 42, 43, 129, 500].map(at)).toEqual([0, 0, 0, 1, 4, 4]);
});

test('a game of one position can be drawn', () => {
  expect(scalesOf(FRAME, 0, 0, 1).x(0)).toBe(30);
});

test('lines are at round numbers and enclose everything', () => {
  expect(linesFor([29.7, 22.1, 0])).toEqual([0, 10, 20, 30]);
  expect(linesFor([-3, 71])).toEqual([-25, 0, 25, 50, 75]);
  expect(linesFor([0])).toEqual([0, 1]);
});

test('rounds lie side by side; what is before the first belongs to none', () => {
  expect(roundsOf([0, 0, 1, 1, 1, 2, 2])).toEqual([
    { round: 1, from: 1, to: 4 },
    { round: 2, from: 4, to: 6 },
  ]);
  expect(roundsOf([0])).toEqual([]);
});

test('no mark covers another', () => {
  expect(rowsFor([10, 100, 200], 34)).toEqual([0, 0, 0]);
  expect(rowsFor([10, 30, 50, 60], 34)).toEqual([0, 1, 0, 2]);
});

test('no name covers another, and none lies below the graph', () => {
  expect(spread([10, 100, 60], 19, 200)).toEqual([10, 100, 60]);
  expect(spread([100, 100, 90], 19, 200)).toEqual([109, 128, 90]);
  expect(spread([200, 10, 200, 200], 19, 200)).toEqual([162, 10, 181, 200]);
});
