import { gameOf } from '../../catalogue/games';
import { has, say } from '../../words/language.svelte';

/** The opponents: an animal for each, two of each level. Their names are the same in all languages. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export interface Opponent {
  bot: string; // the server's name for it
  name: string;
  level: Level;
}

/** `hard-bruno` is Bruno; a bot that is only a level or a measure has no character. */
export function opponentOf(bot: string): Opponent | null {
  const [level, name] = bot.split('-');
  if (!name || !LEVELS.includes(level as Level)) return null;
  return { bot, name: name[0]!.toUpperCase() + name.slice(1), level: level as Level };
}

/** Who plays for somebody who is away: a sensible player who is not at the table already. */
export function standIn(seats: { bot: string | null }[]): string {
  const free = ['normal-leo', 'normal-nora', 'easy-zoe'].find((one) => !seats.some(({ bot }) => bot === one));
  return free ?? 'easy-nino';
}

/** The bots with a name and a face, the easiest first. */
export function castOf(bots: string[]): Opponent[] {
  return bots.flatMap((bot) => opponentOf(bot) ?? []);
}

/** How an opponent plays a game, in a line; empty where nothing is known. */
export function lineOf(game: string, bot: string): string {
  const key = `web-cast-${gameOf(game).family}-${opponentOf(bot)?.name.toLowerCase()}`;
  return has(key) ? say(key) : '';
}
