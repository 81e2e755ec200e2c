/**
 * A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 6. That is room for 106 bytes, enough
 * for the link to a table.
 */

/** Of each version: how many blocks, and how many data and correction bytes each of them has. */
const VERSIONS = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of squares, true for dark ones; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([blocks, data]) => blocks * data >= bytes.length + 2) + 1;
  if (version === 0) return null;
  const stream = interleaved(bytes, VERSIONS[version - 1]!);
  const candidates = MASKS.map((_, mask) => drawn(version, stream, mask));
  const penalties = candidates.map(penalty);
  return candidates[penalties.indexOf(Math.min(...penalties))]!;
}

/** The data in its blocks, each followed by its correction, byte by byte in turns. */
function interleaved(bytes: Uint8Array, [blocks, data, correction]: (typeof VERSIONS)[number]): number[] {
  const half = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const whole = Array.from({ length: half.length / 2 }, (_, place) => (half[2 * place]! << 4) | half[2 * place + 1]!);
  for (let pad = 0; whole.length < blocks * data; pad++) whole.push(pad % 2 ? 0x11 : 0xec);
  const parts = Array.from({ length: blocks }, (_, block) => whole.slice(block * data, (block + 1) * data));
  const checks = parts.map((part) => corrected(part, correction));
  return [...inTurns(parts), ...inTurns(checks)];
}

function inTurns(lists: number[][]): number[] {
  return lists[0]!.flatMap((_, place) => lists.map((list) => list[place]!));
}

/** The remainder of the data divided by the generator polynomial, over the field of 256 elements. */
function corrected(data: number[], length: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < length; power++, root = times(root, 2)) {
    generator = [...generator, 0].map((factor, place) => factor ^ times(root, generator[place - 1] ?? 0));
  }
  let rest = Array<number>(length).fill(0);
  for (const byte of data) {
    const lead = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((value, place) => value ^ times(lead, generator[place + 1]!));
  }
  return rest;
}

export function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

function drawn(version: number, stream: number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const fixed = patterns(size, version, mask);
  const rows = fixed.map((row) => row.map((square) => square ?? false));
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    // Two columns at a time, up and down in turns; the column of the timing pattern is left out.
    const upwards = ((right > 6 ? right : right + 1) - size + 1) % 4 === 0;
    for (let step = 0; step < size; step++) {
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x] !== undefined) continue;
        const dark = ((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        rows[y]![x] = (dark === 1) !== MASKS[mask]!(x, y);
        bit++;
      }
    }
  }
  return rows;
}

/** What is the same in every code of this size, and the format; undefined where data go. */
function patterns(size: number, version: number, mask: number): (boolean | undefined)[][] {
  const rows = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) rows[y]![x] = dark;
  };
  for (let place = 8; place < size - 8; place++) {
    set(place, 6, place % 2 === 0);
    set(6, place, place % 2 === 0);
  }
  const rings = (middleX: number, middleY: number, reach: number, light: number[]): void => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) set(middleX + x, middleY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
    }
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, [2, 4]);
  if (version > 1) rings(size - 7, size - 7, 2, [1]);

  let rest = mask; // correction M is 00
  for (let turn = 0; turn < 10; turn++) rest = (rest << 1) ^ (rest >> 9 ? 0x537 : 0);
  const format = ((mask << 10) | rest) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    if (bit < 8) set(8, bit < 6 ? bit : bit + 1, dark);
    else set(bit === 8 ? 7 : 14 - bit, 8, dark);
    if (bit < 8) set(size - 1 - bit, 8, dark);
    else set(8, size - 15 + bit, dark);
  }
  set(8, size - 8, true);
  return rows;
}

/** How hard a code would be to read: long runs, blocks, what looks like a corner, and too much of one colour. */
export function penalty(rows: boolean[][]): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]!))].map((line) => line.map(Number).join(''));
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const dark = rows[y]![x];
      if (rows[y - 1]![x] === dark && rows[y]![x - 1] === dark && rows[y - 1]![x - 1] === dark) sum += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
