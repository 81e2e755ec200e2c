/** Solo: Beer is wild. Which faces a Beer of the mountain may be set to, as the engine says. */
import type { SetWhy } from '../../../../net/api';
import type { MineModel } from './mine.svelte';
import { dieWhy } from './why';

export function setsOf(mine: MineModel, die: number): SetWhy[] {
  return dieWhy(mine, die)?.sets ?? [];
}

/**
 * The only face that is left for a Beer; null if there is a choice. The game does not ask then, so the page does before
 * it is taken.
 */
export function onlySet(mine: MineModel, die: number): SetWhy | null {
  const allowed = setsOf(mine, die).filter((set) => set.allowed);
  return allowed.length === 1 ? allowed[0]! : null;
}

/** The face that brings most. */
export function bestSet(sets: SetWhy[]): string | null {
  const allowed = sets.filter((set) => set.allowed);
  return allowed.sort((one, other) => other.points - one.points)[0]?.face ?? null;
}
