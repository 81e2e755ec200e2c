import { describe, expect, it } from 'vitest';
import {
  against,
  bandOf,
  diceOf,
  hasWon,
  looksFor,
  nextToBeat,
  outside,
  placeOf,
  trendOf,
  wonWith,
} from '../../../src/model/guest/statistics';
import { castOf } from '../../../src/model/seats/cast';
import type { GamePlayed } from '../../../src/net/messages';

function game(more: Partial<GamePlayed> = {}): GamePlayed {
  return {
    game: 'vegas',
    ended: 1,
    seat: 0,
    opponents: [null, 'easy-zoe'],
    scores: [90, 60],
    winners: [0],
    dice: [1, 2, 3, 4, 5, 6],
    with: {},
    daily: null,
    table: 't',
    luck: null,
    ...more,
  };
}

function analysed(luck: number, ended: number, scores = [90, 60]): GamePlayed {
  const part = {
    start: 0.5,
    luck,
    luck_error: 0.02,
    decisions: -luck,
    decisions_error: 0,
    gifts: 0,
    gifts_error: 0,
    end: 0.5,
    whole: { start: 50, luck: 100 * luck, decisions: -100 * luck, gifts: 0, end: 50 },
  };
  return game({ luck: part, ended, scores });
}

describe('the band', () => {
  it('holds 19 of 20 counts of honest dice, and hardly more', () => {
    for (const dice of [1, 6, 60, 1020, 5000]) {
      const { low, high } = bandOf(dice);
      let chance = 0;
      let edge = 1;
      let one = (5 / 6) ** dice;
      if (one === 0) continue; // too many dice for this simple sum
      for (let times = 0; times <= high; times++) {
        if (times >= low) chance += one;
        if (times === low || times === high) edge = Math.min(edge, one);
        one *= (dice - times) / (times + 1) / 5;
      }
      expect(chance).toBeGreaterThanOrEqual(0.95);
      expect(chance - edge).toBeLessThan(0.95);
    }
  });
  it('is about two standard deviations for many dice', () => {
    const { low, high } = bandOf(6000);
    expect([low, high]).toEqual([expect.closeTo(1000 - 56.6, -0.5), expect.closeTo(1000 + 56.6, -0.5)]);
  });
  it('names the numbers outside', () => {
    expect(outside([171, 158, 183, 162, 169, 177])).toEqual([]);
    expect(outside([100, 170, 170, 170, 170, 240])).toEqual([1, 6]);
    expect(outside([0, 0, 0, 0, 0, 0])).toEqual([]);
  });
  it('is left in every fourth look by one, and rarely by two', () => {
    expect(looksFor(1)).toBe(4);
    expect(looksFor(2)).toBeGreaterThan(25);
  });
});

describe('results', () => {
  it('count who came in front', () => {
    const shares = against([
      game(),
      game({ scores: [50, 60], winners: [1] }),
      game({ scores: [60, 60], winners: [0] }),
      game({ opponents: [null, null] }),
    ]);
    expect(shares.get('easy-zoe')).toEqual({ is: 2, of: 3 });
    expect(shares.get('')).toEqual({ is: 1, of: 1 });
  });
  it('are won or not, and a game alone is neither', () => {
    expect([hasWon(game()), hasWon(game({ winners: [1] })), hasWon(game({ scores: [41], winners: [0] }))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      placeOf(game()),
      placeOf(game({ scores: [10, 60], winners: [1] })),
      placeOf(game({ scores: [60, 60, 90], winners: [2] })),
    ]).toEqual([1, 2, 2]);
  });
  it('are told by hero and tile', () => {
    expect(
      wonWith(
        [game({ with: { tile: ['jackpot', 'high_five'] } }), game({ winners: [1], with: { tile: ['jackpot'] } })],
        'tile',
      ),
    ).toEqual([
      ['jackpot', { is: 1, of: 2 }],
      ['high_five', { is: 1, of: 1 }],
    ]);
  });
  it('find who is next to beat', () => {
    const cast = castOf(['easy-zoe', 'easy-nino', 'hard-iris']);
    expect(nextToBeat(cast, new Map())?.name).toBe('Zoe');
    expect(
      nextToBeat(
        cast,
        new Map([
          ['easy-zoe', { is: 3, of: 4 }],
          ['easy-nino', { is: 1, of: 2 }],
        ]),
      )?.name,
    ).toBe('Nino');
    expect(nextToBeat(cast.slice(0, 1), new Map([['easy-zoe', { is: 3, of: 4 }]]))).toBeNull();
  });
  it('add up the dice', () => expect(diceOf([game(), game()])).toEqual([2, 4, 6, 8, 10, 12]));
});

describe('the line', () => {
  it('needs two analysed games, and is the mean of the last ten', () => {
    expect(trendOf([game(), analysed(0.1, 2)], 'luck')).toEqual([]);
    const [first] = trendOf([analysed(0.3, 3), game(), analysed(0.1, 2)], 'luck');
    expect(first).toEqual({ ended: 3, mean: expect.closeTo(20), error: expect.closeTo(20) });
    const many = Array.from({ length: 12 }, (_, place) => analysed(place < 10 ? 0 : 1, 100 - place));
    expect(trendOf(many, 'luck').at(-1)).toEqual({ ended: 100, mean: 0, error: 0 });
  });
  it('is in points for a game of one', () => {
    expect(trendOf([analysed(3, 3, [41]), analysed(1, 2, [41])], 'decisions')[0]!.mean).toBeCloseTo(-2);
  });
});
