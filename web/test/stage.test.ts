import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, View } from '../src/net/messages';

const shown = { visibilityState: 'visible' };
const settings = { reducedMotion: false };
vi.stubGlobal('document', shown);
vi.mock('../src/games/registry', () => ({ gameOf: () => ({ scenes: ['paid'], rolls: ['rolled'] }) }));
vi.mock('../src/model/settings.svelte', () => ({ settings }));
const { StageModel } = await import('../src/model/stage.svelte');

const before = { game: 'any' } as unknown as View;
const events = (kind: string): GameEvent[] => [{ kind, arguments: {} }] as unknown as GameEvent[];
let seen: string[];
let stage: InstanceType<typeof StageModel>;

/** Something that happens, and is noted when its turn comes. */
function happens(kind: string): void {
  stage.cue(() => {
    seen.push(kind);
    stage.show(events(kind), before);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  shown.visibilityState = 'visible';
  settings.reducedMotion = false;
  seen = [];
  stage = new StageModel(() => seen.push('free'));
});
afterEach(() => void vi.useRealTimers());

test('what takes no time comes at once, one after the other', () => {
  happens('a');
  happens('b');
  expect([seen, stage.isBusy, stage.latest[0]?.kind]).toEqual([['a', 'b'], false, 'b']);
});

test('a roll is looked at before the next thing comes', () => {
  happens('rolled');
  happens('a');
  expect([seen, stage.rolling]).toEqual([['rolled'], true]);
  vi.advanceTimersByTime(480);
  expect([seen, stage.rolling]).toEqual([['rolled', 'a', 'free'], false]);
});

test('a scene lasts until the board ends it, whatever waits', () => {
  happens('paid');
  for (const kind of ['a', 'b', 'c', 'd']) happens(kind);
  vi.advanceTimersByTime(60_000);
  expect([seen, stage.scene?.before]).toEqual([['paid'], before]);
  stage.endScene();
  expect([seen, stage.scene]).toEqual([['paid', 'a', 'b', 'c', 'd', 'free'], null]);
});

test('nothing is free as long as another scene follows', () => {
  happens('paid');
  happens('paid');
  stage.skip();
  expect([seen, stage.isBusy]).toEqual([['paid', 'paid'], true]);
  stage.skip();
  expect(seen).toEqual(['paid', 'paid', 'free']);
});

test('far behind, rolls are no longer waited for', () => {
  for (const kind of ['rolled', 'a', 'b']) happens(kind);
  expect(seen).toEqual(['rolled']);
  happens('c');
  expect(seen).toEqual(['rolled', 'a', 'b', 'c']);
});

test('nobody waits for what cannot be seen, and calm screens do not roll', () => {
  settings.reducedMotion = true;
  happens('rolled');
  expect(stage.isBusy).toBe(false);
  shown.visibilityState = 'hidden';
  happens('paid');
  expect(stage.isBusy).toBe(false);
});
