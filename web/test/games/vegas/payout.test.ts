import { expect, test } from 'vitest';
import type { Casino, VegasView } from '../../../src/net/api';
import type { GameEvent } from '../../../src/net/messages';
import type { HistoryStep } from '../../../src/model/table/history.svelte';
import {
  casinosPaid,
  extrasOf,
  moneyByRound,
  payingOrder,
  payoutShown,
  roundsPaid,
} from '../../../src/games/vegas/view/payout';
import { groupsIn, ownersOfCards, rolledNumbers } from '../../../src/games/vegas/view/view';

function event(kind: string, given: Record<string, unknown>): GameEvent {
  return { kind: `vegas-${kind}`, arguments: given };
}

function steps(...events: GameEvent[][]): HistoryStep[] {
  return events.map((each) => ({ events: each, view: {} as VegasView }));
}

const casino = {
  number: 1,
  cards: [60000, 30000],
  dice: { '0': { small: 2, big: 0, black: 0 }, '1': { small: 0, big: 1, black: 1 } },
  neutral: { small: 1, big: 0 },
  grey: 2,
  pays: [],
  tied: [],
  closed: false,
  tile: null,
};

test('dice in a casino are sorted by what they count', () => {
  expect(groupsIn(casino).map(({ owner, weight }) => [owner, weight])).toEqual([
    [1, 3],
    [0, 2],
    [6, 2],
    [5, 1],
  ]);
});

test('cards go to those who are paid their amount', () => {
  expect(
    ownersOfCards(
      [60000, 30000],
      [
        { seat: 2, amount: 60000 },
        { seat: 0, amount: 30000 },
      ],
    ),
  ).toEqual([2, 0]);
  expect(ownersOfCards([60000, 30000], [{ seat: 0, amount: 30000 }])).toEqual([null, 0]);
  expect(ownersOfCards([60000, 30000], [])).toEqual([null, null]);
});

test('a roll is grouped by number', () => {
  expect(rolledNumbers({ small: [2, 2, 5], big: 6, black: [] })).toEqual([
    { number: 2, small: 2, big: false },
    { number: 5, small: 1, big: false },
    { number: 6, small: 0, big: true },
  ]);
});

test('payouts are told casino by casino', () => {
  const told = [
    event('payouts', { round: 1 }),
    event('tied', { casino: 1, seats: [0, 1] }),
    event('unpaid', { casino: 1, seat: -1, amount: 60000 }),
    event('paid', { casino: 2, seat: 1, amount: 40000 }),
    event('neutral-paid', { casino: 2, seat: 5, amount: 30000 }),
  ];
  expect(casinosPaid(told)).toEqual([
    { casino: 1, tied: [0, 1], paid: [{ seat: -1, amount: 60000 }] },
    {
      casino: 2,
      tied: [],
      paid: [
        { seat: 1, amount: 40000 },
        { seat: 5, amount: 30000 },
      ],
    },
  ]);
});

test('payouts are shown with the dice that came last', () => {
  const before = {
    casinos: [casino],
    players: [{ small: 1, big: 1, chips: 2 }],
    roll: { small: [1], big: null, black: [] },
  } as unknown as VegasView;
  const told = [
    event('placed', { seat: 0, casino: 1, small: 1, big: 1 }),
    event('prime-placed', { seat: 0, casino: 1 }),
    event('adjusted-out', { seat: 1, casino: 1, die: 'big' }),
    event('blocked', { seat: 1, casino: 1, dice: 3 }),
    event('paid', { casino: 1, seat: 0, amount: 60000 }),
  ];
  const shown = payoutShown(before, told)!;
  expect(shown.view.casinos[0]!.dice).toEqual({
    '0': { small: 3, big: 1, black: 1 },
    '1': { small: 0, big: 0, black: 1 },
  });
  expect(shown.view.casinos[0]!.grey).toBe(5);
  expect(shown.view.roll.small).toEqual([]);
  expect(shown.view.players).toEqual([{ small: 0, big: 0, chips: 2 }]);
  expect(casino.dice['0'].small).toBe(2);
  expect(payoutShown(before, [event('payouts', { round: 1 })])).toBeNull();
});

test('a round that a question interrupts is still one round', () => {
  const rounds = roundsPaid(
    steps(
      [event('reward', { seat: 0, tile: 'jackpot', amount: 30000, chips: 0 })],
      [event('placed', { seat: 0, casino: 1, small: 1, big: 0 }), event('payouts', { round: 1 })],
      [event('prime-none', { seat: 0 }), event('paid', { casino: 1, seat: 0, amount: 60000 })],
      [event('picked', { seat: 0 }), event('reward', { seat: 0, tile: 'black_box', amount: 0, chips: 2 })],
      [event('bad-luck', { seat: 1, amount: 40000, chips: 1 })],
      [event('cards', {}), event('round', { round: 2 })],
      [event('reward', { seat: 1, tile: 'pay_day', amount: 30000, chips: 0 })],
    ),
  );
  expect(rounds).toEqual([
    {
      round: 1,
      casinos: [{ casino: 1, tied: [], paid: [{ seat: 0, amount: 60000 }] }],
      extras: [
        { seat: 0, tile: 'black_box', amount: 0, chips: 2 },
        { seat: 1, tile: 'bad_luck', amount: -40000, chips: -1 },
      ],
    },
  ]);
});

test('nothing is told of a round that has not been paid', () => {
  expect(roundsPaid(steps([event('payouts', { round: 1 })]))).toEqual([]);
  expect(extrasOf([event('paid', { seat: 0, amount: 1 })])).toEqual([]);
});

test('money is summed up by round and player', () => {
  const game = steps(
    [event('cards', {}), event('round', { round: 1 })],
    [event('reward', { seat: 1, amount: 30000, chips: 0 }), event('paid', { casino: 1, seat: 0, amount: 60000 })],
    [event('bad-luck', { seat: 0, amount: 50000, chips: 0 })],
    [event('round', { round: 2 })],
    [event('paid', { casino: 6, seat: 1, amount: 90000 }), event('unpaid', { casino: 6, seat: -1, amount: 20000 })],
  );
  expect(moneyByRound(game, 2)).toEqual([
    [10000, 30000],
    [0, 90000],
  ]);
});

test('what nobody contests pays together, and the casino with the most money last', () => {
  const bare = { neutral: { small: 0, big: 0 }, grey: 0 };
  const of = (number: number, ...owners: number[]): Casino => ({
    ...casino,
    ...bare,
    number,
    dice: Object.fromEntries(owners.map((owner) => [owner, { small: owner + 1, big: 0, black: 0 }])),
  });
  const casinos = [of(1, 0), of(2, 0, 1), of(3), of(4, 1, 2), of(5, 0, 2), of(6, 2)];
  const money = [50, 90, 80, 60, 70, 40];
  const paid = money.map((amount, place) => ({ casino: place + 1, tied: [], paid: [{ seat: 0, amount }] }));
  const order = payingOrder(paid, casinos).map((together) => together.map((each) => each.casino));
  expect(order).toEqual([[1, 3, 6], [4], [5], [2]]);
  const equal = paid.with(3, { ...paid[3]!, paid: [{ seat: 0, amount: 90 }] }); // as much as casino 2
  expect(payingOrder(equal, casinos).map((together) => together.map((each) => each.casino))).toEqual([
    [1, 3, 6],
    [2],
    [5],
    [4],
  ]);
  expect(payingOrder([], casinos)).toEqual([]);
  expect(payingOrder(paid.slice(0, 1), casinos)).toEqual([paid.slice(0, 1)]);
});
