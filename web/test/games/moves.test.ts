import { expect, test } from 'vitest';
import { moves as miner } from '../../src/games/miner/after/moves';
import { moves as vegas } from '../../src/games/vegas/after';
import { GAMES } from '../../src/catalogue/games';
import { afterOf } from '../../src/games/registry';
import type { Choice, GameEvent, Question, View } from '../../src/net/messages';

function choice(text: string): Choice {
  const [verb, ...targets] = text.split(' | ') as [string, ...string[]];
  return { action: 0, word: text, verb, targets, same_as: [], preview: {} };
}

function question(...choices: string[]): Question {
  return {
    question: 'asked',
    number: 1,
    source: null,
    rules: [],
    main: true,
    arguments: {},
    choices: choices.map(choice),
    secret: false,
  };
}

function event(kind: string, given: Record<string, unknown>): GameEvent {
  return { kind, arguments: given };
}

const strip = {
  game: 'vegas',
  turn: 2,
  actor: 2,
  roll: { small: [5, 2, 5], big: 5, black: [3, 6] },
} as unknown as View;
const mine = {
  game: 'miner',
  mountain: [{ cell: [4, 5], die: 7, kind: 'tunnel', face: '3' }],
  players: [{ trove: [[40, 'tool', 'beer', false, false, false]] }],
} as unknown as View;

/** As `2:5` for a 5 of the third player, `big` for a big die. */
function told(dice: unknown[]): string[] {
  return (dice as { owner: number | string; face: number | null; big: boolean }[]).map(
    ({ owner, face, big }) => `${owner}:${face}${big ? ' big' : ''}`,
  );
}

test('every game has pictures of its moves', () => {
  expect(GAMES.filter(({ name }) => !afterOf(name).moves).map(({ name }) => name)).toEqual([]);
});

test('the roll lies there from which a number was chosen, and the dice of that number', () => {
  const asked = question('place | casino:2 | number:2', 'place | casino:5 | number:5');
  expect(told(vegas.offered(strip, asked))).toEqual(['2:2', '2:5', '2:5', '2:5 big']);
  expect(told(vegas.chosen(strip, asked.choices[1]!))).toEqual(['2:5', '2:5', '2:5 big']);
  expect(told(vegas.chosen(strip, choice('pass')))).toEqual([]);
});

test('what tiles ask about single dice and black ones is shown, too', () => {
  const prime = question('place | black:3 | casino:3', 'pass');
  expect(told(vegas.offered(strip, prime))).toEqual(['black:3', 'black:6']);
  expect(told(vegas.chosen(strip, prime.choices[0]!))).toEqual(['black:3']);
  expect(told(vegas.chosen(strip, choice('put | die:big | casino:4')))).toEqual(['2:4 big']);
  expect(told(vegas.chosen(strip, choice('put | die:small | number:5 | picture:3')))).toEqual(['2:5']);
  expect(told(vegas.chosen(strip, choice('put | die:small')))).toEqual(['2:null']);
  expect(vegas.offered(strip, question('bet | bet:higher', 'stop'))).toEqual([]);
});

test('what was done is shown with the dice of it', () => {
  expect(told(vegas.done([event('vegas-placed', { seat: 1, casino: 4, small: 2, big: 1 })]))).toEqual([
    '1:4',
    '1:4',
    '1:4 big',
  ]);
  expect(told(vegas.done([event('vegas-prime-placed', { seat: 1, casino: 3 })]))).toEqual(['black:3']);
  expect(vegas.done([event('vegas-passed', { seat: 1, chips: 1 })])).toEqual([]);
  expect(miner.done([event('miner-took', { seat: 0, which: 'top', die_kind: 'gem', face: 'gem 3' })])).toEqual([
    { kind: 'gem', face: 'gem 3' },
  ]);
  expect(miner.done([event('miner-refill', {})])).toEqual([]);
});

test('a die of the mountain or of a trove is shown as it lies, or as it is set', () => {
  expect(miner.chosen(mine, choice('take | die:7 | cell:4,5'))).toEqual([{ kind: 'tunnel', face: '3' }]);
  expect(miner.chosen(mine, choice('set | die:40 | face:shield'))).toEqual([{ kind: 'tool', face: 'shield' }]);
  expect(miner.chosen(mine, choice('stop'))).toEqual([]);
});
