import { beforeAll, expect, test } from 'vitest';
import { isSlow, leftInWords } from '../../src/words/durations';
import { speakIn } from '../../src/words/language.svelte';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speakIn('en');
});

test.each([
  [59, '0:59'],
  [3_599, '59:59'],
  [3_600, '1 h 0 min'],
  [86_399, '23 h 59 min'],
  [86_400, '1 d 0 h'],
  [180_000, '2 d 2 h'],
])('%i seconds are left in words', async (seconds, words) => {
  expect(leftInWords(seconds).replace(/[\u2068\u2069]/g, '')).toBe(words);
});

test('a game with more than an hour for a decision is one over days', () => {
  expect([3_600, 3_601].map(isSlow)).toEqual([false, true]);
});
