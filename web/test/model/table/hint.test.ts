import { expect, test, vi } from 'vitest';
import type { DocumentModel } from '../../../src/model/table/document.svelte';

let found: object | null = null;
vi.mock('../../../src/net/http', () => ({ get: () => Promise.resolve(found), Refusal: Error }));
vi.mock('../../../src/net/attempt', () => ({ attempt: async (work: () => Promise<void>) => (await work(), null) }));
vi.mock('../../../src/words/language.svelte', () => ({
  say: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  decimal: String,
  money: String,
}));
const { HintModel } = await import('../../../src/model/table/hint.svelte');
const { spokenMark } = await import('../../../src/table/board/hintWords');

const none = { value: null, error: null, behind: null, behind_error: null, rollouts: 0, parts: {}, parts_error: {} };

async function hintOn(choices: object[]): Promise<InstanceType<typeof HintModel>> {
  const table = { hints: true, seats: [] };
  const model = new HintModel('T', { version: 3, question: {}, table } as unknown as DocumentModel);
  found = { version: 3, unit: 'chance', choices };
  await model.ask();
  return model;
}

test('a choice has its value, out of 100', async () => {
  const numbers = { behind: 0, behind_error: 0, rollouts: 9, parts: {}, parts_error: {} };
  const hint = await hintOn([
    { action: 4, value: 0.5, error: 0.02, ...numbers },
    { action: 2, value: 0.25, error: 0.001, ...numbers },
  ]);
  expect(hint.markOf(4)).toEqual({ value: '50', error: '±2', share: 1, isBest: true });
  expect(hint.markOf(2)).toEqual({ value: '25', error: '', share: 0.5, isBest: false });
  expect([4, 2].map((action) => spokenMark(hint.markOf(action)!))).toEqual(['web-hint-best 50', 'web-hint-value 25']);
});

test('where nothing was compared, the best choice is marked without a number', async () => {
  const hint = await hintOn([
    { action: 4, ...none },
    { action: 2, ...none },
  ]);
  expect(hint.markOf(4)).toEqual({ value: '', error: '', share: 1, isBest: true });
  expect(hint.markOf(2)).toBeNull();
  expect(spokenMark(hint.markOf(4)!)).toBe('web-hint-best-alone');
});
