/** Dice in words, for labels and captions. */
import type { ShownTable } from '../../../model/table/shown.svelte';
import { listed, say } from '../../../words/language.svelte';
import { faceName } from './terms';
import { choiceFor, label, signed } from './choices';
import { lyingOn } from './mountain';
import type { TroveDie } from './trove';
import { isSolo, type MinerView, type MountainDie } from './view';

/** Where a die of the mountain lies, and what lies on it. */
function whereItLies(view: MinerView, die: MountainDie): string {
  const faces = listed(lyingOn(view.mountain, die).map((other) => faceName(other.face)));
  if (die.take === 'top') return say('web-miner-on-top');
  return say(die.take === 'side' ? 'web-miner-on-side' : 'web-miner-buried', { faces });
}

export function spokenOnMountain(table: ShownTable, view: MinerView, die: MountainDie, later: number): string {
  const name = spoken(table, die.die, die.kind, die.face, [whereItLies(view, die)]);
  return later === 0 ? name : `${name}, ${say('web-mine-later', { points: signed(later) })}`;
}

export function spokenInTrove(table: ShownTable, view: MinerView, shown: TroveDie): string {
  const marks: string[] = [];
  if (shown.die === null) marks.push(say('web-miner-on-hero'));
  if (shown.spent) marks.push(say('web-miner-spent'));
  if (shown.cached) marks.push(say(isSolo(view) ? 'web-miner-in-chest' : 'web-miner-cached'));
  if (shown.used) marks.push(say('web-miner-used'));
  if (shown.points !== null) marks.push(say('web-miner-points', { points: signed(shown.points) }));
  return spoken(table, shown.die, shown.kind, shown.face, marks);
}

function spoken(
  table: ShownTable,
  die: number | null,
  kind: MountainDie['kind'],
  face: string,
  marks: string[],
): string {
  const question = table.choice.asked;
  const choice = die === null ? undefined : choiceFor(question, die);
  const name = say('web-miner-die', { face: faceName(face), kind: say(`die-kind-${kind}`) });
  return [name, ...marks, ...(question && choice ? [label(question, choice, table)] : [])].join(', ');
}
