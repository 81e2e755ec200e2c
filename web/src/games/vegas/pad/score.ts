/** What the casinos of Las Vegas pay (LV-PAY), for the score pad; tested against the engine. */
import { GREY, NEUTRAL } from '../view/view';

export interface Dice {
  small: number;
  big: number;
  black: number;
}

export interface CasinoOnPad {
  cards: number[]; // dollars: two, or none yet
  dice: Dice[]; // by owner
}

export interface Payment {
  casino: number; // from 1
  owner: number; // NOBODY if the card is not paid
  amount: number;
}

export interface Settled {
  paid: Payment[];
  tied: { casino: number; owners: number[] }[];
  totals: number[]; // dollars, by player
  starter: number | null; // who starts the next round, if all casinos are there and a player won one
}

export const CASINOS = 6;
export const CARDS_OF_CASINO = 2;
export const OWNERS = 7;
export const NOBODY = -1;
export const CHIP = 10_000; // dollars
export const CARDS = [30, 40, 50, 60, 70, 80, 90, 100].map((thousands) => 1000 * thousands);

/** How many dice of a kind an owner can have in all casinos together. */
export function dicePossible(owner: number, kind: keyof Dice): number {
  if (owner === GREY) return kind === 'small' ? 9 : 0;
  if (kind === 'black') return owner < NEUTRAL ? 2 : 0;
  return kind === 'small' ? 7 : 1;
}

/** The casinos pay from 1 up; those without cards are left out. */
export function settle(casinos: CasinoOnPad[], players: number): Settled {
  const settled: Settled = { paid: [], tied: [], totals: Array<number>(players).fill(0), starter: null };
  casinos.forEach(({ cards, dice }, place) => {
    const casino = place + 1;
    const weights = dice.map(({ small, big, black }) => small + 2 * big + black);
    const equals = (owner: number): boolean =>
      weights[owner]! > 0 && weights.filter((one) => one === weights[owner]).length > 1;
    const owners = weights.map((_, owner) => owner);
    const tied = owners.filter(equals);
    const left = owners.filter((owner) => weights[owner]! > 0 && !equals(owner));
    left.sort((one, other) => weights[other]! - weights[one]!);
    if (tied.length > 0) settled.tied.push({ casino, owners: tied });
    [...cards]
      .sort((one, other) => other - one)
      .forEach((amount, rank) => {
        const owner = left[rank] ?? NOBODY;
        settled.paid.push({ casino, owner, amount });
        if (owner >= 0 && owner < players) settled.totals[owner]! += amount;
      });
    if (left[0] !== undefined && left[0] < NEUTRAL) settled.starter = left[0];
  });
  if (casinos.length < CASINOS || casinos.some(({ cards }) => cards.length < 2)) settled.starter = null;
  return settled;
}

/** All winners: by money and chips, then by the number of cards and chips (LV-END). */
export function winners(money: number[], cards: number[], chips: number[], chip: number): number[] {
  const worth = money.map((dollars, seat) => dollars + chip * chips[seat]!);
  const pieces = cards.map((number, seat) => number + chips[seat]!);
  const richest = worth.flatMap((dollars, seat) => (dollars === Math.max(...worth) ? [seat] : []));
  const most = Math.max(...richest.map((seat) => pieces[seat]!));
  return richest.filter((seat) => pieces[seat] === most);
}
