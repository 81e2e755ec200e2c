import type { Choice, Question } from '../../net/messages';
import { listed, money, say, type Values } from '../../words/language.svelte';
import type { Reward } from '../../net/api';
import { tell, type NameOf } from '../../words/speech';


/** The name of a question without what all of them share: `choose`, `hide`, ... */
export function kindOf(question: Question): string {
  return question.question.replace('question-vegas-', '');
}

/** Answers that are no place on the table are buttons of the bar. */
const IN_BAR = new Set(['pass', 'keep', 'roll', 'stop']);

export function inBar(_question: Question, choice: Choice): boolean {
  return IN_BAR.has(choice.word);
}

/** The choice in words. */
export function label(question: Question, choice: Choice): string {
  return say(`web-vegas-do-${kindOf(question)}`, wordsOf(question, choice));
}

/** The variables of the message for a choice, read from the engine's words for it. */
function wordsOf(question: Question, choice: Choice): Values {
  const words = choice.word.split(' ');
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const verb = words[0]!;
  const die = words.includes('big') ? 'big' : 'small';
  switch (kindOf(question)) {
    case 'choose':
      return { verb, number: numbers[0] ?? 0, chips: -(choice.preview.chips ?? 0) };
    case 'prime':
      return { dice: numbers.length, one: numbers[0] ?? 0, two: numbers[1] ?? 0 };
    case 'bet':
      return { verb };
    case 'group':
      return { dice: numbers[0]!, casino: numbers[1]! };
    case 'picture':
      return { picture: words[1]! };
    case 'adjust':
      return { way: words[2]!, die, casino: numbers[0]! };
    case 'split': {
      const [one, two] = choice.word.slice('split '.length).split(' / ') as [string, string];
      return { one, two };
    }
    case 'move':
      return { verb, small: numbers[0] ?? 0, big: words.includes('big') ? 1 : 0 };
    case 'nice':
      return { verb, place: words.includes('here') ? 'here' : 'roll', die, number: numbers[0] ?? 0 };
    case 'power':
      return { verb, die, casino: numbers[0] ?? 0 };
    case 'bar':
    case 'gold':
      return { die };
    default: // hide, guess, close, grey, stack, result, activate
      return { verb, number: numbers[0] ?? 0 };
  }
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
