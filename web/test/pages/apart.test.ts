import { expect, test } from 'vitest';
import { apart } from '../../src/pages/replay/apart';

test('marks stand at their places where there is room', () => {
  expect(apart([10, 200, 90], 34, 300)).toEqual([10, 200, 90]);
});

test('marks that would cover each other move apart, in their order, and stay on the tape', () => {
  expect(apart([50, 55, 300], 34, 300)).toEqual([50, 84, 300]);
  expect(apart([299, 300, 290], 34, 300)).toEqual([266, 300, 232]);
});
