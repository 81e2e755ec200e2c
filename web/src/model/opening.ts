import { get, post } from '../net/http';
import { randomHex } from '../net/random';
import type { GameShown, NewTable } from '../net/messages';
import { guest } from './guest.svelte';
import { goTo } from './route.svelte';

export interface Offer {
  games: GameShown[];
  bots: string[];
}

let asked: Promise<Offer> | null = null;

/** The games with their options, and the bots; asked for once. */
export function offer(): Promise<Offer> {
  asked ??= get<Offer>('/api/games').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Make a table and go to it. */
export async function openTable(wanted: NewTable): Promise<void> {
  await guest.enter();
  const { id } = await post<{ id: string }>('/api/tables', wanted);
  goTo('table', id);
}

/** A game against bots that starts at once; alone if the game is for one player. */
export async function playNow(game: GameShown): Promise<void> {
  await guest.enter();
  const others = Math.min(2, game.players[1] - 1);
  const seats: NewTable['seats'] = [{ kind: 'me' }, ...Array.from({ length: others }, () => ({ kind: 'bot' as const }))];
  const { id } = await post<{ id: string }>('/api/tables', { game: game.name, seats, private: true });
  await post(`/api/tables/${id}/commands`, { do: 'start', id: randomHex(8) });
  goTo('table', id);
}
