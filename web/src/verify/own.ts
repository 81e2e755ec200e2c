import { stored } from '../model/stored';
import { BadRecord, type GameRecord } from './record';

/** What this device remembers of a table's dice: the seal it saw before the first roll, and its contributions. */
export interface Remembered {
  seal: string | null;
  added: (seat: number) => string | null;
}

export function remembered(table: string): Remembered {
  return {
    seal: stored<string | null>(`seal.${table}`, null),
    added: (seat) => stored<string | null>(`dice.${table}.${seat}`, null),
  };
}

/** Compare the seal with what this device remembers. Returns how many of its seats contributed; null if it remembers nothing. */
export function compare(record: GameRecord, own: Remembered): number | null {
  const seal = record.seal;
  if (!seal || own.seal === null) return null;
  if (own.seal !== seal.seal) throw new BadRecord('seal-other', { seal: seal.seal, given: own.seal });
  let mine = 0;
  for (const [seat, , bytes] of seal.seats) {
    const added = own.added(seat);
    if (added === null) continue;
    if (added !== bytes) throw new BadRecord('seal-contribution', { number: seat + 1 });
    mine += 1;
  }
  return mine;
}
