import { expect, test, vi } from 'vitest';
import { onShake } from '../../../src/table/dice/shake';

/** A device that moves; how often it was shaken. */
function device(): { move: (at: number, x: number) => void; shaken: () => number; leave: () => void } {
  const listeners = new Set<(event: unknown) => void>();
  vi.stubGlobal('addEventListener', (_: string, listener: (event: unknown) => void) => listeners.add(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: unknown) => void) => listeners.delete(listener));
  const shaken = vi.fn();
  const leave = onShake(shaken);
  const move = (timeStamp: number, x: number): void =>
    listeners.forEach((listener) => listener({ timeStamp, acceleration: { x, y: 1, z: 0 } }));
  return { move, shaken: () => shaken.mock.calls.length, leave };
}

test('a hard jolt and one back are a shake', () => {
  const { move, shaken } = device();
  move(0, 20);
  expect(shaken()).toBe(0);
  move(150, -20);
  expect(shaken()).toBe(1);
  move(300, 20);
  expect(shaken()).toBe(1); // the next shake begins
});

test('walking, one jolt, and two that are far apart are none', () => {
  const { move, shaken } = device();
  for (let step = 0; step < 20; step++) move(100 * step, step % 2 ? 6 : -6);
  move(3000, 20);
  move(3100, 22);
  move(5000, -20);
  expect(shaken()).toBe(0);
});

test('who has left throws nothing', () => {
  const { move, shaken, leave } = device();
  leave();
  move(0, 20);
  move(100, -20);
  expect(shaken()).toBe(0);
});
