/** Sealed dice: see docs/sites/sealed-dice.md. As zaria.core.records.seal in Python, and tested alike. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const HIGHEST_BOUND = 2 ** 31;
const WORDS = 2 ** 32; // an integer is made of four bytes
const WORD = 4;

/** The contribution of a seat: its number, the hash that it sent first, and the bytes. */
export type Contribution = [seat: number, hash: string, bytes: string];

/** An envelope that was given up before the game, because a seat did not show what it had promised: null. */
export interface EarlierSeal {
  seal: string;
  secret: string;
  seats: [seat: number, hash: string, bytes: string | null][];
}

export interface Seal {
  table: string;
  seal: string;
  secret: string | null;
  seats: Contribution[];
  check: string | null;
  earlier?: EarlierSeal[];
  by_seat?: true; // how the draws are named: see DrawNames
}

/** The seats that did not show what they had promised. */
export function unshown(envelope: EarlierSeal): number[] {
  return envelope.seats.flatMap(([seat, , bytes]) => (bytes === null ? [seat] : []));
}

/** SHA-256 in hexadecimal: the seal of a secret, and the commitment to a contribution. */
export function hashOf(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** The key of a table's dice: the host's secret, mixed with the table's id and all contributions. */
export function diceKey(secret: string, table: string, seats: Contribution[]): Uint8Array {
  const added = seats.flatMap(([seat, , bytes]) => [Uint8Array.of(seat), hexToBytes(bytes)]);
  return hmac(sha256, hexToBytes(secret), concatBytes(utf8ToBytes(`zaria-dice-1\0${table}`), ...added));
}

/** The draw with this label: one integer below each bound (1 to 2**31), all equally likely. */
export function draw(key: Uint8Array, label: string, bounds: number[]): number[] {
  const stream = wordsOf(key, utf8ToBytes(`${label}\0`));
  return bounds.map((bound) => {
    const even = WORDS - (WORDS % bound); // larger words would favour small integers
    let word = stream.next().value;
    while (word >= even) word = stream.next().value;
    return word % bound;
  });
}

/**
 * The names of draws where every seat has dice of its own: the number in a label is that of the draw among those of its
 * kind, round and seat. So two games with the same dice have the same rolls, though one may have had more of them
 * before.
 */
export class DrawNames {
  private readonly drawn: Map<string, number>[] = [new Map()]; // how many there were of each, by the number of steps

  /** Of the draw that comes next. */
  name(label: string): string {
    const whose = label.slice(0, Math.max(0, label.lastIndexOf('/')));
    return `${whose}/${(this.drawn.at(-1)!.get(whose) ?? 0) + 1}`;
  }

  /** A step of the record. */
  note(step: readonly unknown[]): void {
    let before = this.drawn.at(-1)!;
    if (step[0] === 'deal') {
      const label = String(step[1]);
      const whose = label.slice(0, Math.max(0, label.lastIndexOf('/')));
      before = new Map(before).set(whose, (before.get(whose) ?? 0) + 1);
    } else if (step[0] === 'undo') {
      before = this.drawn[Number(step[1])] ?? before;
    }
    this.drawn.push(before);
  }
}

function* wordsOf(key: Uint8Array, label: Uint8Array): Generator<number, never> {
  for (let number = 0; ; number++) {
    const place = new DataView(new ArrayBuffer(WORD));
    place.setUint32(0, number);
    const block = hmac(sha256, key, concatBytes(label, new Uint8Array(place.buffer)));
    const words = new DataView(block.buffer, block.byteOffset, block.length);
    for (let used = 0; used < block.length; used += WORD) yield words.getUint32(used);
  }
}

/** The checksum of a record's content. Without the secret it cannot be made for other content. */
export function checkOf(key: Uint8Array, data: { seal: object }): string {
  const seal = Object.fromEntries(Object.entries(data.seal).filter(([name]) => name !== 'check'));
  return bytesToHex(
    hmac(sha256, key, concatBytes(utf8ToBytes('zaria-record-1\0'), utf8ToBytes(sorted({ ...data, seal })))),
  );
}

/** JSON with sorted keys and no white space. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => byCharacter(one, other));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${sorted(field)}`).join(',')}}`;
}

/** Compares by code point; JavaScript's own order is by UTF-16 unit. */
function byCharacter(one: string, other: string): number {
  const left = [...one];
  const right = [...other];
  const place = left.findIndex((character, at) => character !== right[at]);
  if (place < 0) return left.length - right.length;
  return right[place] === undefined ? 1 : left[place]!.codePointAt(0)! - right[place]!.codePointAt(0)!;
}
