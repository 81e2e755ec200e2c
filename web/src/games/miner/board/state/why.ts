/** Why a die is worth taking, or cannot be taken: what the cards and sheets say. All of it comes from the engine. */
import type { ChoiceWhy, DieWhy, MinerWhy, Odds, Reason, RollWhy } from '../../../../net/api';
import { say } from '../../../../words/language.svelte';
import { tell } from '../../../../words/speech';
import { choiceFor } from '../../view/choices';
import { faceName, signed } from '../../view/terms';
import type { MountainDie } from '../../view/view';
import type { MineModel } from './mine.svelte';

export const WHY_CARD = 'miner-why'; // its id

/** A sequence as small boxes, the new number lit. */
interface Chain {
  numbers: number[];
  added: number;
}

export interface Why {
  title: string;
  points: number | null; // null: it cannot be taken now; alone: it brings nothing yet
  later: number; // about how many more besides
  state: string; // what is said instead of points
  lines: string[]; // the most useful first
  chain: Chain | null;
  change: string; // 3 → 10 points, beside the chain
  opens: string[]; // what taking it opens
  worth: string; // of a die that cannot be taken: what it would be worth
}

const MOST_LINES = 3;
const OPENING = new Set(['opens', 'opens-me', 'opens-nothing', 'last-die', 'slides', 'solo-opens', 'solo-then']);
const CHAINS = new Set(['tunnel-joins', 'tunnel-extends', 'tunnel-leads', 'solo-short', 'solo-completes']);
const CHANGES = new Set(['tunnel-change']);
const BARRED = new Set(['buried', 'side', 'covered', 'solo-needs-tunnel', 'solo-needs-tool', 'solo-no-wild']);

export function reasonIn(mine: MineModel, { kind, arguments: given }: Reason): string {
  return tell(`why-${kind}`, given, mine.table.name);
}

/** What the engine says about the table; null in the past, and while something is shown. */
function whysOf(mine: MineModel): MinerWhy | null {
  return mine.table.isPast ? null : (mine.table.document.why as MinerWhy | null);
}

/** About how many points a die of the mountain brings besides those that it scores now. */
export function laterOf(mine: MineModel, die: number): number {
  return dieWhy(mine, die)?.later ?? 0;
}

export function dieWhy(mine: MineModel, die: number): DieWhy | undefined {
  return whysOf(mine)?.dice.find((told) => told.die === die);
}

/** Of an answer that is not a die of the mountain. */
export function choiceWhy(mine: MineModel, action: number): ChoiceWhy | undefined {
  return whysOf(mine)?.choices.find((told) => told.action === action);
}

/** Of a die of the own trove, if it were rerolled. */
export function rollWhy(mine: MineModel, die: number): RollWhy | undefined {
  return whysOf(mine)?.rolls.find(({ dice }) => dice.includes(die));
}

export function whyOf(mine: MineModel, die: MountainDie): Why {
  const told = dieWhy(mine, die.die);
  const can = choiceFor(mine.asked, die.die) !== undefined;
  const lines = told?.lines ?? [];
  const inWords = (wanted: (reason: Reason) => boolean): string[] =>
    lines.filter(wanted).map((reason) => reasonIn(mine, reason));
  const points = told?.points ?? choiceFor(mine.asked, die.die)?.preview.points ?? null;
  const isBarred = lines.some(({ kind }) => BARRED.has(kind));
  const chain = lines.find(({ kind, arguments: given }) => CHAINS.has(kind) && Array.isArray(given['whole']));
  return {
    title: faceName(die.face),
    points: isBarred || (mine.isSolo && points === 0) ? null : points,
    later: told?.later ?? 0,
    state: isBarred
      ? say(die.take === 'no' ? 'web-mine-buried' : die.take === 'side' ? 'web-mine-side' : 'web-mine-barred')
      : '',
    lines: inWords(({ kind }) => (isBarred ? BARRED.has(kind) : !OPENING.has(kind) && !CHANGES.has(kind))).slice(
      0,
      MOST_LINES,
    ),
    chain: chain && !isBarred ? { numbers: chain.arguments['whole'] as number[], added: Number(die.face) || 0 } : null,
    change: isBarred ? '' : inWords(({ kind }) => CHANGES.has(kind)).join(' '),
    opens: isBarred ? [] : inWords(({ kind }) => OPENING.has(kind)),
    worth: isBarred && told && !can && die.take !== 'top' ? say('web-mine-worth', { points: signed(told.points) }) : '',
  };
}

/** A face that a roll may show, one for each side of the die. */
export interface Side {
  face: string;
  points: number;
}

export function sidesOf({ faces }: Odds): Side[] {
  return faces.flatMap(({ face, sides, points }) => Array.from({ length: sides }, () => ({ face, points })));
}
