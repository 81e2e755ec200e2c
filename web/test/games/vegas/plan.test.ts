import { expect, test } from 'vitest';
import { wordsOf, wordsTyped } from '../../../src/pages/table/tapped';
import type { DrawGroup } from '../../../src/table/parts';
import { plan as vegasPlan } from '../../../src/games/vegas/realdice/plan';
import type { TableShown, View } from '../../../src/net/messages';

function table(kind: string, bounds: number[], seat = 0): TableShown {
  return { waiting: { draw: { label: `${kind}/1/-/1`, bounds, kind }, seat } } as TableShown;
}

const six = (number: number): number[] => Array<number>(number).fill(6);
const vegas = { game: 'vegas', players: [{ big: 1 }, { big: 0 }, { big: 1 }] } as unknown as View;

function shape(plan: DrawGroup[]): unknown[] {
  return plan.map((group) => [group.title, group.number, group.items.map((item) => item.word).join(' | ')]);
}

test('a roll of Las Vegas has small dice, and the big one apart if it is still in the hand', () => {
  const pips = '1 | 2 | 3 | 4 | 5 | 6';
  expect(shape(vegasPlan(table('roll', six(8), 0), vegas))).toEqual([
    ['small', 7, pips],
    ['big', 1, pips],
  ]);
  expect(shape(vegasPlan(table('roll', six(3), 1), vegas))).toEqual([['small', 3, pips]]);
  expect(shape(vegasPlan(table('roll', six(1), 2), vegas))).toEqual([['big', 1, pips]]);
  expect(shape(vegasPlan(table('neutral', six(8), -1), vegas))).toEqual([
    ['small', 7, pips],
    ['big', 1, pips],
  ]);
  expect(shape(vegasPlan(table('black', six(2), 1), vegas))).toEqual([['black', 2, pips]]);
});

test('cards, tiles and the first player are tapped, too', () => {
  expect(shape(vegasPlan(table('cards', six(12), -1), vegas))).toEqual([
    ['cards', 12, '30 | 40 | 50 | 60 | 70 | 80 | 90 | 100'],
  ]);
  expect(vegasPlan(table('tiles', [16, 14], -1), vegas)[0]!.items).toHaveLength(16);
  expect(shape(vegasPlan(table('first', [3], -1), vegas))).toEqual([['seat', 1, '1 | 2 | 3']]);
});

test('what nobody knows is typed', () => {
  expect(vegasPlan(table('something', [6]), vegas)).toEqual([]);
});

test('the words are those of the terminal', () => {
  const plan = vegasPlan(table('roll', six(4), 0), vegas);
  expect(wordsOf(plan, [['3', '3', '5'], ['6']])).toBe('3 3 5 big 6');
});

test('what is typed may look as it is shown', () => {
  const roll = vegasPlan(table('roll', six(8), 0), vegas);
  const face = (look: unknown): string => String((look as { face: number }).face);
  expect(wordsTyped(roll, '3 3 5 Groß 6', face, 'groß ')).toBe('3 3 5 big 6');
  expect(wordsTyped(roll, '3 3 5 ΜΕΓΑΛΟ 6', face, 'μεγάλο ')).toBe('3 3 5 big 6');
  expect(wordsTyped(roll, '3 3 5 big 6', face, 'grande ')).toBe('3 3 5 big 6');
  const tiles = vegasPlan(table('tiles', [16, 14], -1), vegas);
  const named = (look: unknown): string =>
    ({ power_play: 'Power Play', jackpot: 'Τζάκποτ' })[(look as { key: string }).key] ?? 'x';
  expect(wordsTyped(tiles, 'τζακποτ, power  play', named, 'big')).toBe('jackpot, power_play');
  const cards = vegasPlan(table('cards', six(12), -1), vegas);
  const money = (look: unknown): string => `${(look as { amount: number }).amount / 1000}.000\u00a0$`;
  expect(wordsTyped(cards, '30.000 $ 100.000\u00a0$ 40', money, 'big')).toBe('30 100 40');
});
