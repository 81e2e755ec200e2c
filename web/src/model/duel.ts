/** Two games with the same dice, side by side. */
import type { Alone } from '../games/game';
import { post } from '../net/http';
import type { DuelSide, GameEvent, History, View } from '../net/messages';
import { guest } from './guest.svelte';
import { stepsOf } from './history.svelte';
import { goTo } from './route.svelte';

/** A game of the duel: how it stood after each step, and what happened in it. */
export interface Side extends DuelSide {
  views: View[];
  events: GameEvent[][];
}

export function sideOf(side: DuelSide, history: History): Side {
  const steps = stepsOf(history);
  return { ...side, views: steps.map(({ view }) => view), events: steps.map(({ events }) => events) };
}

/** The first step in which the two games differ; as many as the shorter one has, if none does. */
export function partingOf(one: Side, other: Side): number {
  const most = Math.min(one.events.length, other.events.length);
  for (let step = 0; step < most; step++) {
    if (JSON.stringify(one.events[step]) !== JSON.stringify(other.events[step])) return step;
  }
  return most;
}

/** The points after each step. */
export function courseOf(side: Side, picture: Alone): number[] {
  return side.views.map(picture.points);
}

/** A link by which a friend can play this game. */
export async function dare(table: string): Promise<string> {
  const { id } = await post<{ id: string }>('/api/duels', { table });
  return id;
}

/** To one's own table in the duel. */
export async function takeUp(id: string): Promise<void> {
  await guest.enter();
  const { table } = await post<{ table: string }>(`/api/duels/${id}`);
  goTo('table', table);
}
