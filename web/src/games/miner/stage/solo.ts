/** The goal of a solo game: lanterns at the steps of the verdicts. */
import type { MinerSoloView } from '../../../net/api';
import type { Question } from '../../../net/messages';
import { say } from '../../../words/language.svelte';
import type { Ask } from './asking';

/** The points from which each lantern burns (SOLO-11): one point more than each verdict but the last goes up to. */
export const LANTERNS = [15, 31, 46, 61, 71] as const;

export function litAt(points: number): number {
  return LANTERNS.filter((step) => points >= step).length;
}

/** The points of the next lantern; undefined if all burn. */
export function nextLantern(points: number): number | undefined {
  return LANTERNS[litAt(points)];
}

export function soloGoal(view: MinerSoloView, asked: Question): Ask {
  const points = view.players[0].total;
  const lit = litAt(points);
  const next = nextLantern(points);
  const title = lit === 0 ? say('web-mine-goal', { points: LANTERNS[0] }) : say('web-mine-burns', { points, lit });
  const may = (verb: string): boolean => asked.choices.some((choice) => choice.verb === verb);
  if (!may('take')) {
    const can = may('spend') ? (may('refill') ? 'both' : 'magic') : may('refill') ? 'refill' : 'stop';
    return { title, hint: say('web-mine-nothing', { can }), chip: '' };
  }
  if (lit === 0) return { title, hint: say('web-mine-goal.hint'), chip: '' };
  const hint = next === undefined ? say('web-mine-all-burn') : say('web-mine-more', { more: next - points, refills: view.refills_left });
  return { title, hint, chip: '' };
}
