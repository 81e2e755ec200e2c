import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubAnimations } from '../../time';

stubAnimations();

vi.mock('../../../src/catalogue/games', () => ({
  gameOf: () => ({ events: { scenes: ['paid'] } }),
  ownerName: () => undefined,
}));
vi.mock('../../../src/device/settings.svelte', () => ({ settings: { reducedMotion: false, speed: 'calm' } }));
vi.stubGlobal('document', { visibilityState: 'visible', timeline: null });
const { ReplayModel } = await import('../../../src/model/review/replay.svelte');
type Given = ConstructorParameters<typeof ReplayModel>;

const table = {
  id: 'T',
  game: 'vegas',
  seats: [{ kind: 'person', name: 'Ann', guest: null, bot: null }],
} as unknown as Given[0];

/** A game whose view is a count of what happened. */
function history(...kinds: string[]): Given[1] {
  return {
    version: kinds.length,
    start: { round: 0 },
    steps: kinds.map((kind, place) => ({
      number: place + 1,
      events: [{ kind, arguments: {} }],
      patch: [{ op: 'replace', path: '/view/round', value: place + 1 }],
    })),
  } as unknown as Given[1];
}

function round(replay: InstanceType<typeof ReplayModel>): number {
  return (replay.view as unknown as { round: number }).round;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is stepped through, and never leaves the game', () => {
  const replay = new ReplayModel(table, history('a', 'b', 'c'), null);
  expect([replay.at, round(replay), replay.history.told.length]).toEqual([-1, 0, 0]);
  replay.step(-1);
  expect(replay.at).toBe(-1);
  replay.step(1);
  expect([round(replay), replay.history.told.length, replay.playback.latest[0]?.kind]).toEqual([1, 1, 'a']);
  replay.lookBack(null);
  replay.step(1);
  expect([replay.at, round(replay)]).toEqual([2, 3]);
  replay.lookBack(1);
  expect(round(replay)).toBe(2);
});

test('it opens where somebody is asked for the first time, and not on an empty table', () => {
  const dealt = history('dealt', 'rolled', 'placed');
  dealt.steps[1]!.patch.push({ op: 'add', path: '/view/actor', value: 0 });
  const replay = new ReplayModel(table, dealt, null);
  expect([replay.at, round(replay)]).toEqual([1, 2]);
});

test('the log has all lines, and jumps', () => {
  const replay = new ReplayModel(table, history('a', 'b', 'c'), null);
  expect(replay.history.lines.map((line) => line.step)).toEqual([0, 1, 2]);
  replay.lookBack(1);
  expect([replay.history.at, round(replay)]).toEqual([1, 2]);
});

test('it plays to the end by itself, faster if asked, and from the beginning again', async () => {
  const replay = new ReplayModel(table, history('a', 'b', 'c'), null);
  replay.playback.use({ perform: () => Promise.resolve() });
  replay.toggle();
  await vi.advanceTimersByTimeAsync(0);
  expect(replay.at).toBe(0);
  await vi.advanceTimersByTimeAsync(1400);
  expect(replay.at).toBe(1);
  replay.setSpeed(2);
  await vi.advanceTimersByTimeAsync(700);
  expect([replay.at, replay.playing]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(700);
  expect(replay.playing).toBe(false);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(0);
  expect([replay.at, replay.playing]).toEqual([-1, true]);
  replay.pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(replay.at).toBe(-1);
});

test('a scene holds the play until the board has shown it', async () => {
  const replay = new ReplayModel(table, history('a', 'paid', 'c'), null);
  replay.playback.use({
    perform: ({ events }, clock) => (events[0]!.kind === 'paid' ? clock.press(null) : Promise.resolve()),
  });
  replay.toggle();
  await vi.advanceTimersByTimeAsync(0);
  expect(replay.at).toBe(0);
  await vi.advanceTimersByTimeAsync(1400);
  expect(round(replay)).toBe(1); // before the payment
  await vi.advanceTimersByTimeAsync(60_000);
  expect(replay.at).toBe(0);
  replay.playback.endScene();
  await vi.advanceTimersByTimeAsync(0);
  expect(round(replay)).toBe(2);
  await vi.advanceTimersByTimeAsync(1400);
  expect(replay.at).toBe(2);
});

test('seen through other eyes the place stays', () => {
  const replay = new ReplayModel(table, history('a', 'b', 'c'), null);
  replay.goTo(1);
  replay.load(table, history('x', 'y', 'z'), 0);
  expect([replay.at, replay.document.seat, replay.playback.latest[0]?.kind]).toEqual([1, 0, 'y']);
});
