/** The last opponents and options for each game, kept on this device for the next time. */
import type { GameShown } from '../../net/messages';
import type { GameEntry } from '../../catalogue/entry';
import { castOf, type Opponent } from '../seats/cast';
import { store, stored } from '../../device/stored';

export interface Party {
  bots: string[]; // the opponents, in the order of their seats
  preset: string; // empty for a game without presets
  hints: boolean; // are hints allowed?
  odds: boolean; // are the odds shown?
}

const FIRST = [0, 2, 4]; // members of the cast: one easy, one normal, one hard
const SECOND = [1, 3, 5];

/** The party of last time; null before the first one. Opponents that no longer exist are left out. */
export function lastParty(page: GameEntry, game: GameShown, bots: string[]): Party | null {
  const kept = stored<Partial<Party> | null>(`party.${page.name}`, null);
  if (!kept || !Array.isArray(kept.bots)) return null;
  const there = kept.bots.filter((bot) => bots.includes(bot)).slice(0, game.players[1] - 1);
  if (there.length < game.players[0] - 1) return null;
  const preset = page.presets.find(({ key }) => key === kept.preset)?.key ?? page.presets[0]?.key ?? '';
  return { bots: there, preset, hints: kept.hints !== false, odds: kept.odds !== false };
}

/** A party for somebody who has never played: three of different levels, other ones for every game. */
export function firstParty(page: GameEntry, game: GameShown, bots: string[], isFirstGame: boolean): Party {
  const cast: Opponent[] = castOf(bots);
  const wanted = (isFirstGame ? FIRST : SECOND).flatMap((place) => cast[place]?.bot ?? []);
  const fillers = bots.slice(0, 1).flatMap((bot) => Array.from({ length: game.players[0] }, () => bot));
  const number = Math.min(3, game.players[1] - 1);
  return {
    bots: [...wanted, ...fillers].slice(0, number),
    preset: page.presets[0]?.key ?? '',
    hints: true,
    odds: true,
  };
}

export function remember(game: string, party: Party): void {
  store(`party.${game}`, party);
}

/** Somebody sits down or gets up; at a full table the newcomer takes the last chair. The fewest always stay. */
export function toggled(bots: string[], bot: string, [low, high]: [number, number]): string[] {
  if (bots.includes(bot)) return bots.length > low - 1 ? bots.filter((one) => one !== bot) : bots;
  return bots.length < high - 1 ? [...bots, bot] : [...bots.slice(0, -1), bot];
}
