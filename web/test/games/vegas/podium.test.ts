import { expect, test } from 'vitest';
import type { Result, VegasView } from '../../../src/net/api';
import type { GameEvent } from '../../../src/net/messages';
import type { HistoryStep } from '../../../src/model/table/history.svelte';
import { decidedBy, missedBy, podiumOf } from '../../../src/games/vegas/board/state/podium';

type Card = [round: number, casino: number, seat: number, amount: number];

function event(kind: string, given: Record<string, unknown>): GameEvent {
  return { kind: `vegas-${kind}`, arguments: given };
}

/** A game of two rounds, in which these cards were won. */
function game(...cards: Card[]): HistoryStep[] {
  const events = [1, 2].flatMap((round) => [
    event('round', { round }),
    event('payouts', { round }),
    event('unpaid', { casino: 6, seat: -1, amount: 10000 }),
    ...cards
      .filter((card) => card[0] === round)
      .map(([, casino, seat, amount]) => event('paid', { casino, seat, amount })),
    event('cards', {}),
  ]);
  return [{ events, view: {} as VegasView }];
}

function ended(ranking: number[][], scores: number[]): [VegasView, Result] {
  const players = scores.map(() => ({ chips: 0, cards: 1 }));
  return [{ players, ranking } as unknown as VegasView, { scores, winners: ranking[0]! }];
}

function decided(steps: HistoryStep[], ranking: number[][], scores: number[]): ReturnType<typeof decidedBy> {
  return decidedBy(steps, podiumOf(steps, ...ended(ranking, scores)));
}

test('the last card that was worth more than the lead decided the game', () => {
  const steps = game([1, 2, 0, 70000], [1, 3, 0, 60000], [2, 1, 0, 30000], [2, 4, 1, 110000]);
  expect(decided(steps, [[0], [1]], [160000, 110000])).toEqual({
    casino: 3,
    round: 1,
    amount: 60000,
    isAlone: true,
    step: 0,
  });
});

test('two cards of one casino count together', () => {
  const steps = game([2, 5, 0, 50000], [2, 5, 0, 40000], [1, 4, 1, 20000]);
  expect(decided(steps, [[0], [1]], [90000, 20000])).toEqual({
    casino: 5,
    round: 2,
    amount: 90000,
    isAlone: true,
    step: 0,
  });
});

test('where the lead is greater than every card, it is told where it grew most', () => {
  const steps = game([1, 1, 0, 80000], [1, 2, 0, 90000], [1, 2, 1, 60000], [2, 3, 0, 70000]);
  expect(decided(steps, [[0], [1]], [240000, 60000])).toEqual({
    casino: 1,
    round: 1,
    amount: 80000,
    isAlone: false,
    step: 0,
  });
});

test('with equal money, the last card of the winner decided', () => {
  const steps = game([1, 1, 0, 40000], [2, 3, 0, 30000], [2, 4, 1, 70000]);
  expect(decided(steps, [[0], [1]], [70000, 70000])).toEqual({
    casino: 3,
    round: 2,
    amount: 30000,
    isAlone: true,
    step: 0,
  });
});

test('nothing decided a game that two have won, or that was won by chips alone', () => {
  expect(decided(game([1, 1, 0, 40000], [1, 2, 1, 40000]), [[0, 1]], [40000, 40000])).toBeNull();
  expect(decided(game(), [[0], [1]], [20000, 10000])).toBeNull();
});

test('who is equal in everything shares a place, and the next one is as many behind', () => {
  const [view, result] = ended([[2, 0], [1]], [90000, 40000, 90000]);
  expect(podiumOf(game(), view, result).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 1],
    [1, 3],
  ]);
});

/** A round in which these owners had so many dice in casinos, and these cards were paid. */
function paidOut(
  round: number,
  dice: Record<number, [seat: number, dice: number][]>,
  events: GameEvent[],
): HistoryStep[] {
  const casinos = [1, 2, 3, 4, 5, 6].map((number) => ({
    number,
    cards: [],
    dice: Object.fromEntries((dice[number] ?? []).map(([seat, small]) => [seat, { small, big: 0, black: 0 }])),
    neutral: { small: 0, big: 0 },
    grey: 0,
  }));
  const view = { casinos, players: [{}, {}, {}] } as unknown as VegasView;
  return [
    { events: [], view },
    { events: [event('payouts', { round }), ...events], view },
  ];
}

test('who has not won reads which card it hung on: first a tie, then the fewest dice', () => {
  const tie = paidOut(
    1,
    {
      5: [
        [1, 3],
        [2, 3],
        [0, 1],
      ],
    },
    [event('tied', { casino: 5, seats: [1, 2] }), event('paid', { casino: 5, seat: 0, amount: 60000 })],
  );
  const close = paidOut(
    2,
    {
      2: [
        [0, 4],
        [1, 3],
      ],
    },
    [event('paid', { casino: 2, seat: 0, amount: 50000 })],
  );
  const [view, result] = ended([[0], [1], [2]], [110000, 40000, 0]);
  const places = podiumOf([...tie, ...close], view, result);
  expect(missedBy([...tie, ...close], places, 1)).toEqual({ step: 1, casino: 5, round: 1, amount: 60000, dice: 0 });
  expect(missedBy(close, places, 1)).toEqual({ step: 1, casino: 2, round: 2, amount: 50000, dice: 1 });
  expect(missedBy(close, places, 2)).toBeNull(); // no dice there
  expect(missedBy(close, places, 0)).toBeNull(); // the winner
});

test('a card that would not have been enough is not told', () => {
  const steps = paidOut(
    1,
    {
      2: [
        [2, 4],
        [1, 3],
      ],
    },
    [event('paid', { casino: 2, seat: 2, amount: 50000 })],
  );
  const [view, result] = ended([[0], [1], [2]], [110000, 40000, 50000]);
  expect(missedBy(steps, podiumOf(steps, view, result), 1)).toBeNull();
});
