import { expect, test } from 'vitest';
import { newcomers } from '../../../src/model/seats/seating';

test('opponents who are not there yet take the open seats, one of each level first', () => {
  const cast = ['greedy', 'easy-zoe', 'easy-nino', 'normal-leo', 'hard-bruno'];
  expect(newcomers([{ bot: null }], cast, 3)).toEqual(['easy-zoe', 'normal-leo', 'hard-bruno']);
  expect(newcomers([{ bot: 'easy-zoe' }], cast, 2)).toEqual(['easy-nino', 'normal-leo']);
  expect(newcomers([], cast, 4)).toEqual(['easy-zoe', 'normal-leo', 'hard-bruno', 'easy-nino']);
  expect(newcomers([], ['greedy'], 2)).toEqual([]);
});
