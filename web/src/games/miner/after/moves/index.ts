/** Dice of single moves, for pages that look back at a game. */
import type { Choice, GameEvent, View } from '../../../../net/messages';
import type { Moves } from '../../../../catalogue/after';
import { targetOf } from '../../view/choices';
import { dieAt, type Kind, type MinerView } from '../../view/view';
import Dice from './Dice.svelte';

export interface ShownDie {
  kind: Kind;
  face: string;
}

const DEEDS = ['miner-took', 'miner-drafted', 'miner-shared', 'miner-spent', 'miner-spent-solo'];

/** A die is shown as it will lie: with the face to which it is set. */
function chosen(view: View, choice: Choice): ShownDie[] {
  const [die, face] = [targetOf(choice, 'die'), targetOf(choice, 'face')];
  const lying = die === undefined ? undefined : dieAt(view as MinerView, Number(die));
  return lying ? [{ kind: lying.kind, face: face ?? lying.face }] : [];
}

function done(events: GameEvent[]): ShownDie[] {
  const deed = events.find(({ kind }) => DEEDS.includes(kind));
  if (!deed) return [];
  const { die_kind: kind, face } = deed.arguments as { die_kind: Kind; face: string };
  return [{ kind, face }];
}

export const moves: Moves = { Dice, offered: () => [], chosen, done };
