import { bytesToHex } from '@noble/hashes/utils.js';

/** Random bytes, in hexadecimal. `getRandomValues` works without https, too; `randomUUID` and `subtle` do not. */
export function randomHex(bytes: number): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
