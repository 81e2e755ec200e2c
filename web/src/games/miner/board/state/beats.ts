/** Events as a row of beats that are shown one by one. They are computed without a page. */
import type { GameEvent } from '../../../../net/messages';
import { LINES, lineOf, type LineKey, type Scored } from '../../view/explain';
import { lyingOn, placeOf } from '../../view/mountain';
import { playersOf, type Kind, type MinerView, type MountainDie } from '../../view/view';

/** A step of the game to be shown. */
export interface MinerStep {
  before: MinerView;
  after: MinerView;
  events: GameEvent[];
}

/** A die that moves one step down the slope. */
export interface Slide {
  die: number;
  from: [number, number];
  to: [number, number];
}

/** A die in a trove that gets another face. */
export interface Turn {
  die: number;
  kind: Kind;
  was: string;
  now: string;
}

/** A group of dice in all troves, and what it brings each seat. */
export interface ScoredGroup {
  key: LineKey;
  points: { seat: number; points: number }[];
}

export type Beat =
  | { as: 'fill'; dice: MountainDie[] } // in the order in which they leave the bag
  | { as: 'take'; seat: number; die: MountainDie; slides: Slide[] }
  | { as: 'share'; seat: number; owner: number; turn: Turn }
  | { as: 'spell'; seat: number; die: number | null } // null: of the hero
  | { as: 'reroll'; seat: number; turns: Turn[] }
  | { as: 'keep'; seat: number; die: number }
  | { as: 'score'; round: number; repeat: number; scored: Scored[]; groups: ScoredGroup[] }
  | { as: 'tie'; seats: number[] }
  | { as: 'wild'; turn: Turn }
  | { as: 'gone'; die: number } // a magic die leaves the game
  | { as: 'recycle'; die: MountainDie }
  | { as: 'over' };

type Given = Record<string, unknown>;

export function beatsOf(step: MinerStep): Beat[] {
  const beats = step.events.flatMap((event): Beat[] => {
    const beat = beatOf(step, event.kind, event.arguments as Given);
    return beat ? [beat] : [];
  });
  const scored = scoring(step.events);
  return scored
    ? [
        ...beats.filter(({ as }) => as !== 'over' && as !== 'tie'),
        scored,
        ...beats.filter(({ as }) => as === 'over' || as === 'tie'),
      ]
    : beats;
}

function beatOf(step: MinerStep, kind: string, given: Given): Beat | null {
  const [seat, die] = [Number(given['seat'] ?? 0), Number(given['die'])];
  switch (kind) {
    case 'miner-mountain':
      return { as: 'fill', dice: fallen(step) };
    case 'miner-took':
    case 'miner-drafted':
      return taken(step, seat, die);
    case 'miner-recycled': {
      const lying = step.before.mountain.find((other) => other.die === die);
      return lying ? { as: 'recycle', die: lying } : null;
    }
    case 'miner-shared':
      return {
        as: 'share',
        seat,
        owner: Number(given['owner']),
        turn: { die, kind: given['die_kind'] as Kind, was: 'beer', now: String(given['face']) },
      };
    case 'miner-spent':
      return { as: 'spell', seat, die };
    case 'miner-spent-hero':
      return { as: 'spell', seat, die: null };
    case 'miner-spent-solo':
      return { as: 'gone', die };
    case 'miner-rerolled':
      return { as: 'reroll', seat, turns: turnsOf(step, given) };
    case 'miner-cached':
      return { as: 'keep', seat, die };
    case 'miner-chest':
      return { as: 'keep', seat: 0, die };
    case 'miner-wild':
      return { as: 'wild', turn: { die, kind: given['die_kind'] as Kind, was: 'beer', now: String(given['face']) } };
    case 'miner-tie':
      return { as: 'tie', seats: given['seats'] as number[] };
    case 'miner-over':
    case 'miner-solo-over':
      return { as: 'over' };
    default:
      return null;
  }
}

/** The dice that are new on the mountain: the lowest row first, from the left and from the right by turns. */
function fallen({ before, after }: MinerStep): MountainDie[] {
  const had = new Set(before.mountain.map(({ die }) => die));
  const rank = ({ cell }: MountainDie): [number, number] => {
    const { x, y } = placeOf(cell);
    return [y, y % 2 === 1 ? x : -x];
  };
  return after.mountain
    .filter(({ die }) => !had.has(die))
    .sort((one, other) => {
      const [[y, x], [toY, toX]] = [rank(one), rank(other)];
      return toY - y || x - toX;
    });
}

/** A die leaves the mountain; the line that lay on it from one side comes down one step (DM-COMP-05). */
function taken({ before }: MinerStep, seat: number, number: number): Beat | null {
  const die = before.mountain.find((other) => other.die === number);
  if (!die) return null;
  const slides: Slide[] = [];
  const first = lyingOn(before.mountain, die)[0];
  if (first) {
    const step = [first.cell[0] - die.cell[0], first.cell[1] - die.cell[1]] as const;
    const at = (number: number): MountainDie | undefined =>
      before.mountain.find(
        ({ cell }) => cell[0] === die.cell[0] + number * step[0] && cell[1] === die.cell[1] + number * step[1],
      );
    for (let count = 1, next = at(1); next; next = at(++count))
      slides.push({ die: next.die, from: next.cell, to: at(count - 1)!.cell });
  }
  return { as: 'take', seat, die, slides };
}

/** What each rerolled die was, and became. */
export function turnsOf({ before }: Pick<MinerStep, 'before'>, given: Given): Turn[] {
  const dice = (given['dice'] ?? []) as number[];
  const changes = (given['changes'] ?? []) as [string, string][];
  return dice.map((die, place) => {
    const row = playersOf(before)
      .flatMap(({ trove }) => trove)
      .find(([other]) => other === die);
    return {
      die,
      kind: row?.[1] ?? 'tunnel',
      was: changes[place]?.[0] ?? row?.[2] ?? '',
      now: changes[place]?.[1] ?? '',
    };
  });
}

/** The groups that bring something to anybody, in the order in which they are counted. */
function scoring(events: GameEvent[]): Beat | null {
  const told = events.filter(({ kind }) => kind === 'miner-scored' || kind === 'miner-tie-scored');
  const scored = told.map((event) => event.arguments as unknown as Scored);
  if (scored.length === 0) return null;
  const groups = LINES.map((key): ScoredGroup => ({
    key,
    points: scored.map((row) => ({ seat: row.seat, points: lineOf(row, key).points })),
  }));
  return {
    as: 'score',
    round: scored[0]!.round ?? 0,
    repeat: scored[0]!.repeat ?? 0,
    scored,
    groups: groups.filter(({ points }) => points.some((each) => each.points !== 0)),
  };
}
