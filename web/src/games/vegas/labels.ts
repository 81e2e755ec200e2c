import type { Choice, Question } from '../../net/messages';
import type { Reward } from '../../net/api';
import { tellChoice } from '../../words/choices';
import { listed, money, say } from '../../words/language.svelte';
import { tell, type NameOf } from '../../words/speech';
import { targetsOf } from '../targets';

/** Questions that the page has places for. One that is newer than the page is answered by buttons alone. */
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

/** What would follow from the choice, as far as it is certain; empty if nothing is. */
export function preview(choice: Choice, { name }: { name: NameOf }): string {
  const { casino, pays, reward, if_wrong, chance, displaced } = choice.preview;
  const parts: string[] = [];
  if (casino !== undefined && pays) {
    const told = pays.map((pay) => `${name(pay.seat)} ${money(pay.amount)}`);
    parts.push(told.length ? say('web-vegas-would-pay', { casino, pays: listed(told) }) : say('web-vegas-would-pay-nobody', { casino }));
  }
  if (reward) parts.push(isNothing(reward) ? say('web-vegas-would-get-nothing') : say('web-vegas-would-get', { reward: rewardWords(reward) }));
  if (if_wrong) parts.push(say('web-vegas-if-wrong', { reward: rewardWords(if_wrong) }));
  if (chance) {
    const [ways, of] = chance.split('/').map(Number) as [number, number];
    parts.push(say('web-vegas-chance', { ways, of }));
  }
  if (displaced) parts.push(tell('web-vegas-displaces', { seat: displaced.seat }, name));
  return parts.join(' ');
}

export function isNothing(reward: Reward): boolean {
  return reward.amount === 0 && reward.chips === 0;
}

export function rewardWords(reward: Reward): string {
  return reward.amount === 0 ? say('web-vegas-chips', { chips: reward.chips }) : money(reward.amount);
}
