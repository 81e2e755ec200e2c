/** The catalogue of games. It knows no game: `games/registry.ts` fills it before the page begins. */
import { say } from '../words/language.svelte';
import { addTerms } from '../words/speech';
import type { GameEntry } from './entry';

const filled: GameEntry[] = [];
let withoutFolder: (name: string) => GameEntry;

/** All games with a folder of their own. */
export const GAMES: readonly GameEntry[] = filled;

export function fillCatalogue(games: GameEntry[], plain: (name: string) => GameEntry): void {
  filled.push(...games);
  withoutFolder = plain;
  for (const { terms } of games) addTerms(terms);
}

/** A game without a folder is played on a plain board. */
export function gameOf(name: string): GameEntry {
  return GAMES.find((game) => game.name === name) ?? withoutFolder(name);
}

/** The name of an owner of dice who is not a player. */
export function ownerName(game: string, number: number): string | undefined {
  const key = gameOf(game).owners[number];
  return key && say(key);
}
