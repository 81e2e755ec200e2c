import { afterEach, expect, test, vi } from 'vitest';
import { DocumentModel } from '../../../src/model/table/document.svelte';
import { minutes } from '../../../src/words/durations';
import type { TableDocument } from '../../../src/net/messages';

function at(...kinds: ('person' | 'bot')[]): DocumentModel {
  const document = new DocumentModel(() => 'ann');
  const seats = kinds.map((kind, seat) => ({
    kind,
    bot: null,
    guest: kind === 'person' ? (seat === 0 ? 'ann' : `guest ${seat}`) : null,
  }));
  const table = { status: 'playing', dice: 'sealed', seats, waiting: { seat: 0, draw: {} } };
  document.show({ table, view: null } as unknown as TableDocument);
  return document;
}

afterEach(() => vi.useRealTimers());

test('a draw waits for a press where people play with each other, and alone it comes at once', () => {
  expect(at('person', 'person').mayRoll).toBe(true);
  expect(at('person', 'bot', 'bot').mayRoll).toBe(false);
});

test('somebody has been away since then, by the clock of this device', () => {
  vi.useFakeTimers({ now: 500_000 });
  const document = at('person', 'person', 'person');
  document.setPresence([0], [1, 2], [130, 95], 0);
  expect(document.awaySince).toEqual({ 1: 370_000, 2: 405_000 });
  document.setPresence([0, 1, 2], [], [], 0);
  expect(document.awaySince).toEqual({});
});

test('nobody is away where only opponents would wait', () => {
  for (const [document, away] of [
    [at('person', 'bot', 'bot'), []],
    [at('person'), []],
    [at('person', 'person', 'bot'), [0]],
  ] as const) {
    document.setPresence([0], [0], [120], 0);
    expect(document.away).toEqual(away);
  }
});

test('minutes and seconds are those of a clock', () => {
  expect([0, 9.9, 60, 130].map(minutes)).toEqual(['0:00', '0:09', '1:00', '2:10']);
});
