import { expect, test } from 'vitest';
import {
  bigOf,
  leftOf,
  smallOf,
  withDie,
  withoutDie,
  wordsOfTold,
  type Telling,
  type Told,
} from '../../../src/games/vegas/realdice/telling';

const roll: Telling = { kind: 'dice', owner: 0, small: 3, big: 1, cards: 0 };

function tap(told: Told[], face: number, meansBig = false): Told[] {
  return withDie(roll, told, face, meansBig);
}

test('the big die is told when it is meant, or when it is the last one', () => {
  let told = tap(tap([], 4), 4, true);
  expect([smallOf(told), bigOf(told), leftOf(roll, told)]).toEqual([[4], 4, 2]);
  told = tap(tap(tap(told, 1, true), 2), 6);
  expect(wordsOfTold(told)).toBe('4 1 2 big 4');
  expect(wordsOfTold(tap(tap(tap(tap([], 1), 2), 3), 6))).toBe('1 2 3 big 6');
});

test('a die that is taken back is a small one first', () => {
  const told = tap(tap([], 5, true), 5);
  expect(wordsOfTold(withoutDie(told, 5))).toBe('big 5');
  expect(withoutDie(withoutDie(told, 5), 5)).toEqual([]);
  expect(withoutDie(told, 2)).toEqual(told);
});
