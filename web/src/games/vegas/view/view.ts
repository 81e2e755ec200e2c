/** What the server shows of a table of Las Vegas: counted and sorted for drawing. No rules. */
import type { Question } from '../../../net/messages';
import type { Casino, Payment, Roll, SmallAndBig, VegasView } from '../../../net/api';

export type Tile = VegasView['tiles'][number];

/** Owners of dice who are not players. */
export const NEUTRAL = 5;
export const GREY = 6;

/** The colour of an owner's dice: a player's number, or the name of a colour. */
export function colourOf(owner: number): number | 'neutral' | 'grey' {
  return owner === NEUTRAL ? 'neutral' : owner === GREY ? 'grey' : owner;
}

export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** One owner's dice in a casino. */
export interface Group {
  owner: number;
  small: number;
  big: number;
  black: number;
  weight: number;
}

/** The dice in a casino by owner, the strongest first. */
export function groupsIn(casino: Casino): Group[] {
  return [
    ...Object.entries(casino.dice).map(([seat, dice]) => group(Number(seat), dice, dice.black)),
    group(NEUTRAL, casino.neutral, 0),
    group(GREY, { small: casino.grey, big: 0 }, 0),
  ]
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || one.owner - other.owner);
}

/** A big die counts as two. */
function group(owner: number, { small, big }: SmallAndBig, black: number): Group {
  return { owner, small, big, black, weight: small + 2 * big + black };
}

/** For each card of a casino, who would get it. Both lists run from the higher card to the lower one. */
export function ownersOfCards(cards: number[], pays: Payment[]): (number | null)[] {
  const left = [...pays];
  return cards.map((card) => (left[0]?.amount === card ? left.shift()!.seat : null));
}

/** The rolled numbers with how many small dice show them, and whether the big one does. */
export function rolledNumbers(roll: Roll): { number: number; small: number; big: boolean }[] {
  return NUMBERS.map((number) => ({
    number,
    small: roll.small.filter((die) => die === number).length,
    big: roll.big === number,
  })).filter((group) => group.small > 0 || group.big);
}

/** The tile that asks; null if the game itself does. */
export function askingTile(tiles: Tile[], question: Question): Tile | null {
  return tiles.find((tile) => tile.key === question.source) ?? null;
}

/** Questions by their numbers, which never change. */
const KINDS = [
  'choose',
  'hide',
  'guess',
  'prime',
  'bet',
  'power',
  'close',
  'bar',
  'group',
  'grey',
  'picture',
  'adjust',
  'split',
  'stack',
  'move',
  'nice',
  'result',
  'activate',
  'gold',
];

/** The name of a question; null if it is newer than the page. */
export function kindOf(question: Question): string | null {
  return KINDS[question.number - 1] ?? null;
}
