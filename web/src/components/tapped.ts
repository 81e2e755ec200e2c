import type { DrawGroup } from '../games/game';

/** What was tapped, as words for the server; `tapped` has a list for each group. */
export function wordsOf(plan: DrawGroup[], tapped: string[][]): string {
  return plan.flatMap((group, place) => (tapped[place] ?? []).map((word) => group.prefix + word)).join(' ');
}
