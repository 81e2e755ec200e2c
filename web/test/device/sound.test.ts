import { beforeEach, expect, test, vi } from 'vitest';

/** What was made: the gain of each sound, and the time at which it begins. */
let made: { at: number; gain: number }[] = [];
let running: string[] = []; // of the room
let now = 0;
let target = 0;

class Param {
  value = 0;
  setValueAtTime(gain: number, at: number): void {
    made.push({ at, gain });
  }
  exponentialRampToValueAtTime(): void {}
  setTargetAtTime(gain: number): void {
    target = gain;
  }
}

class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  loop = false;
  connect<Next>(next: Next): Next {
    return next;
  }
  disconnect(): void {}
  start(): void {
    if (this.loop) running.push('room');
  }
  stop(): void {
    if (this.loop) running = [];
  }
}

class FakeContext {
  state = 'suspended';
  sampleRate = 100;
  destination = new Node();
  get currentTime(): number {
    return now;
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  createGain = (): Node => new Node();
  createOscillator = (): Node => new Node();
  createBufferSource = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
}

class FakeBuffer {
  constructor(private readonly of: { length: number }) {}
  getChannelData = (): Float32Array => new Float32Array(this.of.length);
}

const settings = { sound: true, volumes: { dice: 1, gains: 1, calls: 1, room: 1 } };
vi.mock('../../src/device/settings.svelte', () => ({ settings }));

/** A page on which nothing was pressed yet; the function presses. */
async function opened(): Promise<{ sound: typeof import('../../src/device/sound'); press: () => Promise<void> }> {
  const presses: (() => void)[] = [];
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioBuffer', FakeBuffer);
  vi.stubGlobal('addEventListener', (_: string, press: () => void) => presses.push(press));
  vi.resetModules();
  const sound = await import('../../src/device/sound');
  sound.allowSound();
  const press = async (): Promise<void> => {
    presses[0]!();
    await Promise.resolve();
  };
  return { sound, press };
}

beforeEach(() => {
  [made, running, now, target] = [[], [], 0, 0];
  Object.assign(settings, { sound: true, volumes: { dice: 1, gains: 1, calls: 1, room: 1 } });
});

test('before the first press nothing is heard, and then it is', async () => {
  const { sound, press } = await opened();
  sound.play('felt');
  expect(made).toEqual([]);
  await press();
  sound.play('felt');
  expect(made.length).toBeGreaterThan(0);
});

test('a kind has its own volume, a hard hit is louder, and no volume is silence', async () => {
  const { sound, press } = await opened();
  await press();
  const loudest = (make: () => void): number => {
    [made, now] = [[], now + 1];
    make();
    return Math.max(0, ...made.map(({ gain }) => gain));
  };
  const full = loudest(() => sound.play('felt'));
  expect(loudest(() => sound.play('felt', 0.5))).toBeCloseTo(full / 2, 3);
  settings.volumes.dice = 0.5;
  expect(loudest(() => sound.play('felt'))).toBeCloseTo(full / 2, 3);
  settings.volumes.dice = 0;
  expect(loudest(() => sound.play('felt'))).toBe(0);
  expect(loudest(() => sound.play('note'))).toBeGreaterThan(0);
  settings.sound = false;
  expect(loudest(() => sound.play('note'))).toBe(0);
});

test('nothing is heard twice at once', async () => {
  const { sound, press } = await opened();
  await press();
  sound.play('clack');
  const once = made.length;
  now = 0.01;
  sound.play('clack');
  expect(made.length).toBe(once);
  sound.play('felt');
  expect(made.length).toBeGreaterThan(once);
  now = 0.05;
  const before = made.length;
  sound.play('clack');
  expect(made.length).toBe(before + once);
});

test('the room is heard while one sits in it, from the first press on, as loud as was chosen', async () => {
  const { sound, press } = await opened();
  sound.enterRoom('mine');
  expect(running).toEqual([]);
  await press();
  await Promise.resolve();
  expect(running).toEqual(['room']);
  const full = target;
  settings.volumes.room = 0.5;
  sound.adjustRoom();
  expect(target).toBeLessThan(full);
  sound.enterRoom(null);
  expect(running).toEqual([]);
});
