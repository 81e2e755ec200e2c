import { expect, test } from 'vitest';
import { explains, type Section } from '../src/words/guide';

const section = (name: string, ...rules: string[]): Section => ({ game: 'vegas', section: name, paragraphs: 1, rules });
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
