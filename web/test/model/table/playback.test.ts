import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, View } from '../../../src/net/messages';
import { stubAnimations } from '../../time';

const settings = { reducedMotion: false, speed: 'calm', rollAtOnce: false };
stubAnimations();
vi.stubGlobal('document', { timeline: null });
vi.mock('../../../src/catalogue/games', () => ({
  gameOf: () => ({ events: { scenes: ['paid'], ownRolls: ['rolled'], turns: ['a'] } }),
}));
vi.mock('../../../src/device/settings.svelte', () => ({ settings }));
const { PlaybackModel } = await import('../../../src/model/table/playback.svelte');
type Shown = ConstructorParameters<typeof PlaybackModel>[0];

const before = { game: 'any' } as unknown as View;
let seen: string[];
let playback: InstanceType<typeof PlaybackModel>;
let mySeats: number[];
let isShared: boolean;

/** Something that happens, and is noted when it is seen. */
function happens(...kinds: string[]): void {
  for (const kind of kinds) {
    const events = [{ kind, arguments: { seat: 0 } }] as unknown as GameEvent[];
    playback.cue({ events, after: () => before, commit: () => seen.push(kind), told: () => seen.push(`${kind}!`) });
  }
}

const soon = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  settings.rollAtOnce = false;
  seen = [];
  mySeats = [];
  isShared = false;
  const seats = [
    { kind: 'person', bot: null },
    { kind: 'bot', bot: 'greedy' },
  ];
  const table = { game: 'any', clock: 0, dice: 'sealed', seats };
  const document = {
    table,
    isPlaying: true,
    get mySeats() {
      return mySeats;
    },
    get isShared() {
      return isShared;
    },
  };
  playback = new PlaybackModel({ view: before, document } as unknown as Shown, () => seen.push('free'));
  playback.use({
    perform: ({ events }, clock) => (events[0]!.kind === 'paid' ? clock.press(null) : Promise.resolve()),
  });
});
afterEach(() => void vi.useRealTimers());

test('what takes no time comes at once, one after the other', async () => {
  happens('a', 'b');
  await soon();
  expect([seen, playback.isBusy, playback.latest[0]?.kind]).toEqual([['a', 'a!', 'b', 'b!', 'free'], false, 'b']);
});

test('a scene lasts until the board ends it, whatever waits', async () => {
  happens('paid', 'a', 'b', 'c', 'd');
  await soon(60_000);
  expect([seen, playback.events[0]?.kind, playback.isGreat]).toEqual([[], 'paid', true]);
  playback.endScene();
  await soon();
  expect([seen.filter((note) => !note.endsWith('!')), playback.isBusy]).toEqual([
    ['paid', 'a', 'b', 'c', 'd', 'free'],
    false,
  ]);
});

test('nothing is free as long as another scene follows', async () => {
  happens('paid', 'paid');
  await soon();
  playback.skip();
  await soon();
  expect([seen, playback.isBusy]).toEqual([['paid', 'paid!'], true]);
  playback.skip();
  await soon();
  expect(seen.at(-1)).toBe('free');
});

test('nobody waits for what cannot be seen', async () => {
  isShared = true;
  playback.hide(true);
  happens('paid', 'a');
  await soon();
  expect([playback.isBusy, playback.skipped]).toEqual([false, 1]);
});

test('against bots a payout waits until somebody looks again', async () => {
  playback.hide(true);
  happens('a', 'paid', 'b');
  await soon(60_000);
  expect([seen, playback.isBusy]).toEqual([['a', 'a!'], true]);
  playback.hide(false);
  await soon();
  expect(playback.events[0]?.kind).toBe('paid');
  playback.endScene();
  await soon();
  expect(seen.slice(2)).toEqual(['paid', 'paid!', 'b', 'b!', 'free']);
});

test('against bots the own roll waits for a press, unless it is to come at once', async () => {
  mySeats = [0];
  happens('rolled');
  await soon(5000);
  expect([playback.gate, seen]).toEqual([true, []]);
  playback.press();
  await soon();
  expect([playback.gate, seen]).toEqual([false, ['rolled', 'rolled!', 'free']]);
  settings.rollAtOnce = true;
  happens('rolled');
  await soon();
  expect(seen).toHaveLength(6);
});

test('a board shows steps of the game by its own scenes', async () => {
  playback.use({
    perform: async ({ events }, clock, commit) => {
      seen.push(`scene ${events[0]!.kind}`);
      await clock.wait(300);
      await commit();
    },
  });
  happens('table-late', 'a');
  await soon();
  expect(seen).toEqual(['table-late', 'table-late!', 'scene a']);
  await soon(300);
  expect(seen.slice(3)).toEqual(['a', 'a!', 'free']);
});
