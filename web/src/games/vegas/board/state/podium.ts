/** The end of a game, read from its steps: who stands where, where the money came from, and what decided it. */
import type { HistoryStep } from '../../../../model/table/history.svelte';
import type { Result, VegasView } from '../../../../net/api';
import { moneyByRound, roundsPaid } from '../../view/payout';

export interface Place {
  seat: number;
  place: number; // equal for players who are equal in everything
  score: number;
  rounds: number[]; // money by round
  chips: number;
  pieces: number; // cards and chips, which break ties
  cards: number[]; // the most valuable ones, for a fan
}

const FAN = 7;

export function podiumOf(steps: HistoryStep[], view: VegasView, result: Result): Place[] {
  const rounds = moneyByRound(steps, view.players.length);
  const cards = roundsPaid(steps).flatMap((round) => round.casinos.flatMap(({ paid }) => paid));
  const places = view.players.map((player, seat): Place => ({
    seat,
    place: 0,
    score: result.scores[seat]!,
    rounds: rounds.map((gained) => gained[seat]!),
    chips: player.chips,
    pieces: player.cards + player.chips,
    cards: cards
      .filter((paid) => paid.seat === seat)
      .map(({ amount }) => amount)
      .sort((one, other) => other - one)
      .slice(0, FAN),
  }));
  return view.ranking.flatMap((seats, before) => {
    const place = view.ranking.slice(0, before).flat().length + 1;
    return seats.map((seat) => ({ ...places[seat]!, place }));
  });
}

export interface Decision {
  casino: number;
  round: number;
  amount: number;
  isAlone: boolean; // without it somebody else had won
}

/**
 * The last card of the winner without which somebody else had won. Where the lead is greater than each card: where it
 * grew most. Nothing decided a game that two have won, or that was won without any card.
 */
export function decidedBy(steps: HistoryStep[], [first, second]: Place[]): Decision | null {
  if (!first || !second || second.place === first.place) return null;
  const lead = first.score - second.score;
  const payouts = roundsPaid(steps).flatMap(({ round, casinos }) =>
    casinos.map(({ casino, paid }) => ({ round, casino, paid })),
  );
  const gains = payouts.flatMap(({ round, casino, paid }) => {
    const sum = (wanted: number): number =>
      paid.reduce((all, { seat, amount }) => all + (seat === wanted ? amount : 0), 0);
    const amount = sum(first.seat);
    return amount > 0 ? { round, casino, amount, ahead: amount - sum(second.seat) } : [];
  });
  const found = gains.findLast(({ amount }) => amount > lead) ?? gains.sort((one, other) => other.ahead - one.ahead)[0];
  return found
    ? { casino: found.casino, round: found.round, amount: found.amount, isAlone: found.amount > lead }
    : null;
}
