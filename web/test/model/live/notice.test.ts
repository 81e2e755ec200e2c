import { expect, test } from 'vitest';
import { noticeOf } from '../../../src/model/live/notice';
import type { TableModel } from '../../../src/model/live/table.svelte';

/** Everything that can be said at once. */
function table(more: object = {}, document: object = {}): TableModel {
  const person = { kind: 'person', bot: null };
  return {
    link: 'lost',
    isSameDice: true,
    playback: { skipped: 2, isBusy: false },
    document: {
      table: { status: 'playing', seats: [person, person] },
      isPlaying: true,
      online: [0, 1],
      away: [0, 1],
      mySeats: [0],
      view: { actor: 1 },
      ...document,
    },
    ...more,
  } as unknown as TableModel;
}

test('of several notices the one that must be answered is shown, and that dice fall again comes last', () => {
  const playback = { skipped: 0, isBusy: false };
  expect(noticeOf(table(), false)).toBe('lost');
  expect(noticeOf(table({ link: 'open' }), false)).toBe('skipped');
  const here = { link: 'open', playback };
  expect(noticeOf(table(here), false)).toBe('missing');
  expect(noticeOf(table(here), true)).toBe('idle'); // the game offers the stand-in itself
  expect(noticeOf(table(here, { view: { actor: 0 } }), false)).toBe('idle');
  expect(noticeOf(table(here, { away: [] }), false)).toBe('same-dice');
  expect(noticeOf(table({ ...here, isSameDice: false }, { away: [] }), false)).toBe(null);
});
