/** The effect of a take on the mountain: the dice that it frees, and the line that slides. */
import { lyingOn } from '../../view/mountain';
import type { MountainDie } from '../../view/view';

/** Dice on which only this one lies: they are on top when it is gone. */
export function opened(mountain: MountainDie[], die: MountainDie): MountainDie[] {
  if (die.take !== 'top') return [];
  return mountain.filter((other) => {
    const above = lyingOn(mountain, other);
    return above.length === 1 && above[0]!.die === die.die;
  });
}

/** A die taken from the side: the one that lies on it slides into its place. */
export function slideOf(mountain: MountainDie[], die: MountainDie): { from: MountainDie; to: MountainDie } | null {
  const above = lyingOn(mountain, die)[0];
  return above ? { from: above, to: die } : null;
}
