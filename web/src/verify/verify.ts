/**
 * Opens the envelope of a game that has ended, and compares every die with what was in it. Nothing of it needs the server:
 * whoever does not trust it can run this on a record from anywhere. The same as zaria.core.verify in Python, but for the
 * rules, which the page does not know.
 */
import { compare, type Remembered } from './own';
import { BadRecord, isPossible, type GameRecord } from './record';
import { checkOf, diceKey, draw, hashOf, type Seal } from './seal';

/** Something that was found to be right. */
export type Finding =
  | { what: 'seal'; seal: string }
  | { what: 'contribution'; seat: number }
  | { what: 'nobody' }
  | { what: 'draws'; draws: number }
  | { what: 'content' }
  | { what: 'own'; mine: number }; // seats of this device that are in it

/** What is right, one after the other, and then the first thing that is wrong, if anything is. */
export interface Opened {
  right: Finding[];
  wrong: BadRecord | null;
}

export function open(record: GameRecord, own: Remembered): Opened {
  const right: Finding[] = [];
  try {
    for (const finding of checked(record, own)) right.push(finding);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return { right, wrong: error };
  }
  return { right, wrong: null };
}

function* checked(record: GameRecord, own: Remembered): Generator<Finding> {
  const seal = record.seal;
  if (!seal) throw new BadRecord('seal-none');
  if (seal.secret === null) throw new BadRecord('seal-closed');
  if (hashOf(seal.secret) !== seal.seal) throw new BadRecord('seal-secret');
  yield { what: 'seal', seal: seal.seal };
  yield* contributions(seal);
  const key = diceKey(seal.secret, seal.table, seal.seats);
  yield { what: 'draws', draws: countDraws(record, key) };
  if (checkOf(key, { ...record, seal }) !== seal.check) throw new BadRecord('seal-check');
  yield { what: 'content' };
  const mine = compare(record, own);
  if (mine !== null) yield { what: 'own', mine };
}

function* contributions(seal: Seal): Generator<Finding> {
  for (const [seat, hash, bytes] of seal.seats) {
    if (hashOf(bytes) !== hash) throw new BadRecord('seal-contribution', { number: seat + 1 });
    yield { what: 'contribution', seat };
  }
  if (seal.seats.length === 0) yield { what: 'nobody' };
}

/** All draws are in the envelope, those too that were taken back. */
function countDraws(record: GameRecord, key: Uint8Array): number {
  let draws = 0;
  record.steps.forEach((step, place) => {
    if (step[0] !== 'deal') return;
    const [, label, bounds, values] = step;
    const plain = /^[\0-\x7f]*$/.test(label);
    if (!plain || !isPossible(bounds) || String(draw(key, label, bounds)) !== String(values)) {
      throw new BadRecord('seal-draw', { number: place + 1 });
    }
    draws += 1;
  });
  return draws;
}
