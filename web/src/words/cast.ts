import { gameOf } from '../games/registry';
import { opponentOf } from '../model/cast';
import { has, say } from './language.svelte';

/** How an opponent plays a game, in a line; empty where nothing is known. */
export function lineOf(game: string, bot: string): string {
  const key = `web-cast-${gameOf(game).family}-${opponentOf(bot)?.name.toLowerCase()}`;
  return has(key) ? say(key) : '';
}
