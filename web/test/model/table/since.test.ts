import { expect, test } from 'vitest';
import { doneByOthers } from '../../../src/model/table/since';

const KINDS = new Set(['placed']);
const line = (seat: number, kind = 'placed') => ({ event: { kind, arguments: { seat } }, step: 0 });
const seatsOf = (...lines: ReturnType<typeof line>[]) =>
  doneByOthers(lines, KINDS, 0).map(({ event }) => event.arguments['seat']);

test('what others did since one’s turn is told until they have done more', () => {
  expect(seatsOf(line(1), line(2))).toEqual([]); // one has had no turn yet
  expect(seatsOf(line(0))).toEqual([]);
  expect(seatsOf(line(1), line(0), line(1), line(2, 'rolled'), line(2))).toEqual([1, 2]);
  expect(seatsOf(line(0), line(1), line(2), line(0))).toEqual([1, 2]); // passed, and still to be called back
  expect(seatsOf(line(0), line(1), line(0), line(0), line(2))).toEqual([2]);
});
