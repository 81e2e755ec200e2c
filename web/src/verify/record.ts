/**
 * Checks the format of a record, as zaria.core.record and zaria.core.seal do in Python. The server checks the game
 * itself.
 */
import { HIGHEST_BOUND, type EarlierSeal, type Seal } from './seal';

const FORMAT = 1;
const FIELDS = ['zaria', 'game', 'rules', 'options', 'players', 'steps', 'result'];
const EXTRA = ['components', 'seal']; // only in some
const SEAL_FIELDS = ['table', 'seal', 'secret', 'seats', 'check'];
const EARLIER_FIELDS = ['seal', 'secret', 'seats'];
const SECRET = 32; // bytes
const HASH = 32;
const CONTRIBUTION = 16;
const LONGEST_ID = 64;
const SHOWN = 40; // characters of a wrong value

type Deal = ['deal', label: string, bounds: number[], values: number[]];
type RecordStep = Deal | ['undo', number] | [seat: number, words: string];

export interface GameRecord {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  components?: Record<string, unknown>;
  players: string[];
  steps: RecordStep[];
  result: { scores: number[]; winners: number[] } | null;
  seal?: Seal;
}

/** What is wrong with a record; its words are the message `refusal-CODE`. */
export class BadRecord extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export function readRecord(text: string): GameRecord {
  const data = parsed(text);
  if (!isObject(data) || !('zaria' in data)) throw new BadRecord('record-foreign');
  if (isWhole(data['zaria']) && data['zaria'] > FORMAT) {
    throw new BadRecord('record-format', { given: String(data['zaria']), known: String(FORMAT) });
  }
  for (const field of FIELDS) if (!(field in data)) throw new BadRecord('record-missing', { field });
  for (const field of Object.keys(data)) {
    if (!FIELDS.includes(field) && !EXTRA.includes(field))
      throw new BadRecord('record-field', { field: field.slice(0, SHOWN) });
  }
  const players = data['players'];
  expect('zaria', data['zaria'] === FORMAT);
  expect('game', typeof data['game'] === 'string');
  expect('rules', isWhole(data['rules']) && data['rules'] >= 1);
  expect('options', isObject(data['options']));
  expect('components', !('components' in data) || isObject(data['components']));
  expect('players', isListOf(players, isText) && players.length > 0);
  expect('steps', Array.isArray(data['steps']));
  expect('result', data['result'] === null || isResult(data['result']));
  expect('seal', !('seal' in data) || isSeal(data['seal'], (players as string[]).length));
  (data['steps'] as unknown[]).forEach((step, place) => {
    if (!isStep(step)) throw new BadRecord('record-step', { number: place + 1 });
  });
  return data as unknown as GameRecord;
}

function parsed(text: string): unknown {
  const numbers = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  const fraction = /\d[.eE]|\d{16}/.test(numbers); // a record holds whole numbers, none of them that long
  try {
    if (!fraction) return JSON.parse(text);
  } catch {
    // said below
  }
  throw new BadRecord('record-json', { place: '-' });
}

export function isPossible(bounds: number[]): boolean {
  return bounds.every((bound) => bound >= 1 && bound <= HIGHEST_BOUND);
}

function expect(field: string, right: boolean): void {
  if (!right) throw new BadRecord('record-value', { field });
}

function isSeal(data: unknown, players: number): boolean {
  if (!isObject(data)) return false;
  const { earlier, by_seat, ...envelope } = data;
  if ('by_seat' in data && by_seat !== true) return false;
  if (!hasFields(envelope, SEAL_FIELDS) || ('earlier' in data && !areEarlier(earlier, players))) return false;
  const { table, seal, secret, seats, check } = envelope;
  if (typeof table !== 'string' || !/^[ -~]+$/.test(table) || table.length > LONGEST_ID) return false;
  if (!arePromises(seats, players) || seats.some(([, , bytes]) => bytes === null)) return false;
  const open = secret !== null;
  if (open !== (check !== null) || (open && !(isHex(secret, SECRET) && isHex(check, HASH)))) return false;
  return isHex(seal, HASH);
}

/** Envelopes that were given up. Each lacks what at least one seat had promised. */
function areEarlier(data: unknown, players: number): boolean {
  if (!Array.isArray(data) || data.length === 0) return false;
  return data.every((envelope: unknown) => {
    if (!isObject(envelope) || !hasFields(envelope, EARLIER_FIELDS)) return false;
    const { seal, secret, seats } = envelope;
    return (
      isHex(seal, HASH) &&
      isHex(secret, SECRET) &&
      arePromises(seats, players) &&
      seats.some(([, , bytes]) => bytes === null)
    );
  });
}

function arePromises(data: unknown, players: number): data is EarlierSeal['seats'] {
  if (!Array.isArray(data) || !data.every(isPromise)) return false;
  const numbers = data.map(([seat]) => seat as number);
  return numbers.every((seat, place) => seat >= 0 && seat < players && seat > (numbers[place - 1] ?? -1));
}

/** Seat, hash, and the bytes; null if they were not shown. */
function isPromise(given: unknown): boolean {
  if (!Array.isArray(given) || given.length !== 3 || !isWhole(given[0]) || !isHex(given[1], HASH)) return false;
  return given[2] === null || isHex(given[2], CONTRIBUTION);
}

function hasFields(data: Record<string, unknown>, fields: string[]): boolean {
  return Object.keys(data).sort().join() === [...fields].sort().join();
}

function isStep(step: unknown): boolean {
  if (!Array.isArray(step)) return false;
  if (step[0] === 'deal') {
    return step.length === 4 && isText(step[1]) && isListOf(step[2], isWhole) && isListOf(step[3], isWhole);
  }
  if (step[0] === 'undo') return step.length === 2 && isWhole(step[1]) && step[1] >= 0;
  return step.length === 2 && isWhole(step[0]) && isText(step[1]);
}

function isResult(result: unknown): boolean {
  if (!isObject(result) || !hasFields(result, ['scores', 'winners'])) return false;
  return isListOf(result['scores'], isWhole) && isListOf(result['winners'], isWhole);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(is);
}

function isHex(text: unknown, length: number): boolean {
  return typeof text === 'string' && text.length === 2 * length && /^[0-9a-f]*$/.test(text);
}
