import { expect, test } from 'vitest';
import { named } from '../../../src/games/miner/view/naming';
import type { MountainDie } from '../../../src/games/miner/view/view';

/** All 20 dice show what is asked for their cell, or else a tunnel 5. */
function mountain(faces: Record<string, string>): MountainDie[] {
  const dice: MountainDie[] = [];
  for (let row = 5; row <= 9; row++) {
    for (let a = row - 5; a <= 5; a++) {
      const face = faces[`${a},${row - a}`] ?? '5';
      dice.push({
        die: dice.length,
        cell: [a, row - a],
        kind: face === '5' ? 'tunnel' : 'treasure',
        face,
        take: 'top',
      });
    }
  }
  return dice;
}

function names(dice: MountainDie[], face: string): unknown[] {
  return dice.filter((die) => die.face === face).map((die) => named(dice, die, dice));
}

test('a face that lies there once needs no place', () => {
  expect(names(mountain({ '4,5': 'gem 3' }), 'gem 3')).toEqual([{ face: 'gem 3' }]);
});

test('of two, one is on the left or above the other', () => {
  expect(names(mountain({ '4,5': 'gem 3', '5,4': 'gem 3' }), 'gem 3')).toEqual([
    { face: 'gem 3', place: 'left' },
    { face: 'gem 3', place: 'right' },
  ]);
  expect(names(mountain({ '2,3': 'gem 3', '3,4': 'gem 3' }), 'gem 3')).toEqual([
    { face: 'gem 3', place: 'below' },
    { face: 'gem 3', place: 'above' },
  ]);
});

test('of more, each is told by its row, and no two have the same name', () => {
  const found = names(mountain({}), '5');
  expect(found[0]).toEqual({ face: '5', place: 'row', row: 1, number: 1 });
  expect(found[19]).toEqual({ face: '5', place: 'row', row: 5, number: 2 });
  expect(new Set(found.map((name) => JSON.stringify(name))).size).toBe(20);
});

test('only the dice that are meant are compared', () => {
  const dice = mountain({ '0,5': 'gem 3', '4,5': 'gem 3' });
  const top = dice.find((die) => die.cell[0] === 4 && die.cell[1] === 5)!;
  expect(named(dice, top, dice)).toEqual({ face: 'gem 3', place: 'right' });
  expect(named(dice, top, dice.slice(-2))).toEqual({ face: 'gem 3' });
});
