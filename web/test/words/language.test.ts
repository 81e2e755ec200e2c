import { beforeAll, expect, test } from 'vitest';
import { currentWords, has, need, say, speakIn } from '../../src/words/language.svelte';

beforeAll(() => {
  globalThis.document = { documentElement: {} } as Document;
});

test('a part that is needed before there is a language comes with it', async () => {
  const needed = need('rules');
  await speakIn('en');
  await needed;
  expect(has('guide-vegas-goal.title')).toBe(true);
  expect(has('event-vegas-over')).toBe(false);
});

test('what is needed once is there in every language from then on', async () => {
  await need('game:vegas');
  expect(say('event-vegas-payouts', { round: 1 })).toContain('All dice');
  const change = speakIn('de');
  const more = need('game:miner');
  expect(currentWords()?.locale).toBe('en');
  await Promise.all([change, more]);
  expect(currentWords()?.locale).toBe('de');
  for (const key of ['event-vegas-over', 'guide-vegas-goal.title', 'hero-alchemist', 'web-home'])
    expect(has(key), key).toBe(true);
});

test('of two languages that are chosen one after the other, the last is spoken', async () => {
  await Promise.all([speakIn('el'), speakIn('it')]);
  expect(currentWords()?.locale).toBe('it');
  expect(document.documentElement.lang).toBe('it');
});
