/**
 * From what the engine tells to what people read; the same as zaria.i18n.speech in Python. By the name of an argument
 * this module knows what it is.
 */
import type { Arguments, GameEvent, Question, RefusalBody } from '../net/messages';
import { listed, money, say, type Values } from './language.svelte';

const SEAT = new Set(['seat', 'starter', 'owner', 'guesser', 'picker', 'parted_by']);
const SEATS = new Set(['seats', 'winners']);

/** The name of a seat, also of owners who are no players, as the game numbers them. */
export type NameOf = (seat: number) => string;

export function tell(key: string, given: Arguments, name: NameOf): string {
  const values: Values = {};
  for (const [variable, value] of Object.entries(given)) values[variable] = spoken(variable, value, name);
  if (typeof given['amount'] === 'number') values['dollars'] = given['amount'];
  return say(key, values);
}

export function tellEvent(event: GameEvent, name: NameOf): string {
  return tell(`event-${event.kind}`, event.arguments, name);
}

export function tellQuestion(question: Question, name: NameOf): string {
  return tell(question.question, question.arguments, name);
}

export function tellRefusal(refusal: RefusalBody, name: NameOf): string {
  return tell(`refusal-${refusal.code}`, refusal.arguments, name);
}

export function tileName(key: string): string {
  return say(`tile-${key.replaceAll('_', '-')}`);
}

/** What a die of Dice Miner shows: a symbol, a symbol and how many of it, or the number of a tunnel. */
export function faceName(face: string): string {
  const [, symbol, number] = /^(.*?) ?(\d*)$/.exec(face)!;
  return say(`face-${symbol || 'tunnel'}`, { number: number ?? '' });
}

/** What was rolled, such as `1 1 6 big 3`, with the word for the big die. */
function rolled(dice: string): string {
  return dice.replace(/big (\d)/, (_, number: string) => say('dice-big', { number }));
}

function spoken(variable: string, value: unknown, name: NameOf): string | number {
  if (value === null || value === undefined) return '';
  if (SEAT.has(variable)) return name(value as number);
  if (SEATS.has(variable)) return listed((value as number[]).map(name));
  if (variable === 'amount') return money(value as number);
  if (variable === 'dice' && typeof value === 'string') return rolled(value);
  if (variable === 'cards') {
    return (value as number[][]).map((pair) => pair.map((card) => money(card)).join(' + ')).join(', ');
  }
  if (variable === 'tile') return tileName(value as string);
  if (variable === 'tiles') return listed((value as string[]).map(tileName));
  if (variable === 'die_kind') return say(`die-kind-${value as string}`);
  if (variable === 'hero') return say(`hero-${value as string}`);
  if (variable === 'face') return faceName(value as string);
  if (variable === 'faces') return (value as string[]).map(faceName).join(', ');
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' ? value : String(value);
}
