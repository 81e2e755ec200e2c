import { beforeAll, expect, test } from 'vitest';
import '../../../src/games/registry';
import { costInScore, sumOf, type Mistake, type Report } from '../../../src/model/review/analysis.svelte';
import { need, speakIn } from '../../../src/words/language.svelte';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speakIn('en');
  await need('analysis');
});

function numbersIn(sentence: string): number[] {
  return (sentence.match(/[+−±]?\d+/g) ?? []).map((number) => Number(number.replace('−', '-').replace('±', '')));
}

test.each([
  { start: 25.4, luck: 12.5, decisions: 26.6, gifts: -64.5, end: 0 },
  { start: 33.5, luck: -0.5, decisions: 0.5, gifts: 66.5, end: 100 },
])('luck, decisions and gifts lead from the start to the end, whatever is rounded', (own) => {
  const [start, end, ...changes] = numbersIn(sumOf(own, false));
  expect([start, end]).toEqual([Math.round(own.start), Math.round(own.end)]);
  expect(changes).toHaveLength(3);
  expect(changes.reduce((sum, change) => sum + change, start!)).toBe(end);
});

test('alone nobody else decides', () => {
  const [start, end, ...changes] = numbersIn(
    sumOf({ start: 20.4, luck: 3.4, decisions: 1.4, gifts: 0, end: 25.2 }, true),
  );
  expect(changes).toHaveLength(2);
  expect(start! + changes[0]! + changes[1]!).toBe(end);
});

test('what a mistake cost of the own score is said where the report knows it', () => {
  const cost = (game: string, score?: number, unit = 'chance'): string =>
    costInScore({ game, unit } as Report, { score } as Mistake);
  expect(cost('vegas', 12_400)).toBe('in money: −$12,000');
  expect(cost('miner', -2.5)).toBe('in points: +2.5');
  expect(cost('miner', 2.5, 'points')).toBe(''); // the loss itself is in points
  expect(cost('vegas')).toBe(''); // analysed by an earlier version
});
