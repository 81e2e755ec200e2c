import type { Choice, Question } from '../../net/messages';

/** The choice in words. */
export function label(_question: Question, choice: Choice): string {
  return choice.word;
}

/** Choices that point at nothing on the table are buttons of the bar. */
export function inBar(_question: Question, choice: Choice): boolean {
  return choice.targets.length === 0;
}
