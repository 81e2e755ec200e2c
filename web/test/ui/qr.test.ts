import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import QrCode from '../../src/ui/share/QrCode.svelte';

const QUIET = 4; // squares of light around a code

/** The squares that are drawn for a text, without the light around them. */
function squares(text: string): boolean[][] {
  const { body } = render(QrCode, { props: { text, label: 'code' } });
  const size = Number(/viewBox="0 0 (\d+) /.exec(body)![1]);
  const drawn = new Set([...body.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const inside = Array.from({ length: size - 2 * QUIET }, (_, place) => place + QUIET);
  expect(drawn.has(`${QUIET - 1} ${QUIET}`)).toBe(false);
  return inside.map((y) => inside.map((x) => drawn.has(`${x} ${y}`)));
}

/** The product of two bytes in the field that the error correction uses. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** Reads a code of one block back, as a phone does. */
function bytesOf(rows: boolean[][]): number[] {
  const size = rows.length;
  const format = [...Array(15).keys()].map((bit) => (bit < 8 ? rows[8]![size - 1 - bit] : rows[size - 15 + bit]![8]));
  const mask = (format.reduce((sum, dark, bit) => sum | (Number(dark) << bit), 0) ^ 0x5412) >> 10;
  const turned = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => ((y >> 1) + Math.floor(x / 3)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask]!;
  const isFixed = (x: number, y: number): boolean =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    (Math.abs(x - size + 7) < 3 && Math.abs(y - size + 7) < 3);
  const bits: number[] = [];
  const columns = [...Array(size).keys()].filter((x) => x !== 6).reverse();
  for (let pair = 0; pair < columns.length; pair += 2) {
    for (let step = 0; step < size; step++) {
      const y = pair % 4 === 0 ? size - 1 - step : step;
      for (const x of columns.slice(pair, pair + 2)) {
        if (!isFixed(x, y)) bits.push(Number(rows[y]![x]) ^ Number(turned(x, y) === 0));
      }
    }
  }
  return Array.from({ length: bits.length >> 3 }, (_, place) =>
    parseInt(bits.slice(8 * place, 8 * place + 8).join(''), 2),
  );
}

test('a code can be read back, and all its bytes are consistent', () => {
  const bytes = bytesOf(squares('#table=k7m2q4x9r3tb')); // version 2: one block of 28 bytes and 16 for correction
  expect(bytes).toHaveLength(44);
  expect(bytes[0]! >> 4).toBe(4);
  const length = ((bytes[0]! & 15) << 4) | (bytes[1]! >> 4);
  const text = Array.from({ length }, (_, place) => ((bytes[place + 1]! & 15) << 4) | (bytes[place + 2]! >> 4));
  expect(String.fromCharCode(...text)).toBe('#table=k7m2q4x9r3tb');
  for (let power = 0, root = 1; power < 16; power++, root = times(root, 2)) {
    expect(bytes.reduce((sum, byte) => times(sum, root) ^ byte, 0)).toBe(0);
  }
});

test('a link of a home network is a code of 33 squares', () => {
  expect(squares('http://192.168.178.23:8420/#table=k7m2q4x9r3tb')).toHaveLength(33);
});
