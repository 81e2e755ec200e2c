import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Command, TableShown } from '../net/messages';
import { randomHex } from '../net/random';
import { store, stored } from './stored';

const CONTRIBUTION = 16; // bytes
const sent = new Set<string>(); // commands that were sent; the connection repeats them if needed

/**
 * What this device contributes to the sealed dice for its seats: first a hash, and when all hashes are in, the bytes behind
 * it. It also remembers the seal, to compare it after the game.
 */
export function addToDice(table: TableShown, seats: number[], send: (command: Command) => void): void {
  if (table.seal && seats.length > 0 && !stored(`seal.${table.id}`, null)) store(`seal.${table.id}`, table.seal.seal);
  for (const seat of seats) {
    const bytes = contribution(table.id, seat);
    const hash = bytesToHex(sha256(hexToBytes(bytes)));
    const known = table.seal?.seats.find(([number]) => number === seat);
    if (table.seal?.wants === 'hashes' && !known) once({ do: 'hash', seat, hash });
    if (table.seal?.wants === 'bytes' && known && known[1] === hash && known[2] === null) once({ do: 'bytes', seat, bytes });
  }

  function once(command: Command): void {
    const key = `${table.id} ${JSON.stringify(command)}`;
    if (!sent.has(key)) send(command);
    sent.add(key);
  }
}

/** Made once: a reload between the two messages must not change it. */
function contribution(table: string, seat: number): string {
  const key = `dice.${table}.${seat}`;
  const known = stored<string | null>(key, null);
  if (known) return known;
  const made = randomHex(CONTRIBUTION);
  store(key, made);
  return made;
}
