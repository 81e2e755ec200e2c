import { expect, test } from 'vitest';
import { log } from '../../../src/games/miner/board/log/log';
import type { GameEvent, View } from '../../../src/net/messages';

function event(kind: string, given: Record<string, unknown>): GameEvent {
  return { kind, arguments: given } as GameEvent;
}

function table(phase: string, ...points: number[]): View {
  return { game: 'miner', phase, players: points.map((total) => ({ now: { total }, total: 0 })) } as unknown as View;
}

test('what somebody does is part of a turn; what happens to the table is not', () => {
  expect(log.turn?.(event('miner-took', { seat: 1, die: 4 }))).toBe(1);
  expect(log.turn?.(event('miner-rerolled', { seat: 2 }))).toBe(2);
  expect(log.turn?.(event('miner-mountain', { number: 20 }))).toBeNull();
  expect(log.turn?.(event('miner-scored', { seat: 0, total: 4 }))).toBeNull();
});

test('a take stands beside what it brought the one who took it', () => {
  const step = { before: table('excavation', 3, 8), after: table('excavation', 3, 6) };
  expect(log.amount(event('miner-took', { seat: 1, die: 4 }), step)).toBe('−2');
  expect(log.amount(event('miner-took', { seat: 0, die: 4 }), step)).toBe('±0');
  expect(log.amount(event('miner-mountain', {}), step)).toBe('');
});

test('a trove that is rolled for the next round has brought nothing', () => {
  expect(
    log.amount(event('miner-rerolled', { seat: 0 }), { before: table('replenish', 3), after: table('replenish', 9) }),
  ).toBe('');
  expect(log.amount(event('miner-took', { seat: 0 }), { before: null, after: null })).toBe('');
});
