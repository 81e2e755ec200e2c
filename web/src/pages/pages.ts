/**
 * The pages. Each is loaded when it is first opened, and with it the words that it needs besides those of the language.
 */
import type { Component } from 'svelte';
import { GAMES } from '../catalogue/games';
import { need } from '../words/language.svelte';
import type { Part } from '../words/parts';

/** `place` is what stands behind the page's name in the address. */
type PageComponent = Component<{ place: string }>;

interface PageEntry {
  load: () => Promise<{ default: PageComponent }>;
  words: Part[];
  isRemade?: boolean; // another place is another page, which keeps nothing
}

const OF_GAMES = [...new Set(GAMES.map(({ family }): Part => `game:${family}`))];

const PAGES = {
  home: { load: () => import('./home/Home.svelte'), words: ['home', 'daily'] },
  table: { load: () => import('./table/Table.svelte'), words: [], isRemade: true },
  replay: { load: () => import('./replay/Replay.svelte'), words: ['replay'], isRemade: true },
  score: { load: () => import('./ScorePad.svelte'), words: OF_GAMES },
  new: { load: () => import('./friends/Friends.svelte'), words: ['home', 'friends', ...OF_GAMES] },
  rules: { load: () => import('./Rules.svelte'), words: ['rules', ...OF_GAMES] },
  learn: { load: () => import('./Learn.svelte'), words: ['lesson'], isRemade: true },
  analysis: { load: () => import('./analysis/Analysis.svelte'), words: ['analysis', ...OF_GAMES], isRemade: true },
  duel: { load: () => import('./contests/duel/Duel.svelte'), words: ['duel', ...OF_GAMES], isRemade: true },
  daily: { load: () => import('./contests/daily/Daily.svelte'), words: ['daily', 'duel', ...OF_GAMES], isRemade: true },
  statistics: {
    load: () => import('./statistics/Statistics.svelte'),
    words: ['statistics', 'analysis', 'daily', 'settings', 'home', ...OF_GAMES],
  },
  recover: { load: () => import('./Recover.svelte'), words: ['settings'] },
} satisfies Record<string, PageEntry>;

export type PageName = keyof typeof PAGES;

export function isPage(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}

/** The page, with the words for it. */
export async function opened(name: PageName): Promise<{ Shown: PageComponent; isRemade: boolean; of: PageName }> {
  const { load, words, isRemade = false }: PageEntry = PAGES[name];
  const [{ default: Shown }] = await Promise.all([load(), need(...words)]);
  return { Shown, isRemade, of: name };
}
