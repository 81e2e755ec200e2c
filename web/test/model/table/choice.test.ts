import { beforeEach, expect, test, vi } from 'vitest';
import type { Question, RefusalBody, TableShown } from '../../../src/net/messages';

vi.mock('../../../src/catalogue/games', () => ({ gameOf: () => ({ events: {} }), ownerName: () => undefined }));
vi.mock('../../../src/device/settings.svelte', () => ({
  settings: { reducedMotion: false, isTwice: (pointer: string) => pointer !== 'mouse' },
}));
const { ShownTable } = await import('../../../src/model/table/shown.svelte');

const refusal = { code: 'no', rule: null, arguments: {}, text: '' } as RefusalBody;
const question = { question: 'q', secret: false, choices: [{ action: 3 }, { action: 5 }] } as unknown as Question;
let sent: object[];

function table(version = 7): InstanceType<typeof ShownTable> {
  const sender = {
    send: (command: object) => `id ${sent.push(command)}`,
    note: (message: object) => void sent.push(message),
  };
  const made = new ShownTable('T', sender, () => 'me');
  const seats = [{ guest: 'me' }, { guest: 'me' }];
  made.document.show({ table: { status: 'playing', seats } as unknown as TableShown, view: null });
  made.document.question = question;
  made.document.version = version;
  made.document.seat = 0;
  return made;
}

beforeEach(() => {
  sent = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('a mouse means what it clicks; a finger or a key confirms it', () => {
  const { choice } = table();
  choice.choose(3);
  expect([choice.picked, sent]).toEqual([3, []]);
  choice.choose(5);
  expect([choice.picked, sent]).toEqual([5, []]);
  choice.choose(5);
  expect(sent).toEqual([{ do: 'move', version: 7, action: 5 }]);
  expect(choice.asked).toBeNull(); // until it is answered
});

test('the second press of a double press is not for the buttons that come then', () => {
  vi.useFakeTimers();
  const { choice } = table();
  choice.choose(3, 'mouse');
  expect(choice.isJustSent).toBe(true);
  vi.advanceTimersByTime(600);
  expect(choice.isJustSent).toBe(false);
  vi.useRealTimers();
});

test('what is not asked cannot be chosen', () => {
  const { choice } = table();
  choice.choose(4, 'mouse');
  expect([choice.picked, sent]).toEqual([null, []]);
});

test('a refusal of the move gives the choice back; other refusals leave it', () => {
  const { choice } = table();
  choice.choose(3, 'mouse');
  choice.refused('another', refusal);
  expect(choice.sending).toBe(true);
  choice.refused('id 1', refusal);
  expect([choice.sending, choice.picked, choice.asked, choice.refusal]).toEqual([false, null, question, refusal]);
  choice.choose(5);
  expect(choice.refusal).toBeNull();
});

test('what is picked, and the notes on it, are there after a reload; not at another decision', () => {
  const { choice } = table();
  choice.setDraft(['half']);
  choice.choose(5);
  const again = table().choice;
  again.recall();
  expect([again.picked, again.draft]).toEqual([5, ['half']]);
  const later = table(8).choice;
  later.recall();
  expect([later.picked, later.draft]).toEqual([null, null]);
  choice.cancel();
  again.recall();
  expect([again.picked, again.draft]).toEqual([null, null]);
});

test('nothing is asked behind a curtain, in the past or before the end of a scene', async () => {
  const shown = table();
  expect(shown.choice.asked).toBe(question);
  shown.history.at = 0;
  expect(shown.choice.asked).toBeNull();
  shown.history.at = null;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  shown.playback.cue({ events: [], prepare: () => ended, after: () => null, commit: () => undefined });
  expect(shown.choice.asked).toBeNull();
  end();
  await vi.waitFor(() => expect(shown.playback.isBusy).toBe(false));
  shown.document.question = { ...question, secret: true };
  expect([shown.privacy.isHidden, shown.choice.asked]).toEqual([true, null]); // two people share this device
  shown.privacy.liftCurtain();
  expect(shown.choice.asked?.secret).toBe(true);
});

test('without a sender nothing is sent', () => {
  const still = new ShownTable('T');
  still.document.question = question;
  still.choice.choose(3, 'mouse');
  still.choice.why('die:1');
  expect(sent).toEqual([]);
});

test('a move is taken back at the newest version that was heard, and again if a bot was quicker', () => {
  const { choice, document } = table();
  document.show({ table: { ...document.table!, undo: [0] } as TableShown, view: null });
  document.heard = 9; // what came after version 7 still waits to be shown
  choice.undo();
  document.heard = 10;
  choice.refused('id 1', { ...refusal, code: 'stale-version' });
  expect(sent).toEqual([
    { do: 'undo', version: 9 },
    { do: 'undo', version: 10 },
  ]);
  expect(choice.refusal).toBeNull();
  choice.refused('id 2', refusal);
  expect(choice.refusal).toEqual(refusal);
});
