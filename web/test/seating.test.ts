import { expect, test } from 'vitest';
import { firstChairs, newSeats, resized } from '../src/model/seating';
import type { GameShown } from '../src/net/messages';

const BOTS = ['random', 'greedy'];
const game = (low: number, high: number): GameShown => ({ name: 'g', rules: 1, players: [low, high], options: [] });

test('a new table has a chair for me and open ones, within the size of the game', () => {
  expect(firstChairs(game(2, 5), BOTS).map((chair) => chair.who)).toEqual(['me', 'open', 'open']);
  expect(firstChairs(game(1, 1), BOTS).map((chair) => chair.who)).toEqual(['me']);
  expect(firstChairs(game(4, 6), BOTS)).toHaveLength(4);
});

test('chairs come and go at the end', () => {
  const chairs = firstChairs(game(2, 5), BOTS);
  expect(resized(chairs, 5, BOTS).map((chair) => chair.who)).toEqual(['me', 'open', 'open', 'open', 'open']);
  expect(resized(chairs, 2, BOTS)).toEqual(chairs.slice(0, 2));
});

test('what is sent names only what the server asks for', () => {
  const chair = { name: 'Zoe', bot: 'greedy' };
  expect(
    newSeats([
      { ...chair, who: 'me' },
      { ...chair, who: 'here' },
      { ...chair, who: 'open' },
      { ...chair, who: 'bot' },
    ]),
  ).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Zoe' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }]);
});
