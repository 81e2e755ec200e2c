import type { Choice, Question } from '../../net/messages';

export { default as Board } from './Board.svelte';

/** All choices are buttons of the bar. */
export function inBar(): boolean {
  return true;
}

export function label(_question: Question, choice: Choice): string {
  return choice.word;
}
