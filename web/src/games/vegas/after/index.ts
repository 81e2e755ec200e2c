/** Dice of single moves, for pages that look back at a game. */
import type { VegasView } from '../../../net/api';
import type { Choice, GameEvent, Question, View } from '../../../net/messages';
import type { Moves } from '../../../catalogue/after';
import { targetsOf } from '../../targets';
import Dice from './Dice.svelte';

export interface ShownDie {
  owner: number | 'black';
  face: number | null; // null: whatever it shows
  big: boolean;
}

/** The roll from the lowest number up, the big die last. */
function rolled(view: View): ShownDie[] {
  const { turn: owner, roll } = view as VegasView;
  const small = [...roll.small].sort((one, other) => one - other).map((face) => ({ owner, face, big: false }));
  return roll.big === null ? small : [...small, { owner, face: roll.big, big: true }];
}

function black(faces: number[]): ShownDie[] {
  return faces.map((face) => ({ owner: 'black', face, big: false }));
}

function offered(view: View, { choices }: Question): ShownDie[] {
  if (choices.some((choice) => targetsOf(choice, 'number').length > 0)) return rolled(view);
  return choices.some((choice) => targetsOf(choice, 'black').length > 0) ? black((view as VegasView).roll.black) : [];
}

function chosen(view: View, choice: Choice): ShownDie[] {
  const number = targetsOf(choice, 'number')[0] ?? targetsOf(choice, 'casino')[0];
  const face = number === undefined ? null : Number(number);
  const single = targetsOf(choice, 'die').map((die) => ({
    owner: (view as VegasView).actor,
    face,
    big: die === 'big',
  }));
  const blacks = black(targetsOf(choice, 'black').map(Number));
  if (single.length + blacks.length > 0 || targetsOf(choice, 'number').length === 0) return [...single, ...blacks];
  return rolled(view).filter((die) => die.face === face);
}

function done(events: GameEvent[]): ShownDie[] {
  const placed = events.find(({ kind }) => kind === 'vegas-placed' || kind === 'vegas-prime-placed');
  if (!placed) return [];
  const {
    seat: owner,
    casino: face,
    small,
    big,
  } = placed.arguments as { seat: number; casino: number; small: number; big: number };
  if (placed.kind !== 'vegas-placed') return black([face]);
  const all = Array.from({ length: small }, () => ({ owner, face, big: false }));
  return big > 0 ? [...all, { owner, face, big: true }] : all;
}

export const moves: Moves = { Dice, offered, chosen, done };
