import type { GameTable } from '../parts';
import { opponentOf } from '../../model/seats/cast';
import type { Mark } from '../../model/table/hint.svelte';
import type { ShownTable } from '../../model/table/shown.svelte';
import type { Choice, Hint, Question } from '../../net/messages';
import { decimal, money, say } from '../../words/language.svelte';

/** Gives the label of a choice by its word. */
export function choiceNamed(
  question: Question,
  table: ShownTable,
  label: GameTable['label'],
): (word: unknown) => string {
  return (word) => {
    const choice = question.choices.find((one) => one.word === word);
    return choice ? label(question, choice, table) : String(word);
  };
}

/** Why one choice is better than another. */
export function reasonOf({ key, arguments: given }: Hint['sentence'], named: (word: unknown) => string): string {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    values[name] =
      name === 'amount' ? money(Number(value)) : name === 'decimal' ? decimal(Number(value)) : named(value);
  }
  return say(key, values);
}

/** What screen readers say for a mark. */
export function spokenMark({ isBest, value }: Mark): string {
  return value ? say(isBest ? 'web-hint-best' : 'web-hint-value', { value }) : say('web-hint-best-alone');
}

/** The reason of the hint that is shown: who says it, what they would do, and why; and what the numbers mean. */
export function hintWords(table: ShownTable, label: GameTable['label']): string {
  const hint = table.hint.shown;
  const question = table.choice.asked;
  if (!hint || !question) return '';
  const name = opponentOf(table.hint.coach)?.name ?? '';
  const reason = `**${name}:** ${reasonOf(hint.sentence, choiceNamed(question, table, label))}`;
  return hint.choices[0]!.value === null ? reason : `${reason} ${say(`web-hint-unit-${hint.unit}`)}`;
}

/** The same in two parts: what they would do, with the reason that a board has for it, and what the numbers say. */
export function hintParts(
  table: ShownTable,
  label: GameTable['label'],
  tellReason: (choice: Choice) => string,
): { does: string; numbers: string } {
  const hint = table.hint.shown;
  const question = table.choice.asked;
  if (!hint || !question) return { does: '', numbers: '' };
  const named = choiceNamed(question, table, label);
  const { best, second } = hint.sentence.arguments;
  const compared = reasonOf(hint.sentence, named);
  const [first, next] = [best, second].map((word) => question.choices.find((one) => one.word === word));
  const reason = first ? tellReason(first) : '';
  // such as two Beers, where there is nothing to compare
  const isTwin = next !== undefined && first?.verb === next.verb && reason !== '' && reason === tellReason(next);
  const unit = hint.choices[0]!.value === null ? '' : say(`web-hint-unit-${hint.unit}`);
  const isShort = isTwin || (second !== undefined && reason !== '');
  return {
    does: `**${opponentOf(table.hint.coach)?.name ?? ''}:** ${isShort ? `${named(best)}.` : compared} ${reason}`.trim(),
    numbers: [...(isShort && !isTwin ? [compared] : []), unit].join(' ').trim(),
  };
}
