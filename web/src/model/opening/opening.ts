import { get, post } from '../../net/http';
import type { GameShown, NewTable } from '../../net/messages';
import { begin } from './begin';
import { guest } from '../guest/guest.svelte';
import { remember, type Party } from './party';
import { goTo } from '../../device/route.svelte';
import { settings } from '../../device/settings.svelte';

export interface GamesOffered {
  games: GameShown[];
  bots: string[];
}

let asked: Promise<GamesOffered> | null = null;

/** The games with their options, and the bots; asked for once. */
export function offer(): Promise<GamesOffered> {
  asked ??= get<GamesOffered>('/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Create a table and open it. If nobody else is expected, its game begins. */
export async function openTable(wanted: NewTable): Promise<void> {
  await guest.enter();
  const { id } = await post<{ id: string }>('/api/tables', wanted);
  if (wanted.seats.every(({ kind }) => kind !== 'open')) await begin(id);
  goTo('table', id);
}

/** Sit down with these opponents, and the game begins: the roll needs no other press. */
export async function sitDown(game: string, party: Party, options: Record<string, unknown>): Promise<void> {
  await guest.enter();
  const seats: NewTable['seats'] = party.bots.map((bot) => ({ kind: 'bot', bot }));
  seats.splice(settings.dice <= seats.length ? settings.dice : 0, 0, { kind: 'me' }); // colours are those of the seats
  const { id } = await post<{ id: string }>('/api/tables', {
    game,
    seats,
    options,
    private: true,
    speed: settings.speed === 'instant' ? 'fast' : 'watch', // nobody else needs to follow
    hints: party.hints,
    odds: party.odds,
  });
  remember(game, party);
  await begin(id);
  goTo('table', id);
}
