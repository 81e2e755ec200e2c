/** The end of a game, read from its steps: who stands where, where the money came from, and what decided it. */
import type { HistoryStep } from '../../../../model/table/history.svelte';
import type { Result, VegasView } from '../../../../net/api';
import { moneyByRound, payoutShown, roundsPaid } from '../../view/payout';
import { groupsIn } from '../../view/view';

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
  step: number; // the step in which it was paid
  casino: number;
  round: number;
  amount: number;
  isAlone: boolean; // without it somebody else would have won
}

/**
 * The winner's last card without which somebody else would have won. Where the lead is greater than each card: where it
 * grew most. Nothing decided a game that two have won, or that was won without any card.
 */
export function decidedBy(steps: HistoryStep[], [first, second]: Place[]): Decision | null {
  if (!first || !second || second.place === first.place) return null;
  const lead = first.score - second.score;
  const payouts = roundsPaid(steps).flatMap(({ round, casinos }) =>
    casinos.map(({ casino, paid }) => ({ step: stepOf(steps, round), round, casino, paid })),
  );
  const gains = payouts.flatMap(({ step, round, casino, paid }) => {
    const sum = (wanted: number): number =>
      paid.reduce((all, { seat, amount }) => all + (seat === wanted ? amount : 0), 0);
    const amount = sum(first.seat);
    return amount > 0 ? { step, round, casino, amount, ahead: amount - sum(second.seat) } : [];
  });
  const most = gains.findLast(({ amount }) => amount > lead) ?? gains.sort((one, other) => other.ahead - one.ahead)[0];
  if (!most) return null;
  const { step, casino, round, amount } = most;
  return { step, casino, round, amount, isAlone: amount > lead };
}

function stepOf(steps: HistoryStep[], round: number): number {
  return steps.findIndex(({ events }) =>
    events.some((event) => event.kind === 'vegas-payouts' && event.arguments['round'] === round),
  );
}

/** The card that somebody missed most narrowly, and that would have won them the game. */
export interface Missed {
  step: number;
  casino: number;
  round: number;
  amount: number; // of the card
  dice: number; // the number of dice that were missing to take it; 0 for a tie
}

/** What kept somebody from winning: of the cards that would have been enough, the one missed by the fewest dice. */
export function missedBy(steps: HistoryStep[], [first, ...others]: Place[], seat: number): Missed | null {
  const mine = others.find((place) => place.seat === seat);
  if (!first || !mine) return null;
  const short = first.score - mine.score;
  const missed = steps.flatMap(({ events }, step): Missed[] => {
    const before = steps[step - 1]?.view as VegasView | undefined;
    const payout = before ? payoutShown(before, events) : null;
    const round = events.find(({ kind }) => kind === 'vegas-payouts')?.arguments['round'] as number;
    return (payout?.casinos ?? []).flatMap(({ casino, paid: [card, ...rest], tied }) => {
      const groups = groupsIn(payout!.view.casinos[casino - 1]!);
      const own = groups.find(({ owner }) => owner === seat);
      const got = rest.find((each) => each.seat === seat)?.amount ?? 0;
      if (!own || !card || card.seat === seat) return [];
      const gain = card.amount - got + (card.seat === first.seat ? card.amount : 0);
      const dice = tied.includes(seat) ? 0 : groups[0]!.weight - own.weight;
      return gain > short ? [{ step, casino, round, amount: card.amount, dice }] : [];
    });
  });
  return missed.reverse().sort((one, other) => one.dice - other.dice)[0] ?? null;
}
