import { expect, test } from 'vitest';
import { gameOf } from '../../../src/catalogue/games';
import '../../../src/games/registry';
import {
  asking,
  draftOf,
  holds,
  keptFor,
  newSeats,
  presetsOf,
  seatOf,
  wishesOf,
  asAsked,
  type Chair,
  type Companion,
  type PresetKey,
} from '../../../src/model/opening/friends';
import type { GameShown, TableShown } from '../../../src/net/messages';

const BOTS = ['greedy', 'easy-zoe', 'easy-nino', 'normal-leo', 'hard-bruno'];
const tiles = { name: 'tiles', type: 'tiles', default: 0, range: [0, 6, []], key: 'option-vegas-tiles' };
const game = (low: number, high: number): GameShown => ({
  name: 'vegas',
  rules: 1,
  players: [low, high],
  options: [tiles],
});
const vegas = gameOf('vegas');
const draft = (preset: PresetKey, low = 2, high = 5) => draftOf(preset, vegas, game(low, high), BOTS);
const who = (chairs: Chair[]) => chairs.map((chair) => chair.who);

test('a preset fills the chairs, and all chairs of the game are there', () => {
  expect(who(draft('quick').chairs)).toEqual(['me', 'bot', 'bot', 'bot', 'none']);
  expect(
    draft('quick')
      .chairs.map(({ bot }) => bot)
      .slice(1, 4),
  ).toEqual(['easy-zoe', 'normal-leo', 'hard-bruno']);
  expect(who(draft('link').chairs)).toEqual(['me', 'open', 'open', 'none', 'none']);
  expect(who(draft('device', 4, 4).chairs)).toEqual(['me', 'here', 'here', 'here']);
  expect(draft('royale').wishes.options['tiles']).toBe(3);
  expect(draft('real').wishes.dice).toBe('real');
});

test('a game without tiles has no Royale', () => {
  expect(presetsOf(vegas)).toEqual(['quick', 'royale', 'link', 'device', 'real']);
  expect(presetsOf(gameOf('miner'))).not.toContain('royale');
});

test('a preset holds until what it is called after is changed', () => {
  for (const preset of presetsOf(vegas)) expect(holds(draft(preset), vegas)).toBe(true);
  const royale = draft('royale');
  expect(holds({ ...royale, wishes: { ...royale.wishes, options: { tiles: ['jackpot'] } } }, vegas)).toBe(false);
  const link = draft('link');
  expect(holds({ ...link, wishes: { ...link.wishes, options: { tiles: ['jackpot'] } } }, vegas)).toBe(true);
  expect(holds({ ...link, chairs: draft('quick').chairs }, vegas)).toBe(false);
});

test('chairs that stay away are no seats, and whoever has no name gets one', () => {
  const chair = { name: '', bot: 'greedy' };
  const chairs: Chair[] = [
    { ...chair, who: 'me' },
    { ...chair, who: 'none' },
    { ...chair, who: 'here' },
    { ...chair, who: 'here', name: 'Zoe' },
    { ...chair, who: 'bot' },
    { ...chair, who: 'open' },
  ];
  expect(seatOf(chairs, 2)).toBe(1);
  expect(newSeats(chairs, (seat) => `Player ${seat + 1}`)).toEqual([
    { kind: 'me' },
    { kind: 'me', name: 'Player 2' },
    { kind: 'me', name: 'Zoe' },
    { kind: 'bot', bot: 'greedy' },
    { kind: 'open' },
  ]);
});

test('what a table is, is what is asked for when nothing is changed', () => {
  const table = {
    options: { tiles: 3 },
    dice: 'real',
    speed: 'fast',
    clock: 60,
    private: true,
    chat: false,
    hints: true,
  };
  expect(asAsked(wishesOf(table as unknown as TableShown))).toEqual(table);
});

test('a companion gets an open chair, then one that would stay away, and gives it back', () => {
  const bob = { id: 'b', name: 'Bob' };
  const kept = (all: Chair[]): (string | undefined)[] => all.map(({ asked }) => asked?.id);
  const ask = (chairs: Chair[], one: Companion) => asking(chairs, one, 2);
  const one = ask(draft('link').chairs, bob);
  expect(kept(one)).toEqual([undefined, 'b', undefined, undefined, undefined]);
  const three = ['c', 'd', 'e', 'f'].reduce((all, id) => ask(all, { id, name: id }), one);
  expect(kept(three)).toEqual([undefined, 'b', 'c', 'd', 'e']); // no chair is left for the last one
  expect(newSeats(three, () => '')[1]).toEqual({ kind: 'open', guest: 'b' });
  expect(kept(ask(three, bob))).toEqual([undefined, undefined, 'c', 'd', 'e']);
});

test('two presses cancel each other, but leave enough chairs to play', () => {
  const bob = { id: 'b', name: 'Bob' };
  const quick = draft('quick').chairs;
  const asked = asking(quick, bob, 2);
  expect(who(asked)).toEqual(['me', 'bot', 'bot', 'bot', 'open']);
  expect(who(asking(asked, bob, 2))).toEqual(who(quick));
  expect(who(asking(asking(draft('link').chairs, bob, 2), bob, 2))).toEqual(who(draft('link').chairs));
  expect(who(asking(asked, bob, 5))).toEqual(['me', 'bot', 'bot', 'bot', 'open']);
});

test('no chair is kept for somebody who is no companion any more', () => {
  const [bob, eve, zoe] = ['b', 'e', 'z'].map((id) => ({ id, name: id })) as [Companion, Companion, Companion];
  const chairs = [bob, eve, zoe].reduce((all, one) => asking(all, one, 2), draft('link').chairs);
  const left = keptFor(chairs, ({ id }) => id === eve.id, 2);
  expect(left.map(({ asked }) => asked?.id)).toEqual([undefined, undefined, 'e', undefined, undefined]);
  expect(who(left)).toEqual(['me', 'open', 'open', 'none', 'none']);
});
