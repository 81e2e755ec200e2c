/**
 * Where on the table a question can be answered. A place is a name such as `casino:4`, `number:4` (of the roll),
 * `marker:2`, `mode:put:die:big`; what is offered there is an answer, a step towards one (a draft), or both. It
 * depends on the verbs and targets of the choices, not on the question.
 */
import type { ShownTable } from '../../../model/table/shown.svelte';
import type { Choice, Question } from '../../../net/messages';
import { say } from '../../../words/language.svelte';
import { targetsOf } from '../../targets';
import { isKnown, label } from './labels';

export interface Offer {
  label: string;
  picked: boolean;
  action: number | null;
  draft?: unknown; // the new draft when this is taken; undefined: no draft
}

export type Offers = Record<string, Offer>;

/** Take what is offered. A step of a longer choice is only picked, so that it can still be changed. */
export function answer(table: ShownTable, offer: Offer, pointer: string): void {
  if (offer.draft === undefined) {
    if (offer.action !== null) table.choice.choose(offer.action, pointer);
    return;
  }
  table.choice.setDraft(offer.draft);
  if (offer.action !== null) table.choice.choose(offer.action);
}

export function offersOf(question: Question, draft: unknown, picked: number | null): Offers {
  const choices = isKnown(question) ? question.choices.filter((choice) => choice.targets.length > 0) : [];
  const first = choices[0];
  if (!first) return {};
  const asked = { ...question, choices };
  if (first.verb === 'move') return moveOffers(asked, draft);
  if (first.verb === 'split') return splitOffers(asked, draft);
  if (has(first, 'black') && has(first, 'casino')) return blackOffers(question, draft);
  if (modeOf(first)) return modeOffers(asked, draft, picked);
  const offers: Offers = {};
  for (const choice of choices) {
    const offer = { label: label(question, choice), picked: picked === choice.action, action: choice.action };
    for (const place of placesOf(choice)) offers[place] = offer;
  }
  return offers;
}

function has(choice: Choice, kind: string): boolean {
  return targetsOf(choice, kind).length > 0;
}

/** Targets that are places on the table. */
const PLACES = ['casino', 'number', 'marker', 'bet', 'picture', 'black', 'stack', 'tile'];

/** The places of an answer that is given in one step. */
function placesOf(choice: Choice): string[] {
  const die = targetsOf(choice, 'die')[0];
  if (die === undefined) return choice.targets.filter((target) => PLACES.some((kind) => target.startsWith(`${kind}:`)));
  if (!has(choice, 'picture')) return [`supply:${die}`];
  const number = targetsOf(choice, 'number')[0];
  return [number === undefined ? `here:${die}` : `die:${die}:${number}`]; // a die that lies here, or one of the roll
}

/** Some answers have two steps: with what (the mode), then in which casino. Null for others. */
function modeOf(choice: Choice): string | null {
  const what = choice.targets.find((target) => /^(die|group):/.test(target));
  return what && has(choice, 'casino') && !has(choice, 'picture') ? `${choice.verb}:${what}` : null;
}

/** The modes that a question has, in the order of its choices. */
export function modesOf(question: Question): string[] {
  return [...new Set(question.choices.flatMap((choice) => modeOf(choice) ?? []))];
}

function modeOffers(question: Question, draft: unknown, picked: number | null): Offers {
  const modes = modesOf(question);
  const chosen = modes.includes(draft as string) ? (draft as string) : modes[0];
  const offers: Offers = {};
  for (const choice of question.choices) {
    const mode = modeOf(choice);
    if (mode === null) continue;
    offers[`mode:${mode}`] ??= {
      label: modeLabel(question, choice),
      picked: mode === chosen,
      action: null,
      draft: mode,
    };
    if (mode !== chosen) continue;
    const offer = { label: label(question, choice), picked: picked === choice.action, action: choice.action };
    offers[`casino:${targetsOf(choice, 'casino')[0]}`] = offer;
  }
  return offers;
}

function modeLabel(question: Question, choice: Choice): string {
  const die = targetsOf(choice, 'die')[0] ?? '';
  const group = Number(targetsOf(choice, 'group')[0] ?? 0);
  return say(`web-mode-${question.question}`, { verb: choice.verb, die, group });
}

/** Each of two black dice can be chosen or not; pressing a casino chooses the die with its number. */
function blackOffers(question: Question, draft: unknown): Offers {
  const numbers = [question.arguments['one'], question.arguments['two']].map(Number);
  const chosen = flags(draft, numbers.length);
  const offers: Offers = {};
  numbers.forEach((number, place) => {
    const next = toggled(chosen, place);
    const wanted = numbers.filter((_, die) => next[die]);
    const choice = question.choices.find((each) => String(targetsOf(each, 'black')) === String(wanted));
    if (!choice) return;
    const offer = {
      label: say('web-vegas-black-die', { number }),
      picked: chosen[place]!,
      action: wanted.length > 0 ? choice.action : null,
      draft: next,
    };
    offers[`lent:${place}`] = offer;
    offers[`casino:${number}`] ??= offer;
  });
  return offers;
}

/** Each of the player's dice in the casino can be chosen to move. */
function moveOffers(question: Question, draft: unknown): Offers {
  const moved = question.choices.map((choice) => targetsOf(choice, 'die'));
  const most = (die: string): number => Math.max(...moved.map((one) => one.filter((other) => other === die).length));
  const dice = ['small', 'big'].flatMap((die) => Array<string>(most(die)).fill(die));
  const chosen = flags(draft, dice.length);
  const offers: Offers = {};
  dice.forEach((die, place) => {
    const next = toggled(chosen, place);
    const wanted = String(dice.filter((_, other) => next[other]));
    offers[`move:${die}:${place}`] = {
      label: say('web-vegas-move-die', { die, number: place + 1 }),
      picked: chosen[place]!,
      action: question.choices.find((_, number) => String(moved[number]) === wanted)?.action ?? null,
      draft: next,
    };
  });
  return offers;
}

export const BOX_MARKERS = [6, 2, 2, 0, 0, 0] as const;

/** Which markers of Black Box lie in the second stack. */
export function partingOf(draft: unknown): boolean[] {
  return flags(draft, BOX_MARKERS.length);
}

/** Each marker can change sides; not every parting is a legal answer. */
function splitOffers(question: Question, draft: unknown): Offers {
  const chosen = partingOf(draft);
  const offers: Offers = {};
  BOX_MARKERS.forEach((marker, place) => {
    const next = toggled(chosen, place);
    offers[`part:${place}`] = {
      label: say('web-vegas-part-marker', { amount: marker, stack: chosen[place] ? 2 : 1 }),
      picked: chosen[place]!,
      action: splitAction(question, next),
      draft: next,
    };
  });
  return offers;
}

function splitAction(question: Question, chosen: boolean[]): number | null {
  const one = BOX_MARKERS.filter((_, place) => !chosen[place]).join(',');
  const two = BOX_MARKERS.filter((_, place) => chosen[place]).join(',');
  const parted = (left: string, right: string): number | undefined => {
    const wanted = [`stack:1:${left}`, `stack:2:${right}`];
    return question.choices.find((choice) => wanted.every((stack) => choice.targets.includes(stack)))?.action;
  };
  return parted(one, two) ?? parted(two, one) ?? null;
}

function flags(draft: unknown, length: number): boolean[] {
  return Array.from({ length }, (_, place) => Array.isArray(draft) && draft[place] === true);
}

function toggled(chosen: boolean[], place: number): boolean[] {
  return chosen.map((flag, other) => (other === place ? !flag : flag));
}
