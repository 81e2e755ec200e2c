import { expect, test } from 'vitest';
import { gameOf } from '../../../src/catalogue/games';
import '../../../src/games/registry';
import { firstParty, toggled } from '../../../src/model/opening/party';
import type { GameShown } from '../../../src/net/messages';

const BOTS = [
  'greedy',
  'easy-zoe',
  'easy-nino',
  'normal-leo',
  'normal-nora',
  'hard-bruno',
  'hard-iris',
  'expert-ada',
  'expert-max',
];
const game = (players: [number, number]): GameShown => ({ name: 'vegas', rules: 2, players, options: [] });

test('a first party has three opponents of different levels, and other ones in another game', () => {
  expect(firstParty(gameOf('vegas'), game([2, 5]), BOTS, true)).toEqual({
    bots: ['easy-zoe', 'normal-leo', 'hard-bruno'],
    preset: 'classic',
    hints: true,
    odds: true,
  });
  expect(firstParty(gameOf('miner'), game([2, 4]), BOTS, false).bots).toEqual([
    'easy-nino',
    'normal-nora',
    'hard-iris',
  ]);
  expect(firstParty(gameOf('miner-solo'), game([1, 1]), BOTS, false).bots).toEqual([]);
});

test('where nobody has a face, bots sit at the table', () => {
  expect(firstParty(gameOf('unknown'), game([2, 3]), ['greedy'], false).bots).toEqual(['greedy', 'greedy']);
});

test('a face sits down, gets up, and takes the last chair of a full table; the fewest stay', () => {
  expect(toggled(['easy-zoe'], 'expert-ada', [2, 5])).toEqual(['easy-zoe', 'expert-ada']);
  expect(toggled(['easy-zoe', 'expert-ada'], 'easy-zoe', [2, 5])).toEqual(['expert-ada']);
  expect(toggled(['expert-ada'], 'expert-ada', [2, 5])).toEqual(['expert-ada']);
  expect(toggled(['easy-zoe', 'expert-ada'], 'hard-iris', [2, 3])).toEqual(['easy-zoe', 'hard-iris']);
});
