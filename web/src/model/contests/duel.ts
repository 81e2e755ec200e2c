/** Two games with the same dice, side by side. */
import type { Alone, ScorePart } from '../../catalogue/after';
import { post } from '../../net/http';
import type { DuelSide, GameEvent, History, View } from '../../net/messages';
import type { GameRecord } from '../../verify/record';
import { guest } from '../guest/guest.svelte';
import { stepsOf } from '../table/history.svelte';
import { goTo } from '../../device/route.svelte';

/** A game of the duel: how it stood after each step, what happened in it, and what everybody had at its end. */
export interface DuelGame extends DuelSide {
  views: View[];
  events: GameEvent[][];
  players: string[];
  scores: number[]; // empty if it was given up
}

export function sideOf(
  side: DuelSide,
  history: History,
  { players, result }: Pick<GameRecord, 'players' | 'result'>,
): DuelGame {
  const steps = stepsOf(history);
  // remarks make no difference
  const events = steps.map((step) => step.events.filter(({ kind }) => kind !== 'remark'));
  return { ...side, views: steps.map(({ view }) => view), events, players, scores: result?.scores ?? [] };
}

/** The first step in which the two games differ; as many as the shorter one has, if none does. */
export function partingOf(one: DuelGame, other: DuelGame): number {
  const most = Math.min(one.events.length, other.events.length);
  for (let step = 0; step < most; step++) {
    if (JSON.stringify(one.events[step]) !== JSON.stringify(other.events[step])) return step;
  }
  return most;
}

/** The die, counted from the first one that was taken, from which on the two games differ; null if they do not. */
export function dieAtParting(one: DuelGame, other: DuelGame, picture: Alone): number | null {
  const parting = partingOf(one, other);
  if (parting >= Math.max(one.events.length, other.events.length)) return null;
  return picture.taken(one.events.slice(0, parting).flat()) + 1;
}

/** What makes the difference: where one game has more points than the other, the most first. */
export function differencesOf(one: DuelGame, other: DuelGame, picture: Alone): ScorePart[] {
  const [own, theirs] = [one, other].map((side) => (side.views.length > 0 ? picture.shares(side.views.at(-1)!) : []));
  const all = new Map([...theirs!, ...own!].map((share) => [share.key, share]));
  const points = (shares: ScorePart[], key: string): number => shares.find((share) => share.key === key)?.points ?? 0;
  const entries = [...all.values()].map((share) => ({
    ...share,
    points: points(own!, share.key) - points(theirs!, share.key),
  }));
  return entries
    .filter((share) => share.points !== 0)
    .sort((first, second) => Math.abs(second.points) - Math.abs(first.points));
}

/** The points after each step. */
export function curveOf(side: DuelGame, picture: Alone): number[] {
  return side.views.map(picture.points);
}

/** A link by which a friend can play this game. */
export async function dare(table: string): Promise<string> {
  const { id } = await post<{ id: string }>('/api/duels', { table });
  return id;
}

/** Go to the guest's own table in the duel. */
export async function takeUp(id: string): Promise<void> {
  await guest.enter();
  const { table } = await post<{ table: string }>(`/api/duels/${id}`);
  goTo('table', table);
}
