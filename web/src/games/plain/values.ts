/** Turns the values of an unknown view into text. */

export type Row = Record<string, unknown>;

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Seats are numbers in the data, from 0; people know their names. */
export function isSeat(value: unknown, field: string): value is number {
  return ['seat', 'starter', 'turn'].includes(field) && typeof value === 'number' && value >= 0;
}

/** Does it fit into a word or two? A list of such values does, too. */
export function isPlain(value: unknown): boolean {
  return Array.isArray(value) ? value.every((one) => !Array.isArray(one) && !isObject(one)) : !isObject(value);
}

/** A list of objects as the rows of a table; `length` is the expected number. Undefined for anything else. */
export function rowsOf(value: unknown, length?: number): Row[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) return [];
  return length === undefined || value.length === length ? value : [];
}

/** The names that occur in the rows, in the order in which they come. */
export function columnsOf(rows: Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** The fields of an object, or of a list by number. */
export function fieldsOf(value: unknown): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.map((one, place) => [String(place + 1), one]);
  return isObject(value) ? Object.entries(value) : [];
}

/** A value in words; names of fields have `_` for spaces. */
export function spelled(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value)) return value.length > 0 ? value.map(spelled).join(', ') : '–';
  return String(value).replaceAll('_', ' ');
}
