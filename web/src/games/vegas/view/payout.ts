/**
 * Payouts, read from their events: for the scene, and for the breakdowns of a round and of the game.
 */
import type { GameEvent } from '../../../net/messages';
import type { HistoryStep } from '../../../model/table/history.svelte';
import type { Casino, DiceOfSeat, VegasView } from '../../../net/api';
import { groupsIn } from './view';

/** A card of a casino and its receiver: a seat, a neutral owner, or nobody (-1). */
interface Paid {
  seat: number;
  amount: number;
}

export interface CasinoPaid {
  casino: number;
  tied: number[];
  paid: Paid[];
}

/** What a tile paid at the end of a round, or took. */
export interface Extra {
  seat: number;
  tile: string;
  amount: number;
  chips: number;
}

export interface RoundPaid {
  round: number;
  casinos: CasinoPaid[];
  extras: Extra[];
}

export interface Payout {
  view: VegasView;
  casinos: CasinoPaid[];
}

const PAID = new Set(['vegas-paid', 'vegas-unpaid', 'vegas-neutral-paid']);

export function casinosPaid(events: GameEvent[]): CasinoPaid[] {
  const casinos = new Map<number, CasinoPaid>();
  for (const event of events) {
    if (!PAID.has(event.kind) && event.kind !== 'vegas-tied') continue;
    const given = event.arguments as { casino: number; seat: number; seats: number[]; amount: number };
    const entry = casinos.get(given.casino) ?? { casino: given.casino, tied: [], paid: [] };
    if (event.kind === 'vegas-tied') entry.tied = given.seats;
    else entry.paid.push({ seat: given.seat, amount: given.amount });
    casinos.set(given.casino, entry);
  }
  return [...casinos.values()].sort((one, other) => one.casino - other.casino);
}

/**
 * In which order casinos are seen to pay, and which of them together: first those that nobody contests, then one after
 * the other, and the one with the most money last.
 */
export function payingOrder(paid: CasinoPaid[], casinos: Casino[]): CasinoPaid[][] {
  const isContested = ({ casino }: CasinoPaid): boolean => groupsIn(casinos[casino - 1]!).length > 1;
  const contested = paid.filter(isContested);
  const most = Math.max(...contested.map(({ paid: [card] }) => card?.amount ?? 0));
  const last = contested.findLast(({ paid: [card] }) => card?.amount === most);
  const others = contested.filter((each) => each !== last);
  return [paid.filter((each) => !isContested(each)), ...others.map((each) => [each]), last ? [last] : []].filter(
    (each) => each.length > 0,
  );
}

export function isPayout({ kind }: GameEvent): boolean {
  return PAID.has(kind) || kind === 'vegas-tied';
}

/** The casinos that have paid before that one: who got each card, and whose equal dice left. */
export function paidUpTo(casinos: CasinoPaid[], last: number): Record<number, { cards: number[]; tied: number[] }> {
  const before = casinos.filter(({ casino }) => casino < last);
  return Object.fromEntries(
    before.map(({ casino, tied, paid }) => [casino, { cards: paid.map(({ seat }) => (seat > 4 ? -1 : seat)), tied }]),
  );
}

/** Where in the events the first casino pays; their number if none does. */
export function firstPaid(events: GameEvent[]): number {
  const first = events.findIndex(isPayout);
  return first < 0 ? events.length : first;
}

/** The table as it stood when the casinos paid: the view before the update, with the dice that it moved. */
export function payoutShown(before: VegasView, events: GameEvent[]): Payout | null {
  const casinos = casinosPaid(events);
  return casinos.length
    ? {
        view: {
          ...before,
          players: before.players.map((player) => ({ ...player, small: 0, big: 0 })),
          casinos: withMovedDice(before.casinos, events),
          roll: NO_ROLL,
        },
        casinos,
      }
    : null;
}

const NO_ROLL = { small: [], big: null, black: [] };

function withMovedDice(casinos: Casino[], events: GameEvent[]): Casino[] {
  const moved = casinos.map((casino) => ({ ...casino, dice: { ...casino.dice }, pays: [], tied: [] as number[] }));
  for (const event of events) {
    if (PAID.has(event.kind) || event.kind === 'vegas-tied') break;
    const given = event.arguments as {
      seat: number;
      casino: number;
      small?: number;
      big?: number;
      dice?: number;
      die?: string;
    };
    const casino = moved[given.casino - 1];
    if (!casino) continue;
    const die = given.die === 'big' ? { big: 1 } : { small: 1 };
    if (event.kind === 'vegas-placed' || event.kind === 'vegas-power-used')
      add(casino, given.seat, { small: given.small!, big: given.big! }, 1);
    else if (event.kind === 'vegas-prime-placed') add(casino, given.seat, { black: 1 }, 1);
    else if (event.kind === 'vegas-adjusted-in') add(casino, given.seat, die, 1);
    else if (event.kind === 'vegas-adjusted-out') add(casino, given.seat, die, -1);
    else if (event.kind === 'vegas-blocked') casino.grey += given.dice!;
    else if (event.kind === 'vegas-grey-taken') casino.grey -= 1;
  }
  return moved;
}

function add(casino: Casino, seat: number, dice: Partial<DiceOfSeat>, sign: 1 | -1): void {
  const old = casino.dice[seat] ?? { small: 0, big: 0, black: 0 };
  casino.dice[seat] = {
    small: old.small + sign * (dice.small ?? 0),
    big: old.big + sign * (dice.big ?? 0),
    black: old.black + sign * (dice.black ?? 0),
  };
}

/** The payouts of all rounds that have been paid out in these steps. */
export function roundsPaid(steps: HistoryStep[]): RoundPaid[] {
  const told: { round: number; events: GameEvent[] }[] = [];
  let isPaying = false;
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.kind === 'vegas-payouts') told.push({ round: event.arguments['round'] as number, events: [] });
    if (event.kind === 'vegas-payouts') isPaying = true;
    if (event.kind === 'vegas-cards') isPaying = false;
    if (isPaying) told.at(-1)!.events.push(event);
  }
  return told
    .map(({ round, events }) => ({ round, casinos: casinosPaid(events), extras: extrasOf(events) }))
    .filter((round) => round.casinos.length > 0);
}

/** What tiles gave and took. */
export function extrasOf(events: GameEvent[]): Extra[] {
  return events.flatMap((event) => extraOf(event) ?? []);
}

function extraOf(event: GameEvent): Extra | null {
  const given = event.arguments as { seat: number; tile: string; amount: number; chips: number };
  if (event.kind === 'vegas-reward')
    return { seat: given.seat, tile: given.tile, amount: given.amount, chips: given.chips };
  if (event.kind === 'vegas-bad-luck')
    return { seat: given.seat, tile: 'bad_luck', amount: -given.amount, chips: -given.chips };
  return null;
}

/** Money that each player gained in each round, wherever it came from. */
export function moneyByRound(steps: HistoryStep[], players: number): number[][] {
  const rounds: number[][] = [];
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.kind === 'vegas-round') rounds.push(Array<number>(players).fill(0));
    const now = rounds.at(-1);
    const given = event.arguments as { seat: number; amount: number };
    if (!now) continue;
    if (event.kind === 'vegas-paid' || event.kind === 'vegas-reward') now[given.seat]! += given.amount;
    if (event.kind === 'vegas-bad-luck') now[given.seat]! -= given.amount;
  }
  return rounds;
}
