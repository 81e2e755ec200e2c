/** The faces that score, for the pad of Dice Miner: those of the engine, and others that real dice may have. */
import data from '../../../../../src/zaria/miner/pieces/faces.json';
import { partsOf } from '../view/face';
import type { Kind } from '../view/view';

export type ScoringKind = Exclude<Kind, 'magic'>;

interface Group {
  kind: ScoringKind;
  faces: string[];
  others: string[]; // on no die that we know of
}

const KINDS: ScoringKind[] = ['tunnel', 'hazard', 'tool', 'treasure'];
const NO_POINTS = new Set(['beer', 'chest', 'magic']);
const MOST_SYMBOLS = 4; // on one face
const NUMBERED: Partial<Record<ScoringKind, string[]>> = { hazard: ['cave-in', 'dragon'], treasure: ['gem'] };

export const FACES: Group[] = KINDS.map((kind) => {
  const faces = [...new Set(data[kind].faces)].filter((face) => !NO_POINTS.has(partsOf(face).symbol));
  const all = (NUMBERED[kind] ?? []).flatMap((symbol) =>
    Array.from({ length: MOST_SYMBOLS }, (_, n) => `${symbol} ${n + 1}`),
  );
  return { kind, faces, others: all.filter((face) => !faces.includes(face)) };
});

/** In a solo game chests count, too. */
export const CHESTS: string[] = [...new Set(data.tool.faces)].filter((face) => partsOf(face).symbol === 'chest');

const ORDER = FACES.flatMap((group) => [...group.faces, ...group.others, ...(group.kind === 'tool' ? CHESTS : [])]);

export function kindOf(face: string): ScoringKind {
  if (CHESTS.includes(face)) return 'tool';
  return FACES.find((group) => group.faces.includes(face) || group.others.includes(face))!.kind;
}

/** How many dice of a kind there are. */
export function mostOf(kind: ScoringKind): number {
  return data[kind].dice;
}

/** By kind, then by what they show. */
export function inOrder(faces: string[]): string[] {
  return [...faces].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}
