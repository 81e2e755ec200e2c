/**
 * Turns the engine's messages into sentences; the same as zaria.i18n.speech in Python. The name
 * of an argument says what it is; games add names of their own.
 */
import type { Arguments, GameEvent, Question, Reason, RefusalBody, OddsLine } from '../net/messages';
import { isolated } from './bidi';
import { decimal, has, listed, money, say, type Values } from './language.svelte';

const SEAT = new Set(['seat', 'starter']);
const SEATS = new Set(['seats', 'winners']);

/** How a game's messages present their arguments, by name; undefined for no change. */
export type Terms = Record<string, (value: never, name: NameOf) => string | undefined>;

/** Arguments have the same meaning in the messages of all games. */
const TERMS: Terms = {};

export function addTerms(terms: Terms): void {
  Object.assign(TERMS, terms);
}

/** Gives the name of a seat; also of owners of dice who are not players, numbered by the game. */
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

/** A question of a newer server has no words here. */
export function tellQuestion(question: Question, name: NameOf): string {
  return has(question.question) ? tell(question.question, question.arguments, name) : say('web-choose');
}

export function tellRefusal(refusal: RefusalBody, name: NameOf): string {
  return tell(`refusal-${refusal.code}`, refusal.arguments, name);
}

/** Why a choice is worth what it is worth: a sentence for each reason that the page has words for. */
export function tellReasons(reasons: Reason[], name: NameOf): string[] {
  return reasons.flatMap(({ kind, arguments: given }) =>
    has(`why-${kind}`) ? [tell(`why-${kind}`, given, name)] : [],
  );
}

/** A chance in everyday words: “3 in 5”. */
export function tellChance([ways, of]: readonly number[]): string {
  if (of === 1) return say(ways === 1 ? 'odds-sure' : 'odds-never');
  return say('odds-in', { ways: ways!, of: of! });
}

/** The sentence of a chance, or one of its short forms. */
export function tellOdds(line: OddsLine, name: NameOf, form = ''): string {
  return tell(`odds-${line.kind}${form}`, { ...line.arguments, odds: tellChance(line.about) }, name);
}

function spoken(variable: string, value: unknown, name: NameOf): string | number {
  if (value === null || value === undefined) return '';
  if (SEAT.has(variable)) return name(value as number);
  if (variable === 'name' && typeof value === 'string') return isolated(value);
  if (SEATS.has(variable)) return listed((value as number[]).map(name));
  if (variable === 'amount') return money(value as number);
  if (variable === 'decimal') return decimal(value as number);
  // of a newer server
  if (variable === 'remark') return has(`remark-${value as string}`) ? say(`remark-${value as string}`) : '…';
  const told = TERMS[variable]?.(value as never, name);
  if (told !== undefined) return told;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' ? value : String(value);
}
