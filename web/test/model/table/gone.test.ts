import { expect, test } from 'vitest';
import { isGone, isIdle, waitedFor } from '../../../src/model/table/gone';
import type { DocumentModel } from '../../../src/model/table/document.svelte';

function document(more: object = {}): DocumentModel {
  const seats = [
    { kind: 'person', bot: null },
    { kind: 'person', bot: null },
    { kind: 'bot', bot: 'greedy' },
    { kind: 'person', bot: 'greedy' },
  ];
  return {
    table: { status: 'playing', seats },
    online: [0],
    away: [],
    mySeats: [0],
    view: { actor: 1 },
    ...more,
  } as unknown as DocumentModel;
}

test('somebody is gone who plays, is not connected, and has no bot in their place', () => {
  expect([0, 1, 2, 3].filter((seat) => isGone(document(), seat))).toEqual([1]);
  expect(isGone(document({ online: [0, 1] }), 1)).toBe(false);
  expect(isGone(document({ mySeats: [0, 1] }), 1)).toBe(false); // several people at this device
});

test('it is said when the table waits for them, to people who play', () => {
  expect(waitedFor(document())).toBe(1);
  expect(waitedFor(document({ view: { actor: 0 } }))).toBe(null);
  expect(waitedFor(document({ mySeats: [] }))).toBe(null);
  expect(waitedFor(document({ online: [0, 1] }))).toBe(null);
});

test('somebody who is connected and lets the others wait for long is waited for, too', () => {
  const idle = document({ online: [0, 1], away: [1] });
  expect(isGone(idle, 1)).toBe(false);
  expect(isIdle(idle, 1)).toBe(true);
  expect(waitedFor(idle)).toBe(1);
  expect(isIdle(document({ away: [0] }), 0)).toBe(false); // that is this device
});
