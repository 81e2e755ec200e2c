import { expect, test } from 'vitest';
import { qrCode, times } from '../src/components/qr';

const LINK = 'http://192.168.178.23:8420/#table=k7m2q4x9r3tb';

/** Reads a code of one block back, as a phone does, without the help of what wrote it. */
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
    x === 6 || y === 6 || (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9) ||
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
  return Array.from({ length: bits.length >> 3 }, (_, place) => parseInt(bits.slice(8 * place, 8 * place + 8).join(''), 2));
}

test('a code can be read back, and all its bytes are consistent', () => {
  const bytes = bytesOf(qrCode('#table=k7m2q4x9r3tb')!); // version 2: one block of 28 bytes and 16 for correction
  expect(bytes).toHaveLength(44);
  expect(bytes[0]! >> 4).toBe(4);
  const length = ((bytes[0]! & 15) << 4) | (bytes[1]! >> 4);
  const text = Array.from({ length }, (_, place) => ((bytes[place + 1]! & 15) << 4) | (bytes[place + 2]! >> 4));
  expect(String.fromCharCode(...text)).toBe('#table=k7m2q4x9r3tb');
  for (let power = 0, root = 1; power < 16; power++, root = times(root, 2)) {
    expect(bytes.reduce((sum, byte) => times(sum, root) ^ byte, 0)).toBe(0);
  }
});

test('a link of the house is a code of 33 squares', () => {
  const rows = qrCode(LINK)!;
  expect(rows).toHaveLength(33);
  expect(rows.every((row) => row.length === 33)).toBe(true);
});

test('106 bytes are the most', () => {
  expect(qrCode('x'.repeat(106))).toHaveLength(41);
  expect(qrCode('x'.repeat(107))).toBeNull();
  expect(qrCode('ζ'.repeat(54))).toBeNull();
});
