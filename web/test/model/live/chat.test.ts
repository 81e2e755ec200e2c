import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatModel } from '../../../src/model/live/chat.svelte';
import type { ConnectionMessage } from '../../../src/net/messages';

const said = (number: number, guest = 'bob') => ({ number, guest, name: 'Bob', text: 'hi' });
let notes: ConnectionMessage[] = [];
const chat = (): ChatModel =>
  new ChatModel(
    { send: () => undefined, note: (message: ConnectionMessage) => void notes.push(message) } as never,
    't',
    () => 'ann',
  );

beforeEach(() => {
  notes = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('messages of others are unread until they are seen', () => {
  const model = chat();
  model.begin([said(1), said(2, 'ann')]);
  expect(model.unread).toBe(1);
  model.hear(said(3));
  expect(model.unread).toBe(2);
  model.seen();
  expect(model.unread).toBe(0);
  model.mute(true);
  model.hear(said(4));
  expect(model.unread).toBe(0);
});

test('reactions are seen for a moment, and not at all when the chat is muted', () => {
  const model = chat();
  for (const seat of [0, 1, 2, 3, 1]) model.see(seat, 'bravo');
  expect(model.reactions.map(({ seat }) => seat)).toEqual([1, 2, 3, 1]);
  vi.runAllTimers();
  expect(model.reactions).toEqual([]);
  model.see(0, 'ouch');
  model.mute(true);
  model.see(1, 'ouch');
  expect(model.reactions).toEqual([]);
});

test('a new connection is told again that the chat is muted', () => {
  const model = chat();
  model.begin([]);
  expect(notes).toEqual([]);
  model.mute(true);
  model.begin([]);
  expect(notes).toEqual([
    { type: 'mute', on: true },
    { type: 'mute', on: true },
  ]);
});
