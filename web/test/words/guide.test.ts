import { expect, test } from 'vitest';
import { SECTIONS as MINE } from '../../src/games/miner/board/help';
import { SECTIONS as VEGAS } from '../../src/games/vegas/board/help';
import { chaptersOf, explains, GUIDE as REAL, sectionIn, sectionsOf, type Section } from '../../src/words/guide';
import { folded, isIn, pieces, wordsOf } from '../../src/words/search';
import { sources } from '../sources';

const section = (name: string, ...rules: string[]): Section => ({
  game: 'vegas',
  section: name,
  chapter: 'idea',
  paragraphs: 1,
  rules,
});
const GUIDE = [
  section('royale', 'LV-ROY', 'LV-TILE'),
  section('turn', 'LV-TURN'),
  section('jackpot', 'LV-TILE-A2'),
  section('pass', 'LV-TURN-03'),
];

test('a rule is explained where the longest beginning of its number is named', () => {
  expect(explains(GUIDE, 'LV-TURN-01')?.section).toBe('turn');
  expect(explains(GUIDE, 'LV-TURN-03')?.section).toBe('pass');
  expect(explains(GUIDE, 'LV-TILE-A2-01')?.section).toBe('jackpot');
  expect(explains(GUIDE, 'LV-TILE-A1-02')?.section).toBe('royale');
});

test('a beginning ends where a part of the number ends', () => {
  expect(explains([section('one', 'LV-TURN-0')], 'LV-TURN-03')).toBeUndefined();
  expect(explains(GUIDE, 'DM-DIG-01')).toBeUndefined();
});

test('help in place opens sections that exist', () => {
  const places = REAL.map(({ game, section }) => `${game}/${section}`);
  for (const place of [...Object.values(VEGAS), ...Object.values(MINE)]) expect(places).toContain(place);
  expect(sectionIn('vegas/tile-no_entry')).toBe('tile-no-entry');
});

test('the sections of a chapter follow each other', () => {
  for (const game of ['vegas', 'miner']) {
    const sections = sectionsOf(game);
    expect(chaptersOf(sections).flatMap((chapter) => chapter.sections)).toEqual(sections);
  }
});

test('every picture belongs to a paragraph', () => {
  const paragraphs = REAL.flatMap(({ game, section, paragraphs: count }) =>
    Array.from({ length: count }, (_, place) => `${game} ${section}-${place + 1}`),
  );
  for (const game of ['vegas', 'miner']) {
    const text = sources().get(`games/${game}/guide/Figure.svelte`)!;
    const drawn = [...text.matchAll(/if is\(([^)]*)\)/g)].flatMap(([, names]) =>
      [...names!.matchAll(/'([^']+)'/g)].map(([, name]) => name!),
    );
    expect(drawn.length).toBeGreaterThan(9);
    for (const name of drawn) expect(paragraphs).toContain(`${game} ${name}`);
  }
});

test('words are found without accents and case, and marked where they stand', () => {
  expect(folded('Ισόπαλοι Fäßler ΣΤΟΕΣ')).toBe('ισοπαλοι faßler στοεσ');
  expect(isIn('Πρώτα φεύγουν οι ισόπαλοι', wordsOf('ΙΣΟΠΑΛΟΙ πρωτα'))).toBe(true);
  expect(isIn('Ties leave first', wordsOf('ties last'))).toBe(false);
  expect(pieces('Große Würfel', wordsOf('wurf'))).toEqual([
    { text: 'Große ', isFound: false },
    { text: 'Würf', isFound: true },
    { text: 'el', isFound: false },
  ]);
});
