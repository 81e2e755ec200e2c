import { expect, test } from 'vitest';
import { HistoryModel } from '../../../src/model/table/history.svelte';
import type { GameEvent, History, View } from '../../../src/net/messages';

const event = (kind: string): GameEvent => ({ kind, arguments: {} });
const view = (turn: number): View => ({ turn }) as unknown as View;

/** A game in which every step changes the table; the steps without a kind tell nothing. */
function played(...kinds: string[]): History {
  const steps = kinds.map((kind, place) => ({
    number: place + 1,
    events: kind ? [event(kind)] : [],
    patch: [{ op: 'replace', path: '/view/turn', value: place + 1 }],
  }));
  return { version: kinds.length, start: view(0), steps } as unknown as History;
}

test('a step that tells nothing is no step: what was seen is not shown again', () => {
  const live = new HistoryModel();
  live.add([event('took')], view(1));
  live.add([], view(2));
  live.add([event('table-late')], view(2));
  live.add([event('took')], view(3));
  expect(live.steps.length).toBe(2);
  const again = new HistoryModel();
  expect(again.take(played('took', '', 'took'), 0, live.steps.length)).toEqual([]);
  expect(again.steps.length).toBe(2);
});

test('the table after a step that tells nothing is that after the step before it', () => {
  const history = new HistoryModel();
  const missed = history.take(played('', 'round', 'took', '', '', 'took', ''), 0, 1);
  expect([history.start, history.view]).toEqual([view(1), view(2)]);
  expect(missed.map((step) => step.view)).toEqual([view(5), view(7)]);
});

test('steps that will be told later are left out, and silent ones are not taken for them', () => {
  const history = new HistoryModel();
  expect(history.take(played('round', 'took', '', 'took', ''), 1, 1).map((step) => step.view)).toEqual([view(3)]);
});
