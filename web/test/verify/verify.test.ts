import { readFileSync } from 'node:fs';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import type { Promised, Remembered } from '../../src/verify/own';
import { BadRecord, readRecord } from '../../src/verify/record';
import { checkOf, diceKey, draw, DrawNames, hashOf, type Contribution, type EarlierSeal } from '../../src/verify/seal';
import { open } from '../../src/verify/verify';

interface Vectors {
  dice: {
    secret: string;
    seal: string;
    table: string;
    seats: Contribution[];
    key: string;
    draws: [label: string, bounds: number[], values: number[]][];
  }[];
  names: [step: unknown[], name: string | null][];
  record: { seal: { secret: string; seal: string }; steps: unknown[] };
  wrong: { what: string; path: (string | number)[]; value: unknown; code: string; arguments: object }[];
  anew: { earlier: EarlierSeal[]; check: string; unshown: number[][]; wrong: Vectors['wrong'] };
  contents: { key: string; data: { seal: object }; check: string }[];
}

const file = new URL('../../../tests/vectors/sealed-dice.json', import.meta.url); // Python is tested with the same file
const vectors = JSON.parse(readFileSync(file, 'utf-8')) as Vectors;
const NOTHING: Remembered = { seals: [], promises: [], added: () => null }; // this device was not there
const text = JSON.stringify(vectors.record);
const { earlier, check } = vectors.anew;
const anew = JSON.stringify({ ...vectors.record, seal: { ...vectors.record.seal, earlier, check } });

/** What a page would say is wrong with this text; null for nothing. */
function wrongWith(record: string): { code: string; values: object } | null {
  try {
    return open(readRecord(record), NOTHING).wrong;
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
}

function changed(path: (string | number)[], value: unknown, record = text): string {
  const copy = JSON.parse(record) as Record<string | number, unknown>;
  let place = copy;
  for (const name of path.slice(0, -1)) place = place[name] as Record<string | number, unknown>;
  place[path.at(-1)!] = value;
  return JSON.stringify(copy);
}

describe('the published vectors', () => {
  test.each(vectors.dice)('of table $table come out', (vector) => {
    expect(hashOf(vector.secret)).toBe(vector.seal);
    for (const [, hash, bytes] of vector.seats) expect(hashOf(bytes)).toBe(hash);
    const key = diceKey(vector.secret, vector.table, vector.seats);
    expect(bytesToHex(key)).toBe(vector.key);
    for (const [label, bounds, values] of vector.draws) expect(draw(key, label, bounds)).toEqual(values);
  });

  test('name draws by whose they are, also after something was taken back', () => {
    const names = new DrawNames();
    for (const [step, name] of vectors.names) {
      if (name !== null) expect(names.name(String(step[1]))).toBe(name);
      names.note(step);
    }
  });

  test.each(vectors.contents)('check sums of unusual content come out', ({ key, data, check }) => {
    expect(checkOf(hexToBytes(key), data)).toBe(check);
  });
});

describe('a device that was there', () => {
  const { seal } = vectors.record.seal;
  const mine = '000102030405060708090a0b0c0d0e0f';

  test('finds the seal that it saw, and what it added', () => {
    const found = open(readRecord(text), { ...NOTHING, seals: [seal], added: (_, seat) => (seat === 0 ? mine : null) });
    expect(found.right.at(-1)).toEqual({ what: 'own', mine: 1 });
    expect(found.wrong).toBeNull();
  });

  test('finds an envelope that was exchanged', () => {
    const other = vectors.dice[0]!.seal;
    const found = open(readRecord(text), { ...NOTHING, seals: [other] });
    expect(found.wrong).toMatchObject({ code: 'seal-other', values: { seal, given: other } });
  });

  test('finds that something else was added in its name', () => {
    const found = open(readRecord(text), { ...NOTHING, seals: [seal], added: () => 'ff'.repeat(16) });
    expect(found.wrong).toMatchObject({ code: 'seal-contribution', values: { number: 1 } });
  });

  test('finds all envelopes and promises that it saw', () => {
    const promises = earlier.flatMap((one) => one.seats.map(([seat, hash]): Promised => [one.seal, seat, hash]));
    const own = { ...NOTHING, seals: [...earlier.map((one) => one.seal), seal], promises };
    expect(open(readRecord(anew), own).wrong).toBeNull();
  });

  test('finds that an envelope which it saw was hidden', () => {
    const own = { ...NOTHING, seals: [earlier[0]!.seal, seal] };
    expect(open(readRecord(text), own).wrong).toMatchObject({
      code: 'seal-hidden',
      values: { given: earlier[0]!.seal },
    });
  });

  test('finds that a promise which it saw was hidden', () => {
    const own: Remembered = { ...NOTHING, seals: [seal], promises: [[seal, 1, 'ab'.repeat(32)]] };
    expect(open(readRecord(text), own).wrong).toMatchObject({ code: 'seal-promise', values: { number: 2 } });
  });
});

describe('a record of dice that were sealed anew', () => {
  test('is right, with a warning for every promise that was not kept', () => {
    const found = open(readRecord(anew), NOTHING);
    expect(found.wrong).toBeNull();
    expect(found.right.filter((finding) => finding.what === 'unshown')).toEqual(
      vectors.anew.unshown.map((seats) => ({ what: 'unshown', seats })),
    );
  });

  test.each(vectors.anew.wrong)(
    'with $what is refused in the same words as by Python',
    ({ path, value, code, arguments: values }) => {
      expect(wrongWith(changed(path, value, anew))).toMatchObject({ code, values });
    },
  );
});

describe('a record', () => {
  test('may hold what its replay depends on, which the seal protects too', () => {
    expect(wrongWith(changed(['components'], []))).toMatchObject({
      code: 'record-value',
      values: { field: 'components' },
    });
    expect(wrongWith(changed(['components'], { tiles: [] }))).toMatchObject({ code: 'seal-check' });
  });

  test('that is honest is right in every point', () => {
    expect(open(readRecord(text), NOTHING)).toEqual({
      right: [
        { what: 'seal', seal: vectors.record.seal.seal },
        { what: 'contribution', seat: 0 },
        { what: 'draws', draws: 4 },
        { what: 'content' },
      ],
      wrong: null,
    });
  });

  test.each(vectors.wrong)(
    'with $what is refused in the same words as by Python',
    ({ path, value, code, arguments: values }) => {
      expect(wrongWith(changed(path, value))).toMatchObject({ code, values });
    },
  );

  test('names no seat twice among those that added to the dice', () => {
    const [seat] = (vectors.record.seal as unknown as { seats: Contribution[] }).seats;
    expect(wrongWith(changed(['seal', 'seats'], [seat, seat]))).toMatchObject({
      code: 'record-value',
      values: { field: 'seal' },
    });
  });

  test('shows what is right before the first thing that is wrong', () => {
    const found = open(readRecord(changed(['steps', 2, 3, 0], 5)), NOTHING);
    expect(found.right.map((finding) => finding.what)).toEqual(['seal', 'contribution']);
    expect(found.wrong?.code).toBe('seal-draw');
  });

  test('whose envelope is closed or missing cannot be checked', () => {
    const record = JSON.parse(text) as Record<string, Record<string, unknown>>;
    record['seal'] = { ...record['seal'], secret: null, check: null };
    expect(wrongWith(JSON.stringify(record))).toMatchObject({ code: 'seal-closed' });
    delete record['seal'];
    expect(wrongWith(JSON.stringify(record))).toMatchObject({ code: 'seal-none' });
  });

  test('lacks a step: the check sum says so', () => {
    expect(wrongWith(changed(['steps'], vectors.record.steps.slice(0, -1)))).toMatchObject({ code: 'seal-check' });
  });

  test('is refused after any change of a byte', () => {
    const bytes = new TextEncoder().encode(text);
    for (let place = 0; place < bytes.length; place++) {
      for (const flip of [0x01, 0x20]) {
        const copy = bytes.slice();
        copy[place]! ^= flip;
        expect(wrongWith(new TextDecoder().decode(copy)), `byte ${place}`).not.toBeNull();
      }
    }
  });

  test.each([
    '',
    'dice',
    '{',
    '[]',
    '{"zaria": 1.0}',
    text.replace('"rules":1', '"rules":1.0'),
    text.replace('[6,', '[6.0,'),
  ])('must be one: %s', (foreign) => expect(wrongWith(foreign)).not.toBeNull());
});
