import { beforeAll, expect, test } from 'vitest';
import '../../../src/games/registry';
import { costInScore, sumOf, type Mistake, type Report } from '../../../src/model/review/analysis.svelte';
import { need, speakIn } from '../../../src/words/language.svelte';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speakIn('en');
  await need('analysis');
});

test('luck, decisions and gifts lead from the start to the end; alone nobody else decides', () => {
  expect(sumOf({ start: 25, luck: 13, decisions: 27, gifts: -65, end: 0 }, false)).toBe(
    'Chance to win from 25 to 0: luck +13, your decisions +27 (compared with quick play), the others’ −65.',
  );
  expect(sumOf({ start: 20, luck: 3, decisions: 2, gifts: 0, end: 25 }, true)).toBe(
    'Points to expect from 20 to 25: luck +3, your decisions +2 (compared with quick play).',
  );
});

test('what a mistake cost of the own score is said where the report knows it', () => {
  const cost = (game: string, score?: number, unit = 'chance'): string =>
    costInScore({ game, unit } as Report, { score } as Mistake);
  expect(cost('vegas', 12_400)).toBe('in money: −$12,000');
  expect(cost('miner', -2.5)).toBe('in points: +2.5');
  expect(cost('miner', 2.5, 'points')).toBe(''); // the loss itself is in points
  expect(cost('vegas')).toBe(''); // analysed by an earlier version
});
