import { beforeEach, expect, test, vi } from 'vitest';
import { minerPad } from '../../src/games/miner/pad/notes';
import { vegasPad } from '../../src/games/vegas/pad/notes';
import { FACES, inOrder, kindOf, mostOf } from '../../src/games/miner/pad/faces';
import { dicePossible } from '../../src/games/vegas/pad/score';
import { GREY, NEUTRAL } from '../../src/games/vegas/view/view';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('what is written on a pad is there after a reload', () => {
  const pad = minerPad();
  pad.notes.names[0] = 'Ann';
  pad.notes.troves[1]![0]!.push('gem 3');
  pad.keep();
  const again = minerPad().notes;
  expect([again.names[0], again.troves[1]![0]]).toEqual(['Ann', ['gem 3']]);
  expect(vegasPad().notes.names).toEqual(['', '', '']);
});

test('what is not a pad is a blank one, and a pad can be wiped', () => {
  localStorage.setItem('zaria.pad.vegas', '{"names": ["Ann"]}');
  const pad = vegasPad();
  expect(pad.notes.rounds.map((round) => round.length)).toEqual([6, 6, 6]);
  pad.notes.rounds[0]![5]!.cards.push(100000);
  pad.startOver();
  expect(pad.notes.rounds[0]![5]!.cards).toEqual([]);
});

test('every scoring face of the engine can be tapped in, and nothing that scores nothing', () => {
  expect(FACES.flatMap((group) => group.faces)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    'cave-in 1',
    'cave-in 2',
    'dragon 3',
    'dragon 4',
    'pickaxe',
    'shield',
    'gem 1',
    'gem 2',
    'gem 3',
  ]);
  expect(FACES.map((group) => mostOf(group.kind))).toEqual([27, 10, 7, 8]);
  expect(
    FACES.flatMap((group) => [...group.faces, ...group.others].map((face) => kindOf(face) === group.kind)),
  ).not.toContain(false);
  expect(inOrder(['gem 1', 'shield', '2', '1', 'dragon 4'])).toEqual(['1', '2', 'dragon 4', 'shield', 'gem 1']);
});

test('nobody has more dice than there are', () => {
  expect([dicePossible(0, 'small'), dicePossible(0, 'big'), dicePossible(0, 'black')]).toEqual([7, 1, 2]);
  expect([dicePossible(NEUTRAL, 'small'), dicePossible(NEUTRAL, 'big'), dicePossible(NEUTRAL, 'black')]).toEqual([
    7, 1, 0,
  ]);
  expect([dicePossible(GREY, 'small'), dicePossible(GREY, 'big'), dicePossible(GREY, 'black')]).toEqual([9, 0, 0]);
});
