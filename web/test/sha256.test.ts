import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, toHex } from '../src/net/random';
import { hmac, sha256 } from '../src/net/sha256';

const bytes = (length: number) => Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);

test('every length up to three blocks hashes as in Node', () => {
  for (let length = 0; length <= 200; length++) {
    expect(toHex(sha256(bytes(length)))).toBe(createHash('sha256').update(bytes(length)).digest('hex'));
  }
});

test('keys shorter and longer than a block sign as in Node', () => {
  for (const length of [0, 1, 32, 63, 64, 65, 130]) {
    const expected = createHmac('sha256', bytes(length)).update(bytes(77)).digest('hex');
    expect(toHex(hmac(bytes(length), bytes(77)))).toBe(expected);
  }
});

test('hexadecimal is read and written', () => {
  expect(toHex(fromHex('00ff10a9'))).toBe('00ff10a9');
});
