/** Dice of the mountain as people name them; the same as zaria.miner.naming in Python. */
import { placeOf } from './mountain';
import type { Named } from './terms';
import type { MountainDie } from './view';

/** The unique name of a die among these: its face, and its place if others have the same face. */
export function named(mountain: MountainDie[], die: MountainDie, among: MountainDie[]): Named {
  const alike = among.filter((other) => other.die !== die.die && other.kind === die.kind && other.face === die.face);
  if (alike.length === 0) return { face: die.face };
  if (alike.length === 1) return { face: die.face, place: beside(die, alike[0]!) };
  const [a, b] = die.cell;
  const before = mountain.filter(({ cell }) => cell[0] + cell[1] === a + b && cell[0] < a);
  return { face: die.face, place: 'row', row: a + b - 4, number: before.length + 1 };
}

function beside(die: MountainDie, other: MountainDie): 'left' | 'right' | 'above' | 'below' {
  const [here, there] = [placeOf(die.cell), placeOf(other.cell)];
  if (here.x !== there.x) return here.x < there.x ? 'left' : 'right';
  return here.y < there.y ? 'above' : 'below';
}
