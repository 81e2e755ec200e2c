/** A trove on the bench or on the wall: what works together lies in one groove, with places for what is missing. */
import { partsOf } from '../../view/face';
import type { Row, RowKey, TroveDie } from '../../view/trove';

export type Slot =
  // `waiting`: it counts as soon as what is before it is there
  { as: 'die'; die: TroveDie; waiting: boolean; pile: TroveDie[] } | { as: 'ghost'; face: string };

interface Groove {
  slots: Slot[];
  joined: boolean;
  points: number | null;
}

export interface Group {
  key: RowKey;
  grooves: Groove[];
  points: number | null;
  crowned: boolean;
}

const LAST = 5; // of a sequence
const COUNTS: RowKey[] = ['tunnels', 'treasure', 'cave-ins', 'dragons'];
const USED: RowKey[] = ['magic', 'chests', 'beer'];
const PARTNERS: Partial<Record<RowKey, [tool: string, hazard: string]>> = {
  'cave-ins': ['pickaxe', 'cave-in'],
  dragons: ['shield', 'dragon'],
};
const CROWDED = 18; // places from which equal dice pile up

/**
 * What counts, then what is used. An empty group is not there, except the tunnels; solo, nothing that counts is left
 * out.
 */
export function groupsOf(
  rows: Row[],
  isSolo: boolean,
  ghosts: boolean,
  most = CROWDED,
): { counts: Group[]; used: Group[] } {
  const crowded = placesIn(build(rows, isSolo, ghosts, false)) > most;
  const groups = build(rows, isSolo, ghosts, crowded);
  return {
    counts: groups.filter(({ key }) => COUNTS.includes(key)),
    used: groups.filter(({ key }) => USED.includes(key)),
  };
}

function build(rows: Row[], isSolo: boolean, ghosts: boolean, crowded: boolean): Group[] {
  const groups = [...COUNTS, ...USED].map((key) =>
    groupOf(
      key,
      rows.find((row) => row.key === key),
      isSolo,
      ghosts,
      crowded,
    ),
  );
  return groups.filter((group) => group.grooves.length > 0);
}

/** How many places a trove takes; the dice are smaller where there are many. */
export function placesIn(groups: Group[]): number {
  return groups.flatMap(({ grooves }) => grooves).reduce((sum, { slots }) => sum + slots.length, 0);
}

const SIZES = { large: 56, middle: 46, small: 40, tiny: 34 } as const; // pixels of a die
export type Size = keyof typeof SIZES;

/**
 * The largest dice that have room: in one row, small ones in two. In steps, so that a trove does not shiver with each
 * take. There is room for one die more, so that nothing moves when its place is shown.
 */
export function sizeFor(groups: Group[], width: number, isLow: boolean): Size {
  const sizes = (Object.keys(SIZES) as Size[]).slice(isLow ? 1 : 0);
  const rows: Record<Size, number> = { large: 1, middle: 1, small: isLow ? 1 : 1.9, tiny: 3 };
  return sizes.find((size) => widthOf(groups, SIZES[size]) + OWN_GROOVE + SIZES[size] <= width * rows[size]) ?? 'tiny';
}

/** Do what counts and what is used lie in a row each? Not if all fit in one, or one of them needs two. */
export function isInTwoRows(counts: Group[], used: Group[], size: Size, width: number): boolean {
  const fits = (groups: Group[]): boolean => widthOf(groups, SIZES[size]) + OWN_GROOVE + SIZES[size] <= width;
  return used.length > 0 && !fits([...counts, ...used]) && fits(counts) && fits(used);
}

const OWN_GROOVE = 22; // the edges of a groove, and the gap before it

/** With the edges of grooves, and the gaps between groups. */
function widthOf(groups: Group[], die: number): number {
  const grooves = groups.flatMap((group) => group.grooves);
  return placesIn(groups) * (die + 4) + grooves.length * 18 + groups.length * 10;
}

export const TWO_LINES_FROM = 25; // dice of a trove that lie in two lines on a phone

/** Two lines of about the same width, the groups in their order. */
export function inTwoLines(groups: Group[]): Group[][] {
  const half = widthOf(groups, SIZES.small) / 2;
  const first = groups.findIndex((_, place) => widthOf(groups.slice(0, place + 1), SIZES.small) >= half);
  const upTo =
    widthOf(groups.slice(0, first + 1), SIZES.small) - half > half - widthOf(groups.slice(0, first), SIZES.small)
      ? first
      : first + 1;
  return [groups.slice(0, upTo), groups.slice(upTo)].filter((line) => line.length > 0);
}

function groupOf(key: RowKey, row: Row | undefined, isSolo: boolean, ghosts: boolean, crowded: boolean): Group {
  const made = { key, points: row?.points ?? null, crowned: row?.crowned ?? false };
  if (key === 'tunnels') return { ...made, grooves: tunnels(row, isSolo, ghosts, crowded) };
  const partners = PARTNERS[key];
  if (partners) return { ...made, grooves: partners ? against(row, partners, isSolo, ghosts) : [] };
  if (!row)
    return {
      ...made,
      grooves: isSolo && ghosts && key === 'treasure' ? [groove([ghost('chest'), ghost('gem')], true)] : [],
    };
  const grooves = row.clusters.map((cluster) => {
    const dice = crowded && !cluster.joined ? piled(cluster.dice) : cluster.dice.map((die) => lying(die));
    return groove([...dice, ...Array.from({ length: ghosts ? cluster.free : 0 }, () => ghost('gem'))], cluster.joined);
  });
  return { ...made, grooves };
}

/** Sequences; the longest that is not whole shows what is missing, with the dice that wait for it. */
function tunnels(row: Row | undefined, isSolo: boolean, ghosts: boolean, crowded: boolean): Groove[] {
  const clusters = row?.clusters ?? [];
  const sequences = clusters
    .filter(({ points, dice }) => points !== null || (isSolo && partsOf(dice[0]!.face).number === 1))
    .map(({ dice }) => dice);
  const loose = clusters
    .map(({ dice }) => dice)
    .filter((dice) => !sequences.includes(dice))
    .flat();
  const open =
    sequences.filter((dice) => dice.length < LAST).sort((one, other) => other.length - one.length)[0] ??
    (sequences.length === 0 ? [] : null);
  const grooves: Groove[] = sequences
    .filter((dice) => dice !== open)
    .map((dice) =>
      groove(
        dice.map((die) => lying(die)),
        true,
        sumOf(dice),
      ),
    );
  if (open && ghosts) {
    const slots = open.map((die): Slot => lying(die));
    for (let number = open.length + 1; number <= LAST; number++) {
      const at = loose.findIndex((die) => partsOf(die.face).number === number);
      slots.push(at < 0 ? ghost(String(number)) : lying(loose.splice(at, 1)[0]!, true));
    }
    grooves.push(groove(slots, true, open.length > 0 ? sumOf(open) : null));
  } else if (open && open.length > 0) {
    grooves.push(
      groove(
        open.map((die) => lying(die)),
        true,
        sumOf(open),
      ),
    );
  }
  if (loose.length > 0)
    grooves.push(groove(crowded ? piled(loose, true) : loose.map((die) => lying(die, true)), false));
  return grooves;
}

/** Tools beside what they turn. */
function against(row: Row | undefined, [tool, hazard]: [string, string], isSolo: boolean, ghosts: boolean): Groove[] {
  if (!row) return isSolo && ghosts ? [groove([ghost(tool), ghost(hazard)], true)] : [];
  const grooves = row.clusters.map((cluster) =>
    groove(
      cluster.dice.map((die) => lying(die)),
      true,
    ),
  );
  const has = (symbol: string): boolean =>
    row.clusters.some(({ dice }) => dice.some((die) => partsOf(die.face).symbol === symbol));
  if (ghosts && !has(tool)) grooves[0]!.slots.unshift(ghost(tool));
  if (ghosts && !has(hazard)) grooves.at(-1)!.slots.push(ghost(hazard));
  return grooves;
}

/**
 * The groove in which a die comes to lie that has no place yet: a tunnel goes on with a sequence; -1: one of its own.
 */
export function grooveFor({ key, grooves }: Group, face: string): number {
  if (key !== 'tunnels') return grooves.length - 1;
  const { number } = partsOf(face);
  const counted = ({ joined, slots }: Groove): boolean =>
    joined && slots.every((slot) => slot.as === 'die' && !slot.waiting);
  const goesOn = grooves.findIndex((groove) => counted(groove) && groove.slots.length === number - 1);
  return goesOn >= 0 ? goesOn : number === 1 ? -1 : grooves.findIndex(({ joined }) => !joined);
}

function groove(slots: Slot[], joined: boolean, points: number | null = null): Groove {
  return { slots, joined, points };
}

function lying(die: TroveDie, waiting = false, pile: TroveDie[] = []): Slot {
  return { as: 'die', die, waiting, pile };
}

function ghost(face: string): Slot {
  return { as: 'ghost', face };
}

/** Equal dice lie on each other; the first one is seen. */
function piled(dice: TroveDie[], waiting = false): Slot[] {
  const kinds = new Map<string, TroveDie[]>();
  for (const die of dice) {
    const alike = die.die === null ? die.id : `${die.kind} ${die.face} ${die.spent} ${die.cached} ${die.used}`;
    kinds.set(alike, [...(kinds.get(alike) ?? []), die]);
  }
  return [...kinds.values()].map(([first, ...others]) => lying(first!, waiting, others));
}

function sumOf(dice: TroveDie[]): number {
  return dice.reduce((sum, die) => sum + partsOf(die.face).number, 0);
}
