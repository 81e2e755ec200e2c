import type { BoardTable } from '../../model/board';
import type { Preview } from '../../net/api';
import type { Choice, Question } from '../../net/messages';
import { say } from '../../words/language.svelte';
import { faceName } from './terms';
import { inReadingOrder } from './mountain';
import { dieAt, type MinerView } from './view';

/** `take 14` is a verb and what it is about. */
export function verbOf(choice: Choice): string {
  return choice.word.split(' ')[0]!;
}

/** What a choice is about: `14`, `hero`, `cave-in 2`; empty for `done`. */
export function objectOf(choice: Choice): string {
  return choice.word.slice(verbOf(choice).length + 1);
}

const ON_PANELS = new Set(['hero', 'to', 'set', 'chest']); // chosen on what lies over the mountain, not on a die

/** The choice that a die stands for: it is named, or the same as the one that is. */
export function choiceFor(question: Question | null, die: number): Choice | undefined {
  const target = `die:${die}`;
  return question?.choices.find((choice) => {
    return !ON_PANELS.has(verbOf(choice)) && (choice.targets.includes(target) || choice.same_as.includes(target));
  });
}

export function choiceWith(question: Question | null, verb: string, object: string): Choice | undefined {
  return question?.choices.find((choice) => verbOf(choice) === verb && objectOf(choice) === object);
}

/** A change of points with its sign: +3, −2, ±0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
}

/** Choices that point at nothing on the table are buttons of the bar. */
export function inBar(_question: Question, choice: Choice): boolean {
  return choice.targets.length === 0;
}

/** The choice in words, with what it brings. */
export function label(question: Question, choice: Choice, table: BoardTable): string {
  return [named(question, choice, table), ...results(choice.preview, table)].join(' · ');
}

function named(question: Question, choice: Choice, table: BoardTable): string {
  const object = objectOf(choice);
  switch (verbOf(choice)) {
    case 'hero':
      return `${say(`hero-${object}`)}: ${say(`web-miner-hero-${object}`)}`;
    case 'to':
      return say('web-miner-to', { seat: table.name(Number(object)) });
    case 'spend':
      return object === 'hero' ? say('web-miner-spend-hero') : say('web-miner-spend', die(table, object));
    case 'take':
      return say('web-miner-take', die(table, object));
    case 'share':
      return say('web-miner-share', die(table, object));
    case 'reroll':
      return say('web-miner-reroll', die(table, object));
    case 'cache':
      return say('web-miner-cache', die(table, object));
    case 'recycle':
      return say('web-miner-recycle', die(table, object));
    case 'set':
      return say('web-miner-set', { face: faceName(object) });
    case 'chest':
      return say(object === 'yes' ? 'web-miner-chest-yes' : 'web-miner-chest-no');
    case 'refill':
      return say('web-miner-refill');
    case 'stop':
      return say('web-miner-stop');
    default:
      return done(question);
  }
}

function done(question: Question): string {
  if (question.question === 'question-miner-take-second') return say('web-miner-enough');
  if (question.question === 'question-miner-magic') return say('web-miner-no-more-magic');
  return say('web-miner-cached-all');
}

function die(table: BoardTable, number: string): { die: number; face: string; kind: string } {
  const found = dieAt(table.view as MinerView, Number(number));
  return { die: Number(number), face: found ? faceName(found.face) : '', kind: found ? say(`die-kind-${found.kind}`) : '' };
}

function results(preview: Preview, table: BoardTable): string[] {
  const told: string[] = [];
  if (preview.points) told.push(say('web-miner-points', { points: signed(preview.points) }));
  for (const { seat, points } of preview.others ?? []) {
    told.push(say('web-miner-points-of', { seat: table.name(seat), points: signed(points) }));
  }
  if (preview.takes) told.push(say('web-miner-takes', { number: preview.takes }));
  if (preview.rerolls) told.push(say('web-miner-rerolls', { number: preview.rerolls }));
  if (preview.left) told.push(say('web-miner-left', { number: preview.left }));
  if (preview.at_stake !== undefined) told.push(say('web-miner-at-stake', { points: signed(preview.at_stake) }));
  if (preview.dice) told.push(say('web-miner-dice', { number: preview.dice }));
  if (preview.recycles) told.push(say('web-miner-recycles', { number: preview.recycles }));
  return told;
}

/** The choices in the order in which the eye finds them: 1 to 9 choose them by place. */
export function inOrder(question: Question, view: MinerView): Choice[] {
  const places = new Map(inReadingOrder(view.mountain).map((lying, place) => [lying.die, place]));
  const place = (choice: Choice): number => {
    const onMountain = ON_PANELS.has(verbOf(choice)) ? undefined : places.get(choice.action);
    return onMountain ?? places.size + choice.action;
  };
  const onBoard = question.choices.filter((choice) => !inBar(question, choice));
  return onBoard.sort((one, other) => place(one) - place(other));
}

export function keys(table: BoardTable, event: KeyboardEvent): boolean {
  const question = table.asked;
  if (!question || !/^[1-9]$/.test(event.key)) return false;
  const choice = inOrder(question, table.view as MinerView)[Number(event.key) - 1];
  if (choice) table.choose(choice.action);
  return choice !== undefined;
}
