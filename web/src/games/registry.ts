/** The games that have a folder here. Nothing else outside the folders names a game. */
import { say } from '../words/language.svelte';
import type { GamePage, Terms } from './game';
import { games as miner } from './miner/page';
import { plainGame } from './plain/page';
import { games as vegas } from './vegas/page';

export const GAMES: readonly GamePage[] = [...vegas, ...miner];

/** Arguments have the same meaning in the messages of all games. */
export const TERMS: Terms = Object.assign({}, ...GAMES.map((game) => game.terms));

/** A game without a folder is played on a plain board. */
export function gameOf(name: string): GamePage {
  return GAMES.find((game) => game.name === name) ?? plainGame(name);
}

/** The name of an owner of dice who is not a player. */
export function ownerName(game: string, number: number): string | undefined {
  const key = gameOf(game).owners[number];
  return key && say(key);
}
