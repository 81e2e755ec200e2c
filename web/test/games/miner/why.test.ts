import { readFileSync } from 'node:fs';
import '../../../src/games/registry';
import { beforeAll, expect, test } from 'vitest';
import { withScore } from '../../../src/games/miner/view/best';
import type { Reason } from '../../../src/net/messages';
import { LOCALES, need, speakIn } from '../../../src/words/language.svelte';
import { tellReasons } from '../../../src/words/speech';

interface Vectors {
  names: string[];
  cases: { reason: Reason; told: Record<string, string> }[];
}

/** What Python tells: see tests/miner/why/why_vectors.py. */
const VECTORS = JSON.parse(
  readFileSync(new URL('../../../../build/vectors/why.json', import.meta.url), 'utf-8'),
) as Vectors;

beforeAll(() => {
  globalThis.document = { documentElement: {} } as Document;
});

test.each(LOCALES)('the page tells reasons in %s as Python does', async (locale) => {
  await speakIn(locale);
  await need('game:miner');
  const { names, cases } = VECTORS;
  expect(cases.length).toBeGreaterThan(100);
  for (const { reason, told } of cases) expect(tellReasons([reason], (seat) => names[seat]!)).toEqual([told[locale]]);
});

test('a reason that is newer than the page is left out', async () => {
  await speakIn('en');
  await need('game:miner');
  const newer = { kind: 'moonlight', arguments: {} } as unknown as Reason;
  expect(tellReasons([newer, { kind: 'last-die', arguments: {} }], String)).toEqual([
    'It is the last die on the mountain.',
  ]);
});

test('a solo game that was given up before its first point is no score', () => {
  const kept = { points: 12, table: 'a', day: '2026-01-01' };
  expect(withScore([kept], { points: 0, table: 'b', day: '2026-01-02' })).toEqual([kept]);
  expect(withScore([{ ...kept, points: 0 }], { points: 3, table: 'b', day: '2026-01-02' })).toHaveLength(1);
});
