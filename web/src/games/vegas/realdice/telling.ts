/** Real dice and cards, entered on the board itself: lanes are the keypad, and cards go where they belong. */
import type { TableShown, View } from '../../../net/messages';
import { plan, type Look } from './plan';

/** What was entered, in order: faces of dice, or cards in thousands. */
export type Told = { face: number; big: boolean } | { card: number };

export interface Telling {
  kind: 'dice' | 'cards';
  owner: number | 'neutral';
  small: number; // dice to enter
  big: number;
  cards: number;
}

/** What is entered on the board; null for draws that have a form of their own. */
export function tellingOf(table: TableShown, view: View): Telling | null {
  const kind = table.waiting?.draw.kind;
  if (kind !== 'roll' && kind !== 'neutral' && kind !== 'cards') return null;
  const groups = plan(table, view);
  const number = (title: string): number => groups.find((group) => group.title === title)?.number ?? 0;
  const look = groups[0]?.items[0]?.look as Look | undefined;
  const owner = look?.as === 'pips' && look.owner !== 'black' ? look.owner : 0;
  return {
    kind: kind === 'cards' ? 'cards' : 'dice',
    owner,
    small: number('small'),
    big: number('big'),
    cards: number('cards'),
  };
}

export function smallOf(told: Told[]): number[] {
  return told.flatMap((one) => ('face' in one && !one.big ? [one.face] : []));
}

export function bigOf(told: Told[]): number | null {
  return told.flatMap((one) => ('face' in one && one.big ? [one.face] : []))[0] ?? null;
}

export function cardsOf(told: Told[]): number[] {
  return told.flatMap((one) => ('card' in one ? [one.card] : []));
}

/** How much is still missing. */
export function leftOf(telling: Telling, told: Told[]): number {
  return telling.small + telling.big + telling.cards - told.length;
}

/** Add a die of a number: the big one if that is meant and left, else a small one if any is left. */
export function withDie(telling: Telling, told: Told[], face: number, meansBig: boolean): Told[] {
  const hasBig = telling.big > 0 && bigOf(told) === null;
  const hasSmall = smallOf(told).length < telling.small;
  if (!hasBig && !hasSmall) return told;
  return [...told, { face, big: hasBig && (meansBig || !hasSmall) }];
}

/** Remove the last die of a number, a small one first. */
export function withoutDie(told: Told[], face: number): Told[] {
  const small = told.findLastIndex((one) => 'face' in one && one.face === face && !one.big);
  const at = small >= 0 ? small : told.findLastIndex((one) => 'face' in one && one.face === face);
  return at < 0 ? told : told.toSpliced(at, 1);
}

/** In the words that the server reads. */
export function wordsOfTold(told: Told[]): string {
  const big = bigOf(told);
  return [...smallOf(told).map(String), ...(big === null ? [] : [`big ${big}`]), ...cardsOf(told).map(String)].join(
    ' ',
  );
}
