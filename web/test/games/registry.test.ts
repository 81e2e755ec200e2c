import { expect, test } from 'vitest';
import { GAMES, gameOf, ownerName } from '../../src/catalogue/games';
import '../../src/games/registry';
import { loadAllTexts } from '../../src/words/texts';

const english = (await loadAllTexts('en')).join('\n');
const hasMessage = (key: string): boolean => new RegExp(`^${key} =`, 'm').test(english);

test('a game without a folder has what every game has', () => {
  const game = gameOf('unknown');
  expect([game.name, game.family, game.options, game.pad]).toEqual(['unknown', 'unknown', {}, undefined]);
  expect(Object.keys(gameOf(GAMES[0]!.name))).toEqual(expect.arrayContaining(Object.keys(game)));
  expect(ownerName('unknown', 5)).toBeUndefined();
});

test('every game goes with a game that has a folder, and has a name in words', () => {
  for (const { name, family } of GAMES) {
    expect(GAMES.map((game) => game.name)).toContain(family);
    expect(hasMessage(`game-${name}`), name).toBe(true);
  }
});

test('events that are shown or heard are events of the engine', () => {
  for (const { name, events } of GAMES) {
    const kinds = [...events.rolls!, ...events.scenes!, ...Object.values(events.sounds!).flat()];
    expect(kinds.length).toBeGreaterThan(0);
    expect(
      kinds.filter((kind) => !hasMessage(`event-${kind}`)),
      name,
    ).toEqual([]);
  }
});

test('no two families give an argument of a message different meanings', () => {
  const owners = new Map<string, string>();
  for (const { family, terms } of GAMES) {
    for (const term of Object.keys(terms)) expect(owners.get(term) ?? family, term).toBe(family);
    for (const term of Object.keys(terms)) owners.set(term, family);
  }
  expect(owners.size).toBeGreaterThan(5);
});
