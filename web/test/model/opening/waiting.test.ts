import { beforeAll, expect, test } from 'vitest';
import { waitingAt } from '../../../src/model/opening/waiting';
import type { Seat } from '../../../src/net/messages';
import { need, speakIn } from '../../../src/words/language.svelte';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speakIn('en');
  await need('friends');
});

const seat = (more: Partial<Seat>): Seat => ({
  kind: 'open',
  name: '',
  guest: null,
  bot: null,
  offered: null,
  ...more,
});
const ANN = seat({ kind: 'person', name: 'Ann', guest: 'ann' });
const ASKED = seat({ name: 'Ben', offered: 'ben' });
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

test('who was asked is waited for, and only a button that says so starts without them', () => {
  const { status, help, start } = waitingAt({ seats: [ANN, ASKED, seat({})], host: 'ann' }, true, ['easy-zoe']);
  expect(plain(status)).toBe('Waiting for Ben. One chair is free.');
  expect(plain(help)).toContain('Zoe');
  expect(plain(start)).toBe('Start without Ben');
});

test('everybody is seated only when nobody is missing', () => {
  const full = { seats: [ANN, seat({ kind: 'person', name: 'Ben', guest: 'ben' })], host: 'ann' };
  expect(waitingAt(full, true, [])).toEqual({ status: 'Everybody is seated.', help: '', start: 'Start' });
  const { status, help, start } = waitingAt({ seats: [ANN, ASKED], host: 'ann' }, false, []);
  expect([plain(status), plain(help), start]).toEqual([
    'Waiting for Ben.',
    'Ann starts the game when everybody is seated.',
    '',
  ]);
});
