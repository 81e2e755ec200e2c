import type { ShownTable } from '../../model/table/shown.svelte';
import type { Choice, Question } from '../../net/messages';
import { tellChoice } from '../../words/choices';

export { default as Board } from './Board.svelte';

export function label(question: Question, choice: Choice): string {
  return tellChoice(question, choice);
}

/** 1 to 9 choose the first buttons. */
export function keys(table: ShownTable, event: KeyboardEvent): boolean {
  const choice = /^[1-9]$/.test(event.key) ? table.choice.asked?.choices[Number(event.key) - 1] : undefined;
  if (choice) table.choice.choose(choice.action);
  return choice !== undefined;
}
