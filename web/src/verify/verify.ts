/**
 * Opens the envelope of a finished game and compares every die with its contents. It does not need the server, so that
 * people need not trust it. The same as zaria.core.verify in Python, without the rules, which the page does not know.
 */
import { compare, type Remembered } from './own';
import { BadRecord, isPossible, type GameRecord } from './record';
import { checkOf, diceKey, draw, DrawNames, hashOf, unshown, type EarlierSeal, type Seal } from './seal';

/** A check that passed. With `unshown` it is a warning: the dice were drawn anew after a promise that was not kept. */
export type Finding =
  | { what: 'seal'; seal: string }
  | { what: 'contribution'; seat: number }
  | { what: 'nobody' }
  | { what: 'unshown'; seats: number[] }
  | { what: 'draws'; draws: number }
  | { what: 'content' }
  | { what: 'own'; mine: number }; // seats of this device that are in it

/** A draw that is not the one in the envelope. `label` says what was drawn, in which round and for whom. */
export class Misfit extends BadRecord {
  readonly kind: string;
  readonly round: number;
  readonly seat: number | null; // null: for the whole table
  readonly place: number; // of the first die that differs; -1 if none can be named

  constructor(
    readonly step: number,
    label: string,
    private readonly sealed: number[],
    private readonly said: number[],
  ) {
    super('seal-draw', { number: step + 1 });
    const [kind = '', round, seat = '-'] = label.split('/');
    this.kind = kind;
    this.round = Number(round);
    this.seat = /^\d+$/.test(seat) ? Number(seat) : null;
    const isSameKind = sealed.length === said.length && Number.isInteger(this.round);
    this.place = isSameKind ? sealed.findIndex((value, place) => value !== said[place]) : -1;
  }

  /** What the die shows in the envelope and in the record, counted from 1. */
  get both(): [sealed: number, said: number] {
    return [this.sealed[this.place]! + 1, this.said[this.place]! + 1];
  }
}

/** All findings in order, and the first error, if there is one. */
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
  const used = new Set<string>();
  for (const envelope of seal.earlier ?? []) checkEnvelope(envelope, used);
  checkEnvelope({ seal: seal.seal, secret: seal.secret, seats: seal.seats }, used);
  yield { what: 'seal', seal: seal.seal };
  yield* contributions(seal);
  for (const envelope of seal.earlier ?? []) yield { what: 'unshown', seats: unshown(envelope) };
  const key = diceKey(seal.secret, seal.table, seal.seats);
  yield { what: 'draws', draws: countDraws(record, key) };
  if (checkOf(key, { ...record, seal }) !== seal.check) throw new BadRecord('seal-check');
  yield { what: 'content' };
  const mine = compare(record, own);
  if (mine !== null) yield { what: 'own', mine };
}

/**
 * The secret and all bytes are as promised, and none is reused from an earlier envelope, whose contents were known.
 */
function checkEnvelope({ seal, secret, seats }: EarlierSeal, used: Set<string>): void {
  if (hashOf(secret) !== seal) throw new BadRecord('seal-secret');
  for (const [seat, hash, bytes] of seats) {
    if (bytes !== null && hashOf(bytes) !== hash) throw new BadRecord('seal-contribution', { number: seat + 1 });
  }
  if (used.has(seal)) throw new BadRecord('seal-secret-again');
  for (const [seat, hash] of seats) if (used.has(hash)) throw new BadRecord('seal-again', { number: seat + 1 });
  for (const hash of [seal, ...seats.map(([, hash]) => hash)]) used.add(hash);
}

function* contributions(seal: Seal): Generator<Finding> {
  for (const [seat] of seal.seats) yield { what: 'contribution', seat };
  if (seal.seats.length === 0) yield { what: 'nobody' };
}

/** All draws are checked, also those that were taken back. */
function countDraws(record: GameRecord, key: Uint8Array): number {
  let draws = 0;
  const names = record.seal?.by_seat ? new DrawNames() : null;
  record.steps.forEach((step, place) => {
    const name = step[0] === 'deal' && names ? names.name(step[1]) : step[1];
    names?.note(step);
    if (step[0] !== 'deal') return;
    const [, label, bounds, values] = step;
    const plain = /^[\0-\x7f]*$/.test(label);
    const sealed = plain && isPossible(bounds) ? draw(key, String(name), bounds) : [];
    if (sealed.length === 0 || String(sealed) !== String(values)) throw new Misfit(place, label, sealed, values);
    draws += 1;
  });
  return draws;
}
