import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scored, type Trove } from '../../src/games/miner/pad/score';
import { ratingOf, soloRefusal, soloScored } from '../../src/games/miner/pad/solo';
import { OWNERS, settle, winners, type Dice } from '../../src/games/vegas/pad/score';
import { GREY, NEUTRAL } from '../../src/games/vegas/view/view';

/** What Python's engine gives: see scripts/make_vectors.py. */
function vectors<T>(game: string): T[] {
  return JSON.parse(
    readFileSync(new URL(`../../../build/vectors/score-${game}.json`, import.meta.url), 'utf-8'),
  ) as T[];
}

test('troves of Dice Miner score as in the engine', () => {
  const cases = vectors<{ troves: Trove[]; rows: object[] }>('miner');
  expect(cases.length).toBeGreaterThan(150);
  for (const { troves, rows } of cases) expect(scored(troves)).toEqual(rows);
});

interface SoloCase {
  trove: string[];
  row?: object;
  rating?: number;
  refused?: object;
}

test('a solo trove scores as in the engine, or is refused in the same words', () => {
  const cases = vectors<SoloCase>('miner-solo');
  expect(cases.filter((one) => one.row).length).toBeGreaterThan(50);
  expect(cases.filter((one) => one.refused).length).toBeGreaterThan(20);
  for (const { trove, row, rating, refused } of cases) {
    expect(soloRefusal(trove)).toEqual(refused ?? null);
    if (row) expect([soloScored(trove), ratingOf(soloScored(trove).total)]).toEqual([row, rating]);
  }
});

interface VegasCase {
  names: string[];
  casinos: { cards: number[]; dice: Record<string, Partial<Dice>> }[];
  paid: [casino: number, owner: number, amount: number][];
  tied: [casino: number, owners: number[]][];
  totals: number[];
  starter: number | null;
}

test('casinos of Las Vegas pay as in the engine', () => {
  const cases = vectors<VegasCase>('vegas');
  expect(cases.length).toBeGreaterThan(150);
  for (const { names, casinos, paid, tied, totals, starter } of cases) {
    const owner = (name: string): number =>
      name === 'neutral' ? NEUTRAL : name === 'grey' ? GREY : names.indexOf(name);
    const lying = casinos.map(({ cards, dice }) => {
      const all = Array.from({ length: OWNERS }, (): Dice => ({ small: 0, big: 0, black: 0 }));
      for (const [name, own] of Object.entries(dice)) Object.assign(all[owner(name)]!, own);
      return { cards, dice: all };
    });
    const settled = settle(lying, names.length);
    expect(settled.paid.map((one) => [one.casino, one.owner, one.amount])).toEqual(paid);
    expect(settled.tied.map((one) => [one.casino, one.owners])).toEqual(tied);
    expect([settled.totals, settled.starter]).toEqual([totals, starter]);
  }
});

test('a casino without cards pays nothing, and then nobody is said to start', () => {
  const dice = Array.from({ length: OWNERS }, (): Dice => ({ small: 1, big: 0, black: 0 }));
  const one = Array.from({ length: OWNERS }, (_, owner): Dice => ({ small: owner === 0 ? 2 : 0, big: 0, black: 0 }));
  const casinos = [...Array.from({ length: 5 }, () => ({ cards: [60000, 30000], dice: one })), { cards: [], dice }];
  expect(settle(casinos, 2)).toMatchObject({ totals: [300000, 0], starter: null });
});

test('equal money: more cards and chips win; still equal: all of them', () => {
  expect(winners([60000, 60000], [1, 2], [0, 0], 10000)).toEqual([1]);
  expect(winners([50000, 60000], [1, 2], [1, 0], 10000)).toEqual([0, 1]);
  expect(winners([90000, 60000, 90000], [1, 2, 1], [0, 0, 0], 10000)).toEqual([0, 2]);
});
