import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Command, TableShown } from '../../net/messages';
import { randomHex } from '../../net/random';
import { keyFor, remember } from '../../verify/own';
import { unshown } from '../../verify/seal';
import { store, stored } from '../../device/stored';

const CONTRIBUTION = 16; // bytes
const BROKEN_PROMISES = 2; // after these, the server no longer asks the seat
const made = new Map<string, string>(); // contributions, by seal and seat
const sent = new Set<string>(); // commands that were sent; the connection repeats them if needed

/**
 * What this device contributes to the sealed dice for its seats: first a hash, and when all hashes are in, the bytes
 * behind it. It also remembers the seal and all promises, to compare them after the game. If a promise was not kept,
 * there is a new seal, and everybody adds something new.
 */
export function addToDice(table: TableShown, seats: number[], send: (command: Command) => void): void {
  const seal = table.seal;
  if (!seal || seats.length === 0) return;
  remember(table);
  for (const seat of seats) {
    if (seal.earlier.filter((envelope) => unshown(envelope).includes(seat)).length >= BROKEN_PROMISES) continue;
    const bytes = contribution(`${seal.seal} ${seat}`, keyFor(table.id, seal.seal, seat));
    const hash = bytesToHex(sha256(hexToBytes(bytes)));
    const known = seal.seats.find(([number]) => number === seat);
    if (seal.wants === 'hashes' && !known) once({ do: 'hash', seat, hash });
    if (seal.wants === 'bytes' && known && known[1] === hash && known[2] === null) once({ do: 'bytes', seat, bytes });
  }

  function once(command: Command): void {
    const key = `${table.id} ${JSON.stringify(command)}`;
    if (!sent.has(key)) send(command);
    sent.add(key);
  }
}

/** Made once: a reload between the two messages must not change it, nor a browser that stores nothing. */
function contribution(what: string, key: string): string {
  const known = made.get(what) ?? stored<string | null>(key, null) ?? randomHex(CONTRIBUTION);
  made.set(what, known);
  store(key, known);
  return known;
}
