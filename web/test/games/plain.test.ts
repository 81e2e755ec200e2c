import { expect, test } from 'vitest';
import { columnsOf, fieldsOf, isPlain, isSeat, rowsOf, spelled } from '../../src/games/plain/values';

test('words, numbers and lists of them are told in a line', () => {
  expect([3, 'two_dice', true, false, null, [1, 2], []].map(spelled)).toEqual([
    '3',
    'two dice',
    '✓',
    '–',
    '–',
    '1, 2',
    '–',
  ]);
  expect([3, null, [1, 'a'], [[1]], { a: 1 }, [{ a: 1 }]].map(isPlain)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a list of objects is a table with all their fields', () => {
  const rows = rowsOf([{ points: 3 }, { points: 4, bonus: 1 }]);
  expect(columnsOf(rows)).toEqual(['points', 'bonus']);
  expect(rowsOf([{ points: 3 }], 2)).toEqual([]); // not one for each seat
  expect([rowsOf([]), rowsOf([1]), rowsOf({ a: 1 }), rowsOf(undefined)]).toEqual([[], [], [], []]);
});

test('seats are told by their names', () => {
  expect([isSeat(0, 'starter'), isSeat(1, 'turn'), isSeat(-1, 'turn'), isSeat(1, 'round')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('all else is told field by field', () => {
  expect(fieldsOf({ round: 1, dice: [[1], [2]] })).toEqual([
    ['round', 1],
    ['dice', [[1], [2]]],
  ]);
  expect(fieldsOf([[1], [2]])).toEqual([
    ['1', [1]],
    ['2', [2]],
  ]);
});
