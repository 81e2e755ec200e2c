/**
 * Where on the table a question can be answered. A place is a name such as `casino:4`, `number:4` (of the roll),
 * `black:0`, `marker:2`, `mode:big`; what is offered there is an answer, a step towards one (a draft), or both.
 */
import type { BoardTable } from '../../model/board';
import type { Choice, Question } from '../../net/messages';
import { say } from '../../words/language.svelte';
import { kindOf, label } from './labels';

export interface Offer {
  label: string;
  picked: boolean;
  action: number | null;
  draft?: unknown; // what is noted when this is taken; undefined: nothing
}

export type Offers = Record<string, Offer>;

/** Take what is offered. A step of a longer choice is only picked, so that it can still be changed. */
export function answer(table: BoardTable, offer: Offer, pointer: string): void {
  if (offer.draft === undefined) {
    if (offer.action !== null) table.choose(offer.action, pointer);
    return;
  }
  table.setDraft(offer.draft);
  if (offer.action !== null) table.choose(offer.action);
}

export function offersOf(question: Question, draft: unknown, picked: number | null): Offers {
  const kind = kindOf(question);
  if (kind in MODES) return withModes(question, draft, picked, MODES[kind]!);
  if (kind === 'prime') return primeOffers(question, draft);
  if (kind === 'move') return moveOffers(question, draft);
  if (kind === 'split') return splitOffers(question, draft);
  const offers: Offers = {};
  for (const choice of question.choices) {
    const offer = { label: label(question, choice), picked: picked === choice.action, action: choice.action };
    for (const place of placesOf(kind, choice)) offers[place] = offer;
  }
  return offers;
}

/** The places of an answer that is given in one step. */
function placesOf(kind: string, choice: Choice): string[] {
  const [verb, ...rest] = choice.word.split(' ') as [string, ...string[]];
  const last = rest.at(-1) ?? '';
  switch (kind) {
    case 'choose':
      return verb === 'pass' ? [] : [`casino:${last}`, `number:${last}`];
    case 'hide':
    case 'guess':
      return [`marker:${last}`];
    case 'bet':
      return [`bet:${verb}`];
    case 'close':
    case 'grey':
      return verb === 'keep' ? [] : [`casino:${last}`];
    case 'activate':
      return [`casino:${last}`, `tile:${last}`];
    case 'bar':
    case 'gold':
      return [`supply:${last}`];
    case 'picture':
      return [`picture:${last}`];
    case 'stack':
      return [`stack:${last}`];
    case 'result':
      return [`result:${last}`];
    case 'nice':
      return verb === 'keep' ? [] : [last === 'here' ? `here:${rest[0]}` : `die:${rest.join(':')}`];
    default:
      return [];
  }
}

/** Questions of two steps: with what (the mode), then in which casino. From the words of a choice to both. */
type ModeOf = (words: string[]) => { mode: string; casino: string } | null;

const MODES: Record<string, ModeOf> = {
  power: ([verb, casino, big]) => (verb === 'roll' ? null : { mode: big ?? 'small', casino: casino! }),
  group: ([, size, , casino]) => ({ mode: size!, casino: casino! }),
  adjust: ([, die, way, casino]) => ({ mode: `${die}-${way}`, casino: casino! }),
};

/** The modes that a question has, in the order of its choices. */
export function modesOf(question: Question): string[] {
  const modeOf = MODES[kindOf(question)];
  if (!modeOf) return [];
  return [...new Set(question.choices.flatMap((choice) => modeOf(choice.word.split(' '))?.mode ?? []))];
}

function withModes(question: Question, draft: unknown, picked: number | null, modeOf: ModeOf): Offers {
  const kind = kindOf(question);
  const modes = modesOf(question);
  const mode = modes.includes(draft as string) ? (draft as string) : modes[0];
  const offers: Offers = {};
  for (const each of modes) {
    offers[`mode:${each}`] = { label: say(`web-vegas-mode-${kind}`, { mode: each }), picked: each === mode, action: null, draft: each };
  }
  for (const choice of question.choices) {
    const parts = modeOf(choice.word.split(' '));
    if (!parts || parts.mode !== mode) continue;
    offers[`casino:${parts.casino}`] = { label: label(question, choice), picked: picked === choice.action, action: choice.action };
  }
  return offers;
}

/** Each black die can be chosen or not; a casino stands for the die of its number. */
function primeOffers(question: Question, draft: unknown): Offers {
  const numbers = [question.arguments['one'], question.arguments['two']] as [number, number];
  const chosen = flags(draft, 2);
  const offers: Offers = {};
  for (const place of [0, 1]) {
    const next = toggled(chosen, place);
    const wanted = numbers.filter((_, die) => next[die]).join(' ');
    const choice = question.choices.find((each) => each.word === (wanted ? `place ${wanted}` : 'pass'));
    if (!choice) continue;
    const offer = {
      label: say('web-vegas-black-die', { number: numbers[place]! }),
      picked: chosen[place]!,
      action: wanted ? choice.action : null,
      draft: next,
    };
    offers[`black:${place}`] = offer;
    if (!offers[`casino:${numbers[place]}`]) offers[`casino:${numbers[place]}`] = offer;
  }
  return offers;
}

/** Each of the player's dice in the casino can be chosen to move. */
function moveOffers(question: Question, draft: unknown): Offers {
  const small = Math.max(...question.choices.map((choice) => Number(/\d+/.exec(choice.word)?.[0] ?? 0)));
  const hasBig = question.choices.some((choice) => choice.word.endsWith('big'));
  const dice = [...Array<string>(small).fill('small'), ...(hasBig ? ['big'] : [])];
  const chosen = flags(draft, dice.length);
  const offers: Offers = {};
  dice.forEach((die, place) => {
    const next = toggled(chosen, place);
    const count = dice.filter((each, other) => each === 'small' && next[other]).length;
    const words = ['move', ...(count ? [`${count}`] : []), ...(hasBig && next.at(-1) ? ['big'] : [])];
    const choice = question.choices.find((each) => each.word === words.join(' '));
    offers[`move:${die}:${place}`] = {
      label: say('web-vegas-move-die', { die, number: place + 1 }),
      picked: chosen[place]!,
      action: choice?.action ?? null,
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

/** Each marker changes sides; some partings are no answer. */
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
  const one = BOX_MARKERS.filter((_, place) => !chosen[place]).join(' ');
  const two = BOX_MARKERS.filter((_, place) => chosen[place]).join(' ');
  const parted = (word: string): number | undefined => question.choices.find((choice) => choice.word === word)?.action;
  return parted(`split ${one} / ${two}`) ?? parted(`split ${two} / ${one}`) ?? null;
}

function flags(draft: unknown, length: number): boolean[] {
  return Array.from({ length }, (_, place) => Array.isArray(draft) && draft[place] === true);
}

function toggled(chosen: boolean[], place: number): boolean[] {
  return chosen.map((flag, other) => (other === place ? !flag : flag));
}
