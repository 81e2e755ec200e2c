/** What lies before a casino's door, row by row, as it is to be drawn: with the dice of a choice that is looked at. */
import type { Casino } from '../../../../net/api';
import type { BoardModel } from './board.svelte';
import { GREY, groupsIn, type Group } from '../../view/view';

interface RowDie {
  key: string;
  kind: 'small' | 'big' | 'black';
}

export interface Row {
  owner: number;
  weight: number;
  dice: RowDie[];
  fresh: string[]; // keys of dice that a choice would add
  going: 'small' | null; // the kind of die that a choice would take away
  tied: boolean;
  leaving: boolean; // equal dice that are leaving
  equals: { from: number; count: number } | null; // the first of rows that are equal: where the sign stands
  since: number; // dice that were placed since my last turn
}

export function rowsOf(board: BoardModel, casino: Casino): Row[] {
  const ghost = board.ghostIn(casino.number);
  const grey = board.takenFrom(casino.number);
  const shown = ghost ? withGhost(casino, ghost) : grey ? { ...casino, grey: casino.grey - 1 } : casino;
  const before = board.showing.order[casino.number]; // while dice are on their way
  const groups = inOrder(withTaken(groupsIn(shown), grey), before);
  const leaving = board.showing.paying.includes(casino.number) ? board.showing.leaving : [];
  const equals = board.showing.paying.includes(casino.number) ? board.showing.equals : [];
  const isUnsettled = board.settling; // until it pays, a casino gives nothing away
  const tied = board.paidBy[casino.number]?.tied ?? (isUnsettled ? [] : ghost || grey ? tiedIn(groups) : casino.tied);
  const rows = groups.map((group): Row => {
    const frozen = before?.find(({ owner }) => owner === group.owner);
    return {
      owner: group.owner,
      weight: before ? (frozen?.weight ?? 0) : group.weight,
      dice: diceOf(grey && group.owner === GREY ? { ...group, small: group.small + 1 } : group),
      fresh: ghost?.owner === group.owner ? freshOf(group, ghost) : [],
      going: grey && group.owner === GREY ? 'small' : null,
      tied: tied.includes(group.owner) && !leaving.includes(group.owner),
      leaving: leaving.includes(group.owner),
      equals: null,
      since: before ? 0 : board.since.dice(casino.number, group.owner),
    };
  });
  for (const weight of new Set(rows.filter(({ owner }) => equals.includes(owner)).map((row) => row.weight))) {
    const same = rows.filter((row) => row.weight === weight && equals.includes(row.owner));
    same[0]!.equals = { from: rows.indexOf(same[0]!), count: same.length };
  }
  return rows;
}

/** Dice that a choice would put into a casino. */
export interface Ghost {
  owner: number;
  small: number;
  big: number;
}

function withGhost(casino: Casino, { owner, small, big }: Ghost): Casino {
  const old = casino.dice[owner] ?? { small: 0, big: 0, black: 0 };
  return { ...casino, dice: { ...casino.dice, [owner]: { ...old, small: old.small + small, big: old.big + big } } };
}

function diceOf({ small, big, black }: Group): RowDie[] {
  const kinds = [
    ...Array<'big'>(big).fill('big'),
    ...Array<'small'>(small).fill('small'),
    ...Array<'black'>(black).fill('black'),
  ];
  const seen = { small: 0, big: 0, black: 0 };
  return kinds.map((kind) => ({ kind, key: `${kind}-${seen[kind]++}` }));
}

function freshOf(group: Group, ghost: Ghost): string[] {
  const small = Array.from({ length: ghost.small }, (_, each) => `small-${group.small - ghost.small + each}`);
  return [...Array.from({ length: ghost.big }, (_, each) => `big-${group.big - ghost.big + each}`), ...small];
}

/** The rows as they stood before, where that is still shown; those that are new come last. */
function inOrder(groups: Group[], before: { owner: number }[] | undefined): Group[] {
  if (!before) return groups;
  const place = (group: Group): number => {
    const rank = before.findIndex(({ owner }) => owner === group.owner);
    return rank < 0 ? before.length : rank;
  };
  return [...groups].sort((one, other) => place(one) - place(other));
}

/** The row of grey dice stays in sight while its last die is about to be taken. */
function withTaken(groups: Group[], grey: boolean): Group[] {
  if (!grey || groups.some(({ owner }) => owner === GREY)) return groups;
  return [...groups, { owner: GREY, small: 0, big: 0, black: 0, weight: 0 }];
}

/** Owners of equal dice. */
function tiedIn(groups: Group[]): number[] {
  return groups
    .filter((group) => groups.some((other) => other !== group && other.weight === group.weight))
    .map(({ owner }) => owner);
}
