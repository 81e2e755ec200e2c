import { expect, test } from 'vitest';
import { beatsOf, type MinerStep } from '../../../src/games/miner/board/state/beats';
import { after, counted, withFaces } from '../../../src/games/miner/board/state/middle';
import { heightOf, placesOf } from '../../../src/games/miner/board/mountain/climbing';
import type { MinerView, MountainDie, Player } from '../../../src/games/miner/view/view';
import { NOTHING } from './troves';

/** All cells; the number of a die is 10 a + b. */
function mountain(without: number[] = []): MountainDie[] {
  const dice: MountainDie[] = [];
  for (let row = 5; row <= 9; row++) {
    for (let a = row - 5; a <= 5; a++)
      dice.push({ cell: [a, row - a], die: 10 * a + row - a, kind: 'tunnel', face: '5', take: 'top' });
  }
  return dice.filter(({ die }) => !without.includes(die));
}

function player(...trove: Player['trove']): Player {
  return { hero: null, hero_faces: [], hero_spent: [], trove, now: null, rounds: [], tiebreaks: [], total: 0 };
}

function view(dice: MountainDie[], ...players: Player[]): MinerView {
  return { game: 'miner', phase: 'excavation', mountain: dice, players, ranking: [] } as unknown as MinerView;
}

function step(before: MinerView, kinds: [string, object][], then = before): MinerStep {
  return {
    before,
    after: then,
    events: kinds.map(([kind, given]) => ({ kind, arguments: given as Record<string, unknown> })),
  };
}

test('new dice fall row by row from the ground, from the left and from the right by turns', () => {
  const [beat] = beatsOf(step(view([]), [['miner-mountain', {}]], view(mountain())));
  const rows = (beat as { dice: MountainDie[] }).dice.map(({ cell }) => cell);
  expect(rows.map(([a, b]) => a + b)).toEqual([5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9]);
  expect(rows.slice(0, 6).map(([a]) => a)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rows.slice(6, 11).map(([a]) => a)).toEqual([5, 4, 3, 2, 1]);
});

test('a refill lets only the new dice fall', () => {
  const [beat] = beatsOf(
    step(
      view(mountain([45, 54])),
      [
        ['miner-refill', { left: 1 }],
        ['miner-mountain', {}],
      ],
      view(mountain()),
    ),
  );
  expect((beat as { dice: MountainDie[] }).dice.map(({ die }) => die).sort()).toEqual([45, 54]);
});

test('a die from the top leaves the others where they are', () => {
  const [beat] = beatsOf(step(view(mountain(), player(), player()), [['miner-took', { seat: 1, die: 45 }]]));
  expect(beat).toMatchObject({ as: 'take', seat: 1, die: { die: 45 }, slides: [] });
});

test('a die from the side: the whole line that leans on it comes down one step, the nearest first', () => {
  const before = view(mountain(), player(), player());
  const [beat] = beatsOf(step(before, [['miner-took', { seat: 0, die: 5 }]]));
  expect(beat).toMatchObject({
    slides: [
      { die: 15, from: [1, 5], to: [0, 5] },
      { die: 25, from: [2, 5], to: [1, 5] },
      { die: 35, from: [3, 5], to: [2, 5] },
      { die: 45, from: [4, 5], to: [3, 5] },
    ],
  });
  const then = after(before, beat!);
  expect(then.mountain.find(({ die }) => die === 45)!.cell).toEqual([3, 5]);
  expect(then.mountain).toHaveLength(19);
  expect(then.players[0]!.trove.map(([die]) => die)).toEqual([5]);
});

test('a shared Beer and the forced last die are two beats, with the table in between', () => {
  const before = view(mountain().slice(0, 1), player([30, 'hazard', 'beer', false, false, false]), player());
  const beats = beatsOf(
    step(before, [
      ['miner-shared', { seat: 0, owner: 1, die: 30, die_kind: 'hazard', face: 'dragon 3' }],
      ['miner-took', { seat: 0, die: 5 }],
    ]),
  );
  expect(beats.map(({ as }) => as)).toEqual(['share', 'take']);
  const then = after(before, beats[0]!);
  expect(then.players.map(({ trove }) => trove.map(([die, , face]) => [die, face]))).toEqual([[], [[30, 'dragon 3']]]);
});

test('a reroll knows what each die was and became', () => {
  const before = view(
    [],
    player([3, 'tunnel', '2', false, false, false], [46, 'treasure', 'gem 1', false, false, false]),
  );
  const given = {
    seat: 0,
    dice: [3, 46],
    faces: ['4', 'gem 1'],
    changes: [
      ['2', '4'],
      ['gem 1', 'gem 1'],
    ],
  };
  const [beat] = beatsOf(step(before, [['miner-rerolled', given]]));
  expect(beat).toEqual({
    as: 'reroll',
    seat: 0,
    turns: [
      { die: 3, kind: 'tunnel', was: '2', now: '4' },
      { die: 46, kind: 'treasure', was: 'gem 1', now: 'gem 1' },
    ],
  });
  expect(after(before, beat!).players[0]!.trove.map(([, , face]) => face)).toEqual(['4', 'gem 1']);
});

test('points are counted with what the last reroll made of a trove', () => {
  const before = view(
    [],
    { ...player([3, 'tunnel', '2', false, false, false]), now: { ...NOTHING, total: 4 } },
    { ...player(), now: { ...NOTHING, total: 2 } },
  );
  const then = counted(before, [{ ...NOTHING, seat: 0, sequences: [[1, 2]], tunnels: 3, total: 7 }]);
  expect(then.players.map(({ now }) => now!.total)).toEqual([7, 2]);
});

test('scoring goes group by group; one that is nothing for everybody is left out; the end comes last', () => {
  const ann = {
    ...NOTHING,
    seat: 0,
    round: 3,
    sequences: [[1, 2]],
    tunnels: 3,
    gems: 2,
    doubled: true,
    treasure: 4,
    total: 7,
  };
  const ben = { ...NOTHING, seat: 1, round: 3, dragons: 3, hazards: -3, total: -3 };
  const beats = beatsOf(
    step(view([], player(), player()), [
      ['miner-scoring', { round: 3 }],
      ['miner-scored', ann],
      ['miner-scored', ben],
      ['miner-over', { winners: [0] }],
    ]),
  );
  expect(beats.map(({ as }) => as)).toEqual(['score', 'over']);
  expect(beats[0]).toMatchObject({
    round: 3,
    groups: [
      {
        key: 'tunnels',
        points: [
          { seat: 0, points: 3 },
          { seat: 1, points: 0 },
        ],
      },
      {
        key: 'treasure',
        points: [
          { seat: 0, points: 4 },
          { seat: 1, points: 0 },
        ],
      },
      {
        key: 'dragons',
        points: [
          { seat: 0, points: 0 },
          { seat: 1, points: -3 },
        ],
      },
    ],
  });
});

test('every event that changes something on the table has a beat', () => {
  const before = view(mountain(), player([55, 'magic', 'magic 2', false, false, false]), player());
  const kinds: [string, object][] = [
    ['miner-spent', { seat: 0, die: 55 }],
    ['miner-spent-hero', { seat: 0, hero: 'surveyor' }],
    ['miner-cached', { seat: 0, die: 55 }],
    ['miner-chest', { die: 55 }],
    ['miner-wild', { die: 55, die_kind: 'magic', face: 'magic 1' }],
    ['miner-spent-solo', { die: 55 }],
    ['miner-recycled', { die: 45 }],
    ['miner-drafted', { die: 54 }],
    ['miner-tie', { seats: [0, 1], repeat: 1 }],
    ['miner-solo-over', { total: 3 }],
  ];
  for (const kind of kinds) expect(beatsOf(step(before, [kind])), kind[0]).toHaveLength(1);
});

test('climbers stand by their points, the own seat in the middle of three', () => {
  const places = placesOf([0, 1, 2], 0);
  expect(places[2]!).toBeLessThan(places[0]!);
  expect(places[0]!).toBeLessThan(places[1]!);
  expect(places[0]).toBe(6);
  const range = { low: -4, high: 40 };
  expect(heightOf(-4, range)).toBe(0);
  expect(heightOf(40, range)).toBeGreaterThan(heightOf(20, range));
  expect(heightOf(3, { low: 0, high: 3 })).toBeLessThan(heightOf(20, { low: 0, high: 20 }));
});

test('dice that were rolled together with others show their new faces before they are told', () => {
  const before = view(
    [],
    player([3, 'tunnel', '2', false, false, false]),
    player([4, 'tunnel', '1', false, false, false]),
  );
  const seen = withFaces(before, new Map([[4, '5']]));
  expect(seen.players.map(({ trove }) => trove.map(([, , face]) => face))).toEqual([['2'], ['5']]);
  expect(withFaces(before, new Map())).toBe(before);
});
