/** The consequences of a choice, in sentences. */
import type { Choice, Question } from '../../../../net/messages';
import { listed, money, say } from '../../../../words/language.svelte';
import { tell } from '../../../../words/speech';
import type { BoardModel } from './board.svelte';
import { isNothing, label, rewardWords } from '../../view/labels';
import { ownersOfCards } from '../../view/view';
import { rowsOf } from './rows';

export function outcome(board: BoardModel, question: Question, choice: Choice): string {
  const { casino, pays, reward, if_wrong, chance, displaced } = choice.preview;
  const parts: string[] = [];
  if (!board.isChoosing || casino === undefined) parts.push(`${label(question, choice)}.`);
  if (casino !== undefined && pays) parts.push(...payments(board, casino));
  if (reward)
    parts.push(
      isNothing(reward)
        ? say('web-vegas-would-get-nothing')
        : say('web-vegas-would-get', { reward: rewardWords(reward) }),
    );
  if (if_wrong) parts.push(say('web-vegas-if-wrong', { reward: rewardWords(if_wrong) }));
  if (chance) {
    const [ways, of] = chance.split('/').map(Number) as [number, number];
    parts.push(say('web-vegas-chance', { ways, of }));
    if (board.asking?.key === 'fifty_fifty') parts.push(say('web-vegas-bet-same', { total: board.asking.total ?? 0 }));
  }
  if (board.kind === 'guess' && board.asking?.key === 'lucky_punch')
    parts.push(tell('web-vegas-guess-right', { seat: board.asking.owner }, board.table.name));
  if (displaced) parts.push(tell('web-vegas-displaces', { seat: displaced.seat }, board.table.name));
  return parts.join(' ');
}

/** Cards without a winner. */
export function lostCards(cards: number[]): string {
  return say('web-vegas-then-lost', { cards: cards.length, amount: listed(cards.map((card) => money(card))) });
}

/** The payments of the casino, the chooser's first. */
function payments(board: BoardModel, number: number): string[] {
  const casino = board.view.casinos[number - 1]!;
  const pays = board.paysAfter(number) ?? [];
  const me = board.view.actor;
  const mine = pays.find(({ seat }) => seat === me);
  const rows = rowsOf(board, casino);
  const own = rows.find(({ owner }) => owner === me);
  const equal = rows
    .filter(({ owner, weight }) => owner !== me && weight === own?.weight)
    .map(({ owner }) => board.table.name(owner));
  const lost = casino.cards.filter((_, order) => {
    const owner = ownersOfCards(casino.cards, pays)[order] ?? null;
    return owner === null || owner > 4;
  });
  return [
    mine
      ? say('web-vegas-then-you', { amount: money(mine.amount) })
      : own?.tied && equal.length
        ? say('web-vegas-then-tie', { seats: listed(equal) })
        : say('web-vegas-then-nothing', { casino: number }),
    ...pays
      .filter(({ seat }) => seat !== me && seat <= 4)
      .map(({ seat, amount }) => tell('web-vegas-then-seat', { seat, amount }, board.table.name)),
    ...(lost.length ? [lostCards(lost)] : []),
  ];
}
