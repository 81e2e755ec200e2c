import { expect, test } from 'vitest';
import { isBeside, spotFor, type Box } from '../../src/table/lesson/place';

const ROOM = { width: 1440, height: 850 };
const WORDS = { width: 432, height: 190 };
const LIGHT: Box = { x: 550, y: 180, width: 150, height: 150 };
const BELOW: Box[] = [0, 1, 2].map((place) => ({ x: 420 + 140 * place, y: 340, width: 120, height: 120 }));

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('words stand beside what is lit', () => {
  expect(isBeside(spotFor(WORDS, ROOM, [LIGHT], []), LIGHT)).toBe(true);
});

test('where there is room elsewhere, words leave other things in sight', () => {
  const spot = spotFor(WORDS, ROOM, [LIGHT], [], BELOW);
  expect(isBeside(spot, LIGHT)).toBe(true);
  expect(BELOW.some((other) => meets(spot, other))).toBe(false);
});

test('nothing is worse than to cover what is lit or pressed', () => {
  const buttons: Box[] = [{ x: 720, y: 0, width: 720, height: 850 }];
  const spot = spotFor(WORDS, ROOM, [LIGHT], buttons, [{ x: 0, y: 0, width: 540, height: 850 }]);
  expect(meets(spot, LIGHT) || meets(spot, buttons[0]!)).toBe(false);
});
