import { expect, test } from 'vitest';
import { spotFor, type Room } from '../../../src/games/miner/board/asks/cardPlace';
import { drawn, emptyCells, leftOf, placesOf, wordsOf, type Laid } from '../../../src/games/miner/board/state/laying';
import { opened, slideOf } from '../../../src/games/miner/board/mountain/opens';
import { soloGoal } from '../../../src/games/miner/board/asks/asking';
import { litAt, nextLantern } from '../../../src/games/miner/view/solo';
import { helpOn, sectionOfFace } from '../../../src/games/miner/board/help';
import {
  grooveFor,
  groupsOf,
  inTwoLines,
  isInTwoRows,
  sizeFor,
  type Group,
  type Slot,
} from '../../../src/games/miner/board/state/tray';
import { rowsOf } from '../../../src/games/miner/view/trove';
import type { MinerSoloView } from '../../../src/net/api';
import type { Question } from '../../../src/net/messages';
import { need, speakIn } from '../../../src/words/language.svelte';
import type { Kind, MinerView, MountainDie, Player, TroveNow } from '../../../src/games/miner/view/view';
import { NOTHING } from './troves';

function trove(...faces: [Kind, string][]): Player {
  const rows = faces.map(([kind, face], die): Player['trove'][number] => [die, kind, face, false, false, false]);
  return { hero: null, hero_faces: [], hero_spent: [], trove: rows, now: null, rounds: [], tiebreaks: [], total: 0 };
}

function tunnels(...numbers: number[]): Player {
  return trove(...numbers.map((number): [Kind, string] => ['tunnel', String(number)]));
}

function slotsOf(group: Group | undefined): string[][] {
  const written = (slot: Slot): string =>
    slot.as === 'ghost'
      ? `(${slot.face})`
      : `${slot.die.face}${slot.waiting ? '?' : ''}${slot.pile.length ? `x${slot.pile.length + 1}` : ''}`;
  return group?.grooves.map(({ slots }) => slots.map(written)) ?? [];
}

function counted(player: Player, now: Partial<TroveNow>, key: string): string[][] {
  return slotsOf(
    groupsOf(rowsOf(player, { ...NOTHING, ...now }), false, true).counts.find((group) => group.key === key),
  );
}

test('a sequence shows what is missing, and the dice that wait for it', () => {
  expect(counted(tunnels(1, 2, 4), { sequences: [[1, 2]] }, 'tunnels')).toEqual([['1', '2', '(3)', '4?', '(5)']]);
  expect(counted(tunnels(4, 4), {}, 'tunnels')).toEqual([['(1)', '(2)', '(3)', '4?', '(5)'], ['4?']]);
  expect(counted(tunnels(), {}, 'tunnels')).toEqual([['(1)', '(2)', '(3)', '(4)', '(5)']]);
});

test('a whole sequence needs nothing; the longest that is not whole is continued', () => {
  const player = tunnels(1, 2, 3, 4, 5, 1, 2, 1);
  expect(counted(player, { sequences: [[1, 2, 3, 4, 5], [1, 2], [1]] }, 'tunnels')).toEqual([
    ['1', '2', '3', '4', '5'],
    ['1'],
    ['1', '2', '(3)', '(4)', '(5)'],
  ]);
});

test('a hazard waits for its tool, and a tool for a hazard', () => {
  expect(counted(trove(['hazard', 'cave-in 1']), { cave_ins: 1 }, 'cave-ins')).toEqual([['(pickaxe)', 'cave-in 1']]);
  expect(counted(trove(['tool', 'shield']), { shields: 1 }, 'dragons')).toEqual([['shield', '(dragon)']]);
  expect(counted(trove(), {}, 'dragons')).toEqual([]);
});

test('equal dice that count nothing together pile up where there are many', () => {
  const magic = Array.from({ length: 20 }, (): [Kind, string] => ['magic', 'magic 1']);
  const { used } = groupsOf(rowsOf(trove(...magic), NOTHING), false, true);
  expect(slotsOf(used.find(({ key }) => key === 'magic'))).toEqual([['magic 1x20']]);
});

test('a tunnel without a place comes to the sequence that it continues, a 1 starts one of its own', () => {
  const player = tunnels(1, 2, 3, 4, 5, 1, 2, 3, 1, 4, 4);
  const now = { ...NOTHING, sequences: [[1, 2, 3, 4, 5], [1, 2, 3], [1]] };
  const group = groupsOf(rowsOf(player, now), false, true).counts[0]!;
  expect(slotsOf(group)).toEqual([['1', '2', '3', '4', '5'], ['1'], ['1', '2', '3', '4?', '(5)'], ['4?']]);
  expect(grooveFor(group, '2')).toBe(1);
  expect(grooveFor(group, '1')).toBe(-1);
  expect(grooveFor(group, '4')).toBe(3);
  const gems = groupsOf(rowsOf(trove(['treasure', 'gem 1']), NOTHING), false, true).counts.find(
    ({ key }) => key === 'treasure',
  )!;
  expect(grooveFor(gems, 'gem 2')).toBe(0);
});

test('what counts and what is used lie in a row each where one row is too short', () => {
  const many = trove(
    ...Array.from({ length: 6 }, (): [Kind, string] => ['treasure', 'gem 1']),
    ...Array.from({ length: 7 }, (): [Kind, string] => ['magic', 'magic 1']),
  );
  const { counts, used } = groupsOf(rowsOf(many, NOTHING), false, true);
  expect(isInTwoRows(counts, used, 'small', 2000)).toBe(false);
  expect(isInTwoRows(counts, used, 'small', 800)).toBe(true);
  expect(isInTwoRows(counts, used, 'small', 300)).toBe(false);
});

test('a die leads to the rules that explain it, alone to those of the solo game', () => {
  expect(sectionOfFace('gem 2', false)).toBe('miner/scoring');
  expect(sectionOfFace('magic 1', false)).toBe('miner/magic');
  expect(sectionOfFace('beer', true)).toBe('miner/solo-taking');
  expect(helpOn('group-dragons', true)?.section).toBe('miner/solo-end');
  expect(helpOn('something else', false)).toBeNull();
});

test('dice are as large as their room allows, in steps', () => {
  const { counts, used } = groupsOf(rowsOf(tunnels(1, 2), { ...NOTHING, sequences: [[1, 2]] }), false, true);
  const groups = [...counts, ...used];
  expect(sizeFor(groups, 1000, false)).toBe('large');
  expect(sizeFor(groups, 350, false)).toBe('middle');
  expect(sizeFor(groups, 1000, true)).toBe('middle');
  expect(sizeFor(groups, 60, false)).toBe('tiny');
});

const ROOM: Room = {
  width: 1100,
  height: 640,
  half: 72,
  card: { width: 316, height: 200 },
  question: { right: 500, bottom: 110 },
};

test('the card stands beside its die on the side of the sky', () => {
  const right = spotFor({ x: 640, y: 300 }, [], ROOM);
  expect(right.side).toBe('right');
  expect(right.left).toBeGreaterThan(640);
  const left = spotFor({ x: 480, y: 200 }, [], ROOM);
  expect(left.side).toBe('left');
  expect(left.left + 316).toBeLessThan(480);
});

test('the card covers no die that may be taken, if there is such a place', () => {
  const open = { x: 760, y: 215 };
  const spot = spotFor({ x: 552, y: 288 }, [open], ROOM);
  const [left, right, bottom, top] = [spot.left, spot.left + 316, spot.bottom, spot.bottom + 200];
  expect(open.x + 50 < left || open.x - 50 > right || open.y + 50 < bottom || open.y - 64 > top).toBe(true);
});

function lying(cell: [number, number], take: MountainDie['take']): MountainDie {
  return { cell, die: 10 * cell[0] + cell[1], kind: 'tunnel', face: '1', take };
}

test('a die on top frees what only it lies on; one at the side is followed by the one above it', () => {
  const [top, under, side] = [lying([5, 1], 'top'), lying([5, 0], 'side'), lying([4, 1], 'side')];
  const mountain = [top, under, side];
  expect(
    opened(mountain, top)
      .map(({ die }) => die)
      .sort(),
  ).toEqual([41, 50]);
  expect(opened(mountain, side)).toEqual([]);
  expect(slideOf(mountain, side)?.from).toBe(top);
});

const FACES = {
  tunnel: ['1', '2', '3', '4', '5', 'beer'],
  hazard: ['dragon 3'],
  tool: ['shield'],
  treasure: ['gem 1'],
  magic: ['magic 1'],
};

function laidIn(mountain: MountainDie[], bag: Record<Kind, number>): MinerView {
  return { mountain, bag, faces: FACES } as unknown as MinerView;
}

function draw(kind: string, dice: number): Parameters<typeof placesOf>[1] {
  return { kind, bounds: Array<number>(dice).fill(6), label: `${kind}/1/-/1` };
}

test('a mountain is laid from the lowest row up, each row from its left end, around what lies there', () => {
  const cells = emptyCells(laidIn([lying([0, 5], 'top')], { tunnel: 1, hazard: 0, tool: 0, treasure: 0, magic: 0 }));
  expect(cells).toHaveLength(19);
  expect(cells.slice(0, 2)).toEqual([
    [1, 4],
    [2, 3],
  ]);
  expect(cells.at(-1)).toEqual([5, 4]);
});

test('what is rolled here comes out of the bag', () => {
  const view = laidIn([], { tunnel: 1, hazard: 1, tool: 0, treasure: 0, magic: 0 });
  const [place] = placesOf(view, draw('mountain', 2));
  const first = drawn(view, [], place!, () => 0);
  expect(first).toEqual({ kind: 'tunnel', face: '1' });
  const laid: Laid[] = [first];
  expect(leftOf(view, laid, 'tunnel')).toBe(0);
  expect(drawn(view, laid, place!, () => 0)).toEqual({ kind: 'hazard', face: 'dragon 3' });
  expect(wordsOf(laid)).toBe('tunnel 1');
});

test('dice that are rolled again are told one by one, each with the faces of its kind', () => {
  const rolled = {
    ...laidIn([], { tunnel: 0, hazard: 0, tool: 0, treasure: 0, magic: 0 }),
    rolling: [1, 2],
    starting: [],
    players: [trove(['tunnel', '4'], ['tunnel', '5'], ['tool', 'shield'])],
  } as unknown as MinerView;
  const places = placesOf(rolled, draw('reroll', 2));
  expect(places.map(({ kinds, was }) => [kinds, was?.face])).toEqual([
    [['tunnel'], '5'],
    [['tool'], 'shield'],
  ]);
  expect(placesOf(rolled, draw('magic', 2))).toEqual(places);
  expect(drawn(rolled, [], places[1]!, () => 0)).toEqual({ kind: 'tool', face: 'shield' });
  expect(placesOf(rolled, draw('start', 3)).map(({ kinds }) => kinds)).toEqual([['magic'], ['magic'], ['magic']]);
});

test('who may start rolls, or is drawn; a draw that is newer than the page is typed', () => {
  const tied = {
    ...laidIn([], { tunnel: 0, hazard: 0, tool: 0, treasure: 0, magic: 0 }),
    starting: [0, 2],
  } as unknown as MinerView;
  expect(placesOf(tied, draw('first', 2)).map(({ kinds, seat }) => [kinds, seat])).toEqual([
    [['tunnel'], 0],
    [['tunnel'], 2],
  ]);
  const [drawnSeat] = placesOf(tied, draw('starter', 1));
  expect(wordsOf([drawn(tied, [], drawnSeat!, () => 1)])).toBe('3');
  expect(placesOf(tied, draw('something', 1))).toEqual([]);
});

test('on a phone many dice lie in two lines of about the same width, in their order', () => {
  const many = trove(
    ...Array.from({ length: 20 }, (_, number): [Kind, string] => ['tunnel', String((number % 5) + 1)]),
    ['treasure', 'gem 1'],
    ['hazard', 'dragon 3'],
    ['tool', 'shield'],
    ['magic', 'magic 1'],
    ['tool', 'chest 1'],
  );
  const { counts, used } = groupsOf(
    rowsOf(many, {
      ...NOTHING,
      sequences: [
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
      ],
    }),
    false,
    true,
  );
  const lines = inTwoLines([...counts, ...used]);
  expect(lines).toHaveLength(2);
  expect(lines.flat()).toEqual([...counts, ...used]);
  expect(lines[0]!.map(({ key }) => key)).toEqual(['tunnels']);
});

test('lanterns burn from the points of the verdicts on', () => {
  expect([14, 15, 30, 31, 70, 71].map(litAt)).toEqual([0, 1, 1, 2, 4, 5]);
  expect([0, 15, 71].map(nextLantern)).toEqual([15, 31, undefined]);
});

test('alone, what can be done is said where no die can be taken', async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speakIn('en');
  await need('game:miner');
  const view = { players: [{ total: 0 }], refills_left: 2 } as unknown as MinerSoloView;
  const hint = (...verbs: string[]): string =>
    soloGoal(view, { choices: verbs.map((verb) => ({ verb })) } as unknown as Question).hint;
  expect(hint('take', 'spend', 'stop')).toMatch(/^Sequences/);
  expect(hint('spend', 'refill', 'stop')).toBe('Nothing can be taken now: cast a spell, refill or stop.');
  expect(hint('spend', 'stop')).toMatch(/cast a spell or stop/);
  expect(hint('refill', 'stop')).toMatch(/: refill or stop/);
  expect(hint('stop')).toBe('Nothing can be taken any more.');
});
