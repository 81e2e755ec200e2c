import { expect, test } from 'vitest';
import { wordsOf } from '../src/components/tapped';
import type { DrawGroup } from '../src/games/game';
import { plan as minerPlan } from '../src/games/miner/realdice/plan';
import { plan as vegasPlan } from '../src/games/vegas/realdice/plan';
import type { TableShown, View } from '../src/net/messages';

function table(kind: string, bounds: number[], seat = 0): TableShown {
  return { waiting: { draw: { label: `${kind}/1/-/1`, bounds, kind }, seat } } as TableShown;
}

const six = (number: number): number[] => Array<number>(number).fill(6);
const vegas = { game: 'vegas', players: [{ big: 1 }, { big: 0 }, { big: 1 }] } as unknown as View;
const faces = { tunnel: ['1', '2', 'beer'], hazard: ['cave-in 1', 'cave-in 1', 'beer'], tool: ['pickaxe'], treasure: ['gem 1'], magic: ['magic 2', 'beer'] };
const miner = { game: 'miner', players: [{}, {}], faces } as unknown as View;

function shape(plan: DrawGroup[]): unknown[] {
  return plan.map((group) => [group.title, group.number, group.items.map((item) => item.word).join(' | ')]);
}

test('a roll of Las Vegas has small dice, and the big one apart if it is still in the hand', () => {
  const pips = '1 | 2 | 3 | 4 | 5 | 6';
  expect(shape(vegasPlan(table('roll', six(8), 0), vegas))).toEqual([['small', 7, pips], ['big', 1, pips]]);
  expect(shape(vegasPlan(table('roll', six(3), 1), vegas))).toEqual([['small', 3, pips]]);
  expect(shape(vegasPlan(table('roll', six(1), 2), vegas))).toEqual([['big', 1, pips]]);
  expect(shape(vegasPlan(table('neutral', six(8), -1), vegas))).toEqual([['small', 7, pips], ['big', 1, pips]]);
  expect(shape(vegasPlan(table('black', six(2), 1), vegas))).toEqual([['black', 2, pips]]);
});

test('cards, tiles and the first player are tapped, too', () => {
  expect(shape(vegasPlan(table('cards', six(12), -1), vegas))).toEqual([['cards', 12, '30 | 40 | 50 | 60 | 70 | 80 | 90 | 100']]);
  expect(vegasPlan(table('tiles', [16, 14], -1), vegas)[0]!.items).toHaveLength(16);
  expect(shape(vegasPlan(table('first', [3], -1), vegas))).toEqual([['seat', 1, '1 | 2 | 3']]);
  expect(shape(minerPlan(table('starter', [2], -1), miner))).toEqual([['seat', 1, '1 | 2']]);
});

test('dice of Dice Miner are tapped with their kind, each face once', () => {
  expect(shape(minerPlan(table('first', six(2), -1), miner))).toEqual([['faces', 2, 'tunnel 1 | tunnel 2 | tunnel beer']]);
  expect(shape(minerPlan(table('start', six(3)), miner))).toEqual([['faces', 3, 'magic magic 2 | magic beer']]);
  const [mountain] = minerPlan(table('mountain', [60, 59, 58, 6, 6, 6], -1), miner);
  expect(mountain!.number).toBe(3);
  expect(mountain!.items.map((item) => item.word)).toContain('hazard cave-in 1');
  expect(mountain!.items).toHaveLength(9);
});

test('what nobody knows is typed', () => {
  expect(vegasPlan(table('something', [6]), vegas)).toEqual([]);
  expect(minerPlan(table('something', [6]), miner)).toEqual([]);
});

test('the words are those of the terminal', () => {
  const plan = vegasPlan(table('roll', six(4), 0), vegas);
  expect(wordsOf(plan, [['3', '3', '5'], ['6']])).toBe('3 3 5 big 6');
  expect(wordsOf(minerPlan(table('magic', six(2)), miner), [['tunnel 1', 'treasure gem 1']])).toBe('tunnel 1 treasure gem 1');
});
