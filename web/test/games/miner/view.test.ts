import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withScore, type Best } from '../../../src/games/miner/view/best';
import { lineOf } from '../../../src/games/miner/view/explain';
import { odds, partsOf } from '../../../src/games/miner/view/face';
import { HEROES } from '../../../src/games/miner/view/heroes';
import { HEIGHT, WIDTH, inReadingOrder, lyingOn, nextPlace, placeOf } from '../../../src/games/miner/view/mountain';
import { diceOf, rowsOf, type Row } from '../../../src/games/miner/view/trove';
import type { MountainDie, Player, SoloNow } from '../../../src/games/miner/view/view';
import { NOTHING } from './troves';

/** A full mountain; the number of a die is 10 a + b. */
function fullMountain(): MountainDie[] {
  const dice: MountainDie[] = [];
  for (let a = 0; a <= 5; a++) {
    for (let b = 0; b <= 5; b++) {
      if (a + b >= 5 && a + b < 10)
        dice.push({ cell: [a, b], die: 10 * a + b, kind: 'tunnel', face: '1', take: 'top' });
    }
  }
  return dice;
}

function player(trove: Player['trove'], hero: Player['hero_faces'] = []): Player {
  return {
    hero: null,
    hero_faces: hero,
    hero_spent: hero.map(() => false),
    trove,
    now: null,
    rounds: [],
    tiebreaks: [],
    total: 0,
  };
}

function found(rows: Row[], key: string): Row {
  return rows.find((row) => row.key === key)!;
}

function facesOf(row: Row): string[][] {
  return row.clusters.map((cluster) => cluster.dice.map((die) => die.face));
}

test('a face is a symbol and a number', () => {
  expect(partsOf('3')).toEqual({ symbol: 'tunnel', number: 3 });
  expect(partsOf('cave-in 2')).toEqual({ symbol: 'cave-in', number: 2 });
  expect(partsOf('beer')).toEqual({ symbol: 'beer', number: 0 });
});

test('odds count equal faces of a die once', () => {
  expect(odds(['gem 1', 'gem 1', 'gem 1', 'gem 2', 'gem 3', 'beer'])).toEqual([
    { face: 'gem 1', times: 3 },
    { face: 'gem 2', times: 1 },
    { face: 'gem 3', times: 1 },
    { face: 'beer', times: 1 },
  ]);
});

test('twenty dice stand in rows of two to six, none on another, all in the frame', () => {
  const places = fullMountain().map((die) => placeOf(die.cell));
  const rows = [1, 2, 3, 4, 5].map((y) => places.filter((place) => place.y === y).length);
  expect(rows).toEqual([2, 3, 4, 5, 6]);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(20);
  for (const { x, y } of places) {
    expect(x >= 1 && x <= WIDTH - 1 && y >= 1 && y <= HEIGHT - 1).toBe(true);
  }
});

test('what lies on a die stands a row above it, half a die to the left and to the right', () => {
  const mountain = fullMountain();
  const die = mountain.find(({ die }) => die === 23)!;
  const here = placeOf(die.cell);
  expect(lyingOn(mountain, die).map((other) => placeOf(other.cell))).toEqual([
    { x: here.x - 1, y: here.y - 1 },
    { x: here.x + 1, y: here.y - 1 },
  ]);
  expect(
    lyingOn(
      mountain,
      mountain.find(({ die }) => die === 45)!,
    ),
  ).toEqual([]);
});

test('a die is read from the top row down, from the left', () => {
  expect(
    inReadingOrder(fullMountain())
      .slice(0, 5)
      .map(({ die }) => die),
  ).toEqual([45, 54, 35, 44, 53]);
});

test('arrows lead to the neighbour, and to nothing beyond the edge', () => {
  const places = inReadingOrder(fullMountain()).map((die) => placeOf(die.cell));
  const from = places[16]!; // in the middle of the ground
  const to = (key: string): unknown => places[nextPlace(places, from, key)];
  expect(to('ArrowRight')).toEqual({ x: from.x + 2, y: from.y });
  expect(to('ArrowLeft')).toEqual({ x: from.x - 2, y: from.y });
  expect(to('ArrowUp')).toMatchObject({ y: from.y - 1 });
  expect(to('ArrowDown')).toBe(undefined);
  expect(nextPlace(places, places[14]!, 'ArrowLeft')).toBe(-1); // the left end of the ground
  expect(to('Enter')).toBe(undefined);
});

test('sequences are joined, loose tunnels lie apart, and the sum is what the server says', () => {
  const now = { ...NOTHING, sequences: [[1, 2, 3], [1]], tunnels: 7 };
  const trove: Player['trove'] = [
    [3, 'tunnel', '3', false, false, false],
    [4, 'tunnel', '5', false, false, false],
    [5, 'tunnel', '1', false, false, false],
    [6, 'tunnel', '2', false, false, false],
  ];
  const row = found(rowsOf(player(trove, [['tunnel', '1']]), now), 'tunnels');
  expect(facesOf(row)).toEqual([['1', '2', '3'], ['1'], ['5']]);
  expect(row.clusters.map((cluster) => cluster.joined)).toEqual([true, false, false]);
  expect(row.points).toBe(7);
  expect(row.clusters.flatMap((cluster) => cluster.dice).reduce((sum, die) => sum + (die.points ?? 0), 0)).toBe(7);
});

test('an explanation of other dice is not shown', () => {
  const rows = rowsOf(player([[5, 'tunnel', '1', false, false, false]]), {
    ...NOTHING,
    sequences: [[1, 2]],
    tunnels: 3,
  });
  expect(facesOf(found(rows, 'tunnels'))).toEqual([['1']]);
  expect(found(rows, 'tunnels').points).toBe(null);
});

test('hazards lie beside the tools that turn them; without any they count against you', () => {
  const now = { ...NOTHING, cave_ins: 3, pickaxes: 2, dragons: 4, hazards: 2 };
  const trove: Player['trove'] = [
    [27, 'hazard', 'cave-in 1', false, false, false],
    [28, 'hazard', 'cave-in 2', false, false, false],
    [29, 'hazard', 'dragon 4', false, false, false],
    [37, 'tool', 'pickaxe', false, false, false],
  ];
  const rows = rowsOf(player(trove, [['tool', 'pickaxe']]), now);
  expect(facesOf(found(rows, 'cave-ins'))).toEqual([['pickaxe', 'pickaxe', 'cave-in 1', 'cave-in 2']]);
  expect(found(rows, 'cave-ins').clusters[0]!.joined).toBe(true);
  expect(found(rows, 'dragons').clusters[0]!.joined).toBe(false);
  expect(found(rows, 'cave-ins').points! + found(rows, 'dragons').points!).toBe(now.hazards);
});

test('a spell of the hero that is spent looks spent', () => {
  const hero: Player['hero_faces'] = [
    ['magic', 'magic 1'],
    ['magic', 'magic 1'],
    ['tunnel', '1'],
  ];
  const shown = diceOf({ ...player([], hero), hero_spent: [true, false, false] });
  expect(shown.map((die) => die.spent)).toEqual([true, false, false]);
});

test('the most gems wear the crown and count double', () => {
  const now = { ...NOTHING, gems: 3, doubled: true, treasure: 6 };
  const row = found(rowsOf(player([[44, 'treasure', 'gem 3', false, false, false]]), now), 'treasure');
  expect([row.crowned, row.points, row.clusters[0]!.dice[0]!.points]).toEqual([true, 6, 6]);
});

test('solo: a hazard beside the tool it used, treasure in its chest, free places shown', () => {
  const now: SoloNow = { straights: 0, tunnels: 0, gems: 4, in_chests: 3, treasure: 7, hazards: 2, total: 9 };
  const trove: Player['trove'] = [
    [27, 'hazard', 'cave-in 2', false, false, false],
    [37, 'tool', 'pickaxe', false, false, true],
    [38, 'tool', 'pickaxe', false, false, false],
    [39, 'tool', 'chest 2', false, false, false],
    [44, 'treasure', 'gem 3', false, true, false],
    [45, 'treasure', 'gem 1', false, false, false],
  ];
  const rows = rowsOf(player(trove), now);
  expect(facesOf(found(rows, 'cave-ins'))).toEqual([['pickaxe', 'cave-in 2'], ['pickaxe']]);
  expect(facesOf(found(rows, 'treasure'))).toEqual([['chest 2', 'gem 3'], ['gem 1']]);
  expect(found(rows, 'treasure').clusters[0]!.free).toBe(1);
  expect(
    found(rows, 'treasure')
      .clusters.flatMap(({ dice }) => dice)
      .map(({ points }) => points),
  ).toEqual([null, 6, 1]);
});

test('solo: tunnels lie in the longest sequences', () => {
  const now: SoloNow = { straights: 0, tunnels: 0, gems: 0, in_chests: 0, treasure: 0, hazards: 0, total: 0 };
  const trove = ['1', '2', '1', '3'].map((face, die): Player['trove'][number] => [
    die,
    'tunnel',
    face,
    false,
    false,
    false,
  ]);
  expect(facesOf(found(rowsOf(player(trove), now), 'tunnels'))).toEqual([['1', '2', '3'], ['1']]);
});

test('the lines of a scoring add up to its total', () => {
  const scored = {
    ...NOTHING,
    sequences: [[1, 2]],
    tunnels: 3,
    gems: 4,
    doubled: true,
    treasure: 8,
    cave_ins: 3,
    pickaxes: 2,
    dragons: 4,
    hazards: 2,
    total: 13,
  };
  const lines = (['tunnels', 'treasure', 'cave-ins', 'dragons'] as const).map((key) => lineOf(scored, key));
  expect(lines.map(({ formula }) => formula)).toEqual(['1–2', '2 × 4', '2 × 3', '']);
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(scored.total);
});

test('the best scores: sorted, five at most, each table once', () => {
  const score = (points: number, table: string): Best => ({ points, table, day: '2026-01-01' });
  const list = [10, 30, 20, 40, 50].reduce<Best[]>((kept, points) => withScore(kept, score(points, `t${points}`)), []);
  expect(list.map(({ points }) => points)).toEqual([50, 40, 30, 20, 10]);
  expect(withScore(list, score(35, 'new')).map(({ points }) => points)).toEqual([50, 40, 35, 30, 20]);
  expect(withScore(list, score(5, 't50')).map(({ points }) => points)).toEqual([40, 30, 20, 10, 5]);
});

test('the heroes are those of the engine, with the same faces, in the same order', () => {
  const source = readFileSync(new URL('../../../../src/zaria/miner/pieces/heroes.py', import.meta.url), 'utf8');
  const [, names] = /HERO_NAMES: Final = \(([^)]*)\)/.exec(source)!;
  const [, rows] = /HERO_FACES: [^\n]* = \(\n([\s\S]*?)\n\)/.exec(source)!;
  const faces = rows!
    .split('\n')
    .map((row) => [...row.matchAll(/\("([a-z]+)", "([^"]+)"\)/g)].map(([, kind, face]) => [kind, face]));
  expect(HEROES.map(({ key }) => key)).toEqual([...names!.matchAll(/"([^"]+)"/g)].map(([, name]) => name));
  expect(HEROES.map((hero) => hero.faces)).toEqual(faces.slice(0, HEROES.length));
});
