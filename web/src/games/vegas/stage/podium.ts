/** The end of a game, read from its steps: who stands where, where the money came from, and what decided it. */
import type { Step } from '../../../model/history.svelte';
import type { Result, VegasView } from '../../../net/api';
import { moneyByRound, roundsPaid } from '../payout';

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

export function podiumOf(steps: Step[], view: VegasView, result: Result): Place[] {
  const rounds = moneyByRound(steps, view.players.length);
  const cards = roundsPaid(steps).flatMap((round) => round.casinos.flatMap(({ paid }) => paid));
  const places = view.players.map(
    (player, seat): Place => ({
      seat,
      place: 0,
      score: result.scores[seat]!,
      rounds: rounds.map((gained) => gained[seat]!),
      chips: player.chips,
      pieces: player.cards + player.chips,
      cards: cards.filter((paid) => paid.seat === seat).map(({ amount }) => amount).sort((one, other) => other - one).slice(0, FAN),
    }),
  );
  return view.ranking.flatMap((seats, before) => {
    const place = view.ranking.slice(0, before).flat().length + 1;
    return seats.map((seat) => ({ ...places[seat]!, place }));
  });
}

export interface Decision {
  casino: number;
  round: number;
  amount: number;
}

/** The last card of the winner that was worth more than the lead: without it somebody else had won. */
export function decidedBy(steps: Step[], [first, second]: Place[]): Decision | null {
  if (!first || !second || first.score === second.score) return null;
  const lead = first.score - second.score;
  const cards = roundsPaid(steps).flatMap(({ round, casinos }) =>
    casinos.flatMap(({ casino, paid }) => paid.filter(({ seat }) => seat === first.seat).map(({ amount }) => ({ casino, round, amount }))),
  );
  return cards.filter(({ amount }) => amount > lead).at(-1) ?? null;
}
