import type { Choice, Question } from '../net/messages';
import { has, say, type Values } from './language.svelte';

/**
 * A choice in words: the message `web-do-QUESTION`. Its variables are the verb, the targets by their kinds (the first
 * of each), and what a game adds. A choice without a message is told as the terminal writes it.
 */
export function tellChoice(question: Question, choice: Choice, more: Values = {}): string {
  const key = `web-do-${question.question}`;
  if (!has(key)) return choice.word;
  const values: Values = { ...more, verb: choice.verb };
  for (const target of choice.targets.toReversed()) {
    const [kind, value] = partsOf(target);
    values[kind] = /^\d+$/.test(value) ? Number(value) : value;
  }
  return say(key, values);
}

function partsOf(target: string): [kind: string, value: string] {
  const end = target.indexOf(':');
  return [target.slice(0, end), target.slice(end + 1)];
}
