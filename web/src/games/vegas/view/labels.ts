import type { ShownTable } from '../../../model/table/shown.svelte';
import type { Choice, Question } from '../../../net/messages';
import type { Reward, Roll, VegasView } from '../../../net/api';
import { tellChoice } from '../../../words/choices';
import { money, say } from '../../../words/language.svelte';
import { targetsOf } from '../../targets';
import { kindOf, rolledNumbers } from './view';

/** Questions with places on the board. One that is newer than the page is answered by buttons alone. */
const LAST_QUESTION = 19;

export function isKnown(question: Question): boolean {
  return question.number <= LAST_QUESTION;
}

/** Answers that are no place on the table are buttons of the bar. */
export function inBar(question: Question, choice: Choice): boolean {
  return choice.targets.length === 0 || !isKnown(question);
}

/** The choice in words. */
export function label(question: Question, choice: Choice): string {
  const dice = targetsOf(choice, 'die');
  const black = targetsOf(choice, 'black');
  const stacks = targetsOf(choice, 'stack').map((stack) => stack.replace(/^\d+:/, '').replaceAll(',', ' '));
  return tellChoice(question, choice, {
    number: 0, // where no die of the roll is meant
    chips: -(choice.preview.chips ?? 0), // that it costs
    dice: black.length,
    small: dice.filter((die) => die === 'small').length,
    big: dice.filter((die) => die === 'big').length,
    one: black[0] ?? stacks[0] ?? '',
    two: black[1] ?? stacks[1] ?? '',
  });
}

/** Dice of a number that are placed, as a button says it; empty for other choices. */
export function placing(roll: Roll, choice: Choice): string {
  const rolled = rolledNumbers(roll).find(({ number }) => choice.targets.includes(`casino:${number}`));
  return rolled ? say('web-vegas-place', { number: rolled.number, dice: rolled.small + (rolled.big ? 1 : 0) }) : '';
}

/** The choice for sentences, which are short. */
export function name(question: Question, choice: Choice, table: ShownTable): string {
  return (kindOf(question) === 'choose' && placing((table.view as VegasView).roll, choice)) || label(question, choice);
}

export function isNothing(reward: Reward): boolean {
  return reward.amount === 0 && reward.chips === 0;
}

export function rewardWords(reward: Reward): string {
  return reward.amount === 0 ? say('web-vegas-chips', { chips: reward.chips }) : money(reward.amount);
}
