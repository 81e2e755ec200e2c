import { expect, test } from 'vitest';
import { PARTS, type Part } from '../../src/words/parts';
import { ALL_PARTS, LOCALES, loadAllTexts, loadTexts } from '../../src/words/texts';
import { sources } from '../sources';

const keys = (texts: string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key!));

test('every language has the words of the server', async () => {
  expect(LOCALES).toContain('en');
  for (const locale of LOCALES) {
    expect((await loadTexts(locale, null)).join('\n')).toContain('server-title = ');
  }
});

test('what only the terminal says is not loaded', async () => {
  const texts = (await loadAllTexts('en')).join('\n');
  expect(texts).not.toMatch(/^rules?-[A-Z]/m);
  expect(texts).not.toMatch(/^command-play = /m);
  expect(texts).toContain('tile-lucky-punch = ');
});

test('a language that is not there has no words', async () => {
  expect(await loadAllTexts('xx')).toEqual([]);
});

test('words are loaded with what needs them', async () => {
  const always = keys(await loadTexts('en', null));
  expect(always).toEqual(expect.arrayContaining(['web-home', 'game-vegas', 'game-miner-solo', 'web-pad-miner']));
  expect(always.filter((key) => /^(guide|event-vegas|event-miner|web-cast|verified)-/.test(key))).toEqual([]);
  const vegas = keys(await loadTexts('en', 'game:vegas'));
  expect(vegas).toEqual(expect.arrayContaining(['event-vegas-rolled', 'tile-jackpot', 'web-vegas-place']));
  expect(vegas.filter((key) => /miner|^guide-/.test(key))).toEqual([]);
  expect(keys(await loadTexts('en', 'rules')).every((key) => /^(guide|web-rules)-/.test(key))).toBe(true);
  expect(await loadTexts('en', 'game:unknown')).toEqual([]);
});

test('every part that is named has words, and every message is in one part', async () => {
  expect(ALL_PARTS).toEqual(expect.arrayContaining([null, 'game:vegas', 'game:miner', ...Object.keys(PARTS)]));
  const all = keys(await loadAllTexts('en'));
  expect(new Set(all).size).toBe(all.length);
});

test('no source says words that are loaded with another game', async () => {
  const owner = new Map<string, Part | null>();
  for (const part of ALL_PARTS) for (const key of keys(await loadTexts('en', part))) owner.set(key, part);
  const foreign = [...sources()].flatMap(([path, text]) => {
    const own = `game:${/^games\/([^/]+)\//.exec(path)?.[1] ?? ''}`;
    const said = [...text.matchAll(/['"`]([a-z]+(?:-[a-z0-9]+)+)(?:\.\w+)?['"`]/g)].map(([, key]) => key!);
    // it is not asked whether there are such words
    const isSure = (key: string): boolean => !text.includes(`has('${key}')`);
    return said
      .filter((key) => owner.get(key)?.startsWith('game:') && owner.get(key) !== own && isSure(key))
      .map((key) => `${path}: ${key}`);
  });
  expect(owner.size).toBeGreaterThan(700);
  expect(foreign).toEqual([]);
});
