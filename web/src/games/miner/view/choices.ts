import type { ShownTable } from '../../../model/table/shown.svelte';
import type { Preview } from '../../../net/api';
import type { Choice, Question } from '../../../net/messages';
import { tellChoice } from '../../../words/choices';
import { say } from '../../../words/language.svelte';
import { signed } from '../../../words/numbers';
import { targetsOf } from '../../targets';
import { faceName, nameOf } from './terms';
import { inReadingOrder } from './mountain';
import { named } from './naming';
import { dieAt, type MinerView } from './view';

export { signed };

/** Questions that the page has places for. One that is newer than the page is answered by buttons alone. */
const LAST_QUESTION = 12;

function isKnown(question: Question): boolean {
  return question.number <= LAST_QUESTION;
}

/** The first target of a kind; undefined if the choice has none. */
export function targetOf(choice: Choice, kind: 'die' | 'hero' | 'seat' | 'face'): string | undefined {
  return targetsOf(choice, kind)[0];
}

/** Is the question answered on cards that lie over the mountain? Several choices may be about one die there. */
export function isOnPanel(question: Question): boolean {
  return ['choose', 'give', 'set', 'keep'].some((verb) => hasVerb(question, verb));
}

/** The choice for a die: the one that names it, or names an equal die. */
export function choiceFor(question: Question | null, die: number): Choice | undefined {
  return question && !isOnPanel(question) ? choiceAt(question, `die:${die}`) : undefined;
}

export function choiceAt(question: Question | null, target: string): Choice | undefined {
  if (!question || !isKnown(question)) return undefined;
  return question.choices.find((choice) => choice.targets.includes(target) || choice.same_as.includes(target));
}

/** Is the question known, and is this one of its answers? */
export function hasVerb(question: Question | null, verb: string): boolean {
  return question !== null && isKnown(question) && question.choices.some((choice) => choice.verb === verb);
}

/** Choices that are nowhere on the table are buttons of the bar. */
export function inBar(question: Question, choice: Choice): boolean {
  return choice.targets.length === 0 || !isKnown(question);
}

/** The choice in words. */
export function name(question: Question, choice: Choice, table: ShownTable): string {
  return isKnown(question) ? told(question, choice, table) : tellChoice(question, choice);
}

/** The same, with what it brings. */
export function label(question: Question, choice: Choice, table: ShownTable): string {
  return [name(question, choice, table), ...results(choice.preview, table)].join(' · ');
}

function told(question: Question, choice: Choice, table: ShownTable): string {
  switch (choice.verb) {
    case 'choose':
      return say(`hero-${targetOf(choice, 'hero')!}`);
    case 'give':
      return say('web-miner-to', { seat: table.name(Number(targetOf(choice, 'seat'))) });
    case 'spend':
      return targetOf(choice, 'hero') ? say('web-miner-spend-hero') : say('web-miner-spend', die(choice, table));
    case 'take':
      return say('web-miner-take', which(question, choice, table));
    case 'share':
      return say('web-miner-share', die(choice, table));
    case 'reroll':
      return say('web-miner-reroll', die(choice, table));
    case 'cache':
      return isOnPanel(question) ? say('web-miner-chest-yes') : say('web-miner-cache', die(choice, table));
    case 'keep':
      return say('web-miner-chest-no');
    case 'recycle':
      return say('web-miner-recycle', which(question, choice, table));
    case 'set':
      return say('web-miner-set', { face: faceName(targetOf(choice, 'face')!) });
    case 'refill':
      return say('web-miner-refill');
    case 'stop':
      return say('web-miner-stop');
    case 'done':
      return say(`web-done-${question.question}`);
    default:
      return tellChoice(question, choice);
  }
}

function die(choice: Choice, table: ShownTable): { face: string; kind: string } {
  const lying = dieAt(table.view as MinerView, Number(targetOf(choice, 'die')));
  return { face: lying ? faceName(lying.face) : '', kind: lying ? say(`die-kind-${lying.kind}`) : '' };
}

/** A die of the mountain, told apart from the others that may be chosen. */
function which(question: Question, choice: Choice, table: ShownTable): { which: string } {
  const mountain = (table.view as MinerView).mountain;
  const lying = mountain.find((other) => other.die === Number(targetOf(choice, 'die')));
  const among = mountain.filter((other) => choiceFor(question, other.die));
  return { which: lying ? nameOf(named(mountain, lying, among)) : '' };
}

function results(preview: Preview, table: ShownTable): string[] {
  const all: string[] = [];
  if (preview.points) all.push(say('web-miner-points', { points: signed(preview.points) }));
  for (const { seat, points } of preview.others ?? []) {
    all.push(say('web-miner-points-of', { seat: table.name(seat), points: signed(points) }));
  }
  if (preview.takes) all.push(say('web-miner-takes', { number: preview.takes }));
  if (preview.rerolls) all.push(say('web-miner-rerolls', { number: preview.rerolls }));
  if (preview.left) all.push(say('web-miner-left', { number: preview.left }));
  if (preview.at_stake !== undefined) all.push(say('web-miner-at-stake', { points: signed(preview.at_stake) }));
  if (preview.dice) all.push(say('web-miner-dice', { number: preview.dice }));
  if (preview.recycles) all.push(say('web-miner-recycles', { number: preview.recycles }));
  return all;
}

/** The choices in reading order, for the keys 1 to 9. */
export function inOrder(question: Question, view: MinerView): Choice[] {
  const places = new Map(inReadingOrder(view.mountain).map((lying, place) => [lying.die, place]));
  const place = (choice: Choice): number => {
    const onMountain = isOnPanel(question) ? undefined : places.get(Number(targetOf(choice, 'die')));
    return onMountain ?? places.size + choice.action;
  };
  const onBoard = question.choices.filter((choice) => !inBar(question, choice));
  return onBoard.sort((one, other) => place(one) - place(other));
}

export function keys(table: ShownTable, event: KeyboardEvent): boolean {
  const question = table.choice.asked;
  if (!question || !/^[1-9]$/.test(event.key)) return false;
  const choice = inOrder(question, table.view as MinerView)[Number(event.key) - 1];
  if (choice) table.choice.choose(choice.action);
  return choice !== undefined;
}
