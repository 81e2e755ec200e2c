import type { TableShown } from '../net/messages';
import { store, stored } from '../device/stored';
import { BadRecord, type GameRecord } from './record';

/** What somebody promised to add to the dice under a seal. */
export type Promised = [seal: string, seat: number, hash: string];

/**
 * What this device remembers of a table's dice: all seals it saw before the first roll, everybody's promises, its
 * bytes.
 */
export interface Remembered {
  seals: string[];
  promises: Promised[];
  added: (seal: string, seat: number) => string | null;
}

export function remembered(table: string): Remembered {
  const seals = sealsOf(table);
  return {
    seals,
    promises: stored<Promised[]>(`promises.${table}`, []),
    added: (seal, seat) => stored<string | null>(bytesKey(table, seals.indexOf(seal), seat), null),
  };
}

/** Remember the seal that the table shows, and the promises once nobody can change them any more. */
export function remember(table: TableShown): void {
  const seal = table.seal;
  if (!seal) return;
  const seals = sealsOf(table.id);
  if (!seals.includes(seal.seal)) store(`seal.${table.id}`, [...seals, seal.seal]);
  if (seal.wants !== 'bytes') return;
  const others = stored<Promised[]>(`promises.${table.id}`, []).filter(([known]) => known !== seal.seal);
  store(`promises.${table.id}`, [...others, ...seal.seats.map(([seat, hash]): Promised => [seal.seal, seat, hash])]);
}

/**
 * Where this device keeps what it adds for a seat. A new seal needs new bytes, whatever the server says of its number.
 */
export function keyFor(table: string, seal: string, seat: number): string {
  return bytesKey(table, sealsOf(table).indexOf(seal), seat);
}

function bytesKey(table: string, place: number, seat: number): string {
  return place > 0 ? `dice.${table}.${seat}.${place}` : `dice.${table}.${seat}`;
}

/** The oldest pages kept one seal, as text. */
function sealsOf(table: string): string[] {
  const known = stored<string | string[]>(`seal.${table}`, []);
  return typeof known === 'string' ? [known] : known;
}

/**
 * Compare the seal with what this device remembers. Returns how many of its seats contributed; null if it remembers
 * nothing.
 */
export function compare(record: GameRecord, own: Remembered): number | null {
  const seal = record.seal;
  const last = own.seals.at(-1);
  if (!seal || last === undefined) return null;
  if (last !== seal.seal) throw new BadRecord('seal-other', { seal: seal.seal, given: last });
  const envelopes = [...(seal.earlier ?? []), seal];
  for (const given of own.seals) {
    if (!envelopes.some((envelope) => envelope.seal === given)) throw new BadRecord('seal-hidden', { given });
  }
  for (const [given, seat, hash] of own.promises) {
    const seats = envelopes.find((envelope) => envelope.seal === given)?.seats ?? [];
    if (!seats.some(([number, promised]) => number === seat && promised === hash)) {
      throw new BadRecord('seal-promise', { number: seat + 1 });
    }
  }
  let mine = 0;
  for (const [seat, , bytes] of seal.seats) {
    const added = own.added(seal.seal, seat);
    if (added === null) continue;
    if (added !== bytes) throw new BadRecord('seal-contribution', { number: seat + 1 });
    mine += 1;
  }
  return mine;
}
