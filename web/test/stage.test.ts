import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, View } from '../src/net/messages';
import { stubAnimations } from './time';

const settings = { reducedMotion: false, speed: 'calm', rollAtOnce: false };
stubAnimations();
vi.stubGlobal('document', { timeline: null });
vi.mock('../src/games/registry', () => ({ gameOf: () => ({ scenes: ['paid'], rolls: ['rolled'], ownRolls: ['rolled'], turns: ['a'] }) }));
vi.mock('../src/model/settings.svelte', () => ({ settings }));
const { StageModel } = await import('../src/model/stage.svelte');
type Shown = ConstructorParameters<typeof StageModel>[0];

const before = { game: 'any' } as unknown as View;
let seen: string[];
let stage: InstanceType<typeof StageModel>;
let mySeats: number[];
let isShared: boolean;

/** Something that happens, and is noted when it is seen. */
function happens(...kinds: string[]): void {
  for (const kind of kinds) {
    const events = [{ kind, arguments: { seat: 0 } }] as unknown as GameEvent[];
    stage.cue({ events, after: () => before, commit: () => seen.push(kind), told: () => seen.push(`${kind}!`) });
  }
}

const soon = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  settings.reducedMotion = false;
  settings.rollAtOnce = false;
  seen = [];
  mySeats = [];
  isShared = false;
  const seats = [{ kind: 'person', bot: null }, { kind: 'bot', bot: 'greedy' }];
  const table = { game: 'any', clock: 0, dice: 'sealed', seats };
  const document = { table, isPlaying: true, get mySeats() { return mySeats; }, get isShared() { return isShared; } };
  stage = new StageModel({ view: before, document } as unknown as Shown, () => seen.push('free'));
});
afterEach(() => void vi.useRealTimers());

test('what takes no time comes at once, one after the other', async () => {
  happens('a', 'b');
  await soon();
  expect([seen, stage.isBusy, stage.latest[0]?.kind]).toEqual([['a', 'a!', 'b', 'b!', 'free'], false, 'b']);
});

test('a roll is looked at before it is told and the next thing comes', async () => {
  happens('rolled', 'a');
  await soon();
  expect([seen, stage.rolling]).toEqual([['rolled'], true]);
  await soon(480);
  expect([seen, stage.rolling]).toEqual([['rolled', 'rolled!', 'a', 'a!', 'free'], false]);
});

test('a scene lasts until the board ends it, whatever waits', async () => {
  happens('paid', 'a', 'b', 'c', 'd');
  await soon(60_000);
  expect([seen, stage.scene?.before, stage.isGreat]).toEqual([[], before, true]);
  stage.endScene();
  await soon();
  expect([seen.filter((note) => !note.endsWith('!')), stage.scene]).toEqual([['paid', 'a', 'b', 'c', 'd', 'free'], null]);
});

test('nothing is free as long as another scene follows', async () => {
  happens('paid', 'paid');
  await soon();
  stage.skip();
  await soon();
  expect([seen, stage.isBusy]).toEqual([['paid', 'paid!'], true]);
  stage.skip();
  await soon();
  expect(seen.at(-1)).toBe('free');
});

test('nobody waits for what cannot be seen, and calm screens do not roll', async () => {
  settings.reducedMotion = true;
  happens('rolled');
  await soon();
  expect(stage.isBusy).toBe(false);
  isShared = true;
  stage.hide(true);
  happens('paid', 'a');
  await soon();
  expect([stage.isBusy, stage.skipped]).toEqual([false, 1]);
});

test('against bots a payout waits until somebody looks again', async () => {
  stage.hide(true);
  happens('a', 'paid', 'b');
  await soon(60_000);
  expect([seen, stage.isBusy]).toEqual([['a', 'a!'], true]);
  stage.hide(false);
  await soon();
  expect(stage.scene?.before).toBe(before);
  stage.endScene();
  await soon();
  expect(seen.slice(2)).toEqual(['paid', 'paid!', 'b', 'b!', 'free']);
});

test('against bots the own roll waits for a press, unless it is to come at once', async () => {
  mySeats = [0];
  happens('rolled');
  await soon(5000);
  expect([stage.gate, seen]).toEqual([true, []]);
  stage.press();
  await soon(480);
  expect([stage.gate, seen]).toEqual([false, ['rolled', 'rolled!', 'free']]);
  settings.rollAtOnce = true;
  happens('rolled');
  await soon(480);
  expect(seen).toHaveLength(6);
});

test('a board shows steps of the game by its own scenes', async () => {
  stage.use({
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
