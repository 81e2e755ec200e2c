/** Statistics of finished games: results against each opponent, dice, luck. All computed from the list of games. */
import type { GamePlayed } from '../../net/messages';
import type { Opponent } from '../seats/cast';

const SURE = 0.95; // the share of cases in which each number lies inside its band
const SIDES = 6;
const WINDOW = 10; // the number of games behind each point of the line

/** A count out of a total. */
export interface Tally {
  is: number;
  of: number;
}

export interface Band {
  low: number;
  high: number;
}

/**
 * The narrowest band around the mean that holds the count of one number, with that many fair dice, in 19 of 20 cases.
 */
export function bandOf(dice: number): Band {
  const mean = dice / SIDES;
  const chances = chancesOf(dice);
  let low = Math.round(mean);
  let high = low;
  let inside = chances[low] ?? 1;
  while (inside < SURE) {
    const [below, above] = [chances[low - 1] ?? -1, chances[high + 1] ?? -1];
    if (below >= above) inside += chances[--low]!;
    else inside += chances[++high]!;
  }
  return { low, high };
}

/** How likely it is that a number comes 0, 1, 2… times. */
function chancesOf(dice: number): number[] {
  const chances: number[] = [];
  let logarithm = dice * Math.log((SIDES - 1) / SIDES);
  for (let times = 0; times <= dice; times++) {
    chances.push(Math.exp(logarithm));
    logarithm += Math.log((dice - times) / (times + 1) / (SIDES - 1));
  }
  return chances;
}

/** The numbers that lie outside the band. */
export function outside(counts: number[]): number[] {
  const { low, high } = bandOf(sum(counts));
  return counts.flatMap((count, place) => (count < low || count > high ? [place + 1] : []));
}

/** With fair dice, one in how many samples has at least this many numbers outside their band? */
export function looksFor(numbers: number): number {
  let chance = 0;
  for (let out = numbers; out <= SIDES; out++) chance += choose(SIDES, out) * (1 - SURE) ** out * SURE ** (SIDES - out);
  return Math.round(1 / chance);
}

function choose(of: number, number: number): number {
  return number === 0 ? 1 : (choose(of - 1, number - 1) * of) / number;
}

export function diceOf(games: GamePlayed[]): number[] {
  return Array.from({ length: SIDES }, (_, place) => sum(games.map(({ dice }) => dice[place] ?? 0)));
}

export function hasWon({ winners, seat, scores }: GamePlayed): boolean {
  return scores.length > 1 && winners.includes(seat);
}

/** Did the guest finish ahead of that seat? Among equal scores only a winner is ahead. */
function isAhead(game: GamePlayed, other: number): boolean {
  const difference = game.scores[game.seat]! - game.scores[other]!;
  return difference > 0 || (difference === 0 && game.winners.includes(game.seat) && !game.winners.includes(other));
}

/** By the opponent's name for the server; people together are `''`. */
export function against(games: GamePlayed[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const game of games) {
    game.opponents.forEach((bot, seat) => {
      if (seat !== game.seat) add(tallies, bot ?? '', isAhead(game, seat));
    });
  }
  return tallies;
}

/** Games won with each hero, or with each tile, the most played first. */
export function wonWith(games: GamePlayed[], kind: string): [string, Tally][] {
  const tallies = new Map<string, Tally>();
  for (const game of games) for (const thing of game.with[kind] ?? []) add(tallies, thing, hasWon(game));
  return [...tallies].sort(([, one], [, other]) => other.of - one.of);
}

function add(shares: Map<string, Tally>, key: string, is: boolean): void {
  const before = shares.get(key) ?? { is: 0, of: 0 };
  shares.set(key, { is: before.is + Number(is), of: before.of + 1 });
}

/** The easiest opponent who is not yet beaten in more than half of the games; null if there is none. */
export function nextToBeat(cast: Opponent[], shares: Map<string, Tally>): Opponent | null {
  return cast.find(({ bot }) => 2 * (shares.get(bot)?.is ?? 0) <= (shares.get(bot)?.of ?? 0)) ?? null;
}

/** A point of the line: the mean of the last games up to this one, and how sure it is. */
export interface TrendPoint {
  ended: number;
  mean: number;
  error: number; // two standard errors
}

/** Luck or decisions over time, from games that were analysed: in points of 100, or in points for games of one. */
export function trendOf(games: GamePlayed[], measure: 'luck' | 'decisions'): TrendPoint[] {
  const known = games.filter(({ luck }) => luck).reverse();
  const values = known.map(({ luck, scores }) => (scores.length === 1 ? 1 : 100) * luck![measure]);
  return known
    .slice(1)
    .map(({ ended }, place) => ({ ended, ...meanOf(values.slice(Math.max(0, place + 2 - WINDOW), place + 2)) }));
}

/** The mean with two standard errors; at least two values are needed. */
export function meanOf(values: number[]): { mean: number; error: number } {
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
  return { mean, error: 2 * Math.sqrt(variance / values.length) };
}

/** The best result in a game; null before the first. */
export function bestOf(games: GamePlayed[], name: string): number | null {
  const own = games.filter(({ game }) => game === name).map(({ scores, seat }) => scores[seat]!);
  return own.length > 0 ? Math.max(...own) : null;
}

/** One's place in a game; equal scores share it, but a winner is first. */
export function placeOf(game: GamePlayed): number {
  if (game.winners.includes(game.seat)) return 1;
  return (
    1 +
    game.scores.filter(
      (_, other) => other !== game.seat && !isAhead(game, other) && game.scores[other] !== game.scores[game.seat],
    ).length
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
