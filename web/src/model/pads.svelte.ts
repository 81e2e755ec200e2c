/** What is written on the score pads. It is kept on this device, and needs no server. */
import { CASINOS, OWNERS, type CasinoOnPad } from '../score/vegas';
import { store, stored } from './stored';

export const ROUNDS = 3;

export interface MinerNotes {
  names: string[];
  heroes: (string | null)[];
  round: number;
  seat: number; // whose dice are tapped in
  troves: string[][][]; // by round and seat: what the dice show
}

export interface SoloNotes {
  trove: string[]; // what the dice show, with a + behind treasure in a chest
}

export interface VegasNotes {
  names: string[];
  neutral: boolean; // dice of a third colour, for two players
  royale: boolean; // black and grey dice
  round: number;
  casino: number; // that is written on, from 0
  rounds: CasinoOnPad[][];
  chips: number[];
}

/** Notes on a game of this device; changes are kept as they are made. */
export class Pad<T extends object> {
  notes = $state<T>() as T;

  constructor(
    private readonly game: string,
    private readonly blank: () => T,
  ) {
    const empty = blank();
    const kept = stored<Partial<T> | null>(this.key, null);
    const fits = kept !== null && Object.keys(empty).every((field) => field in kept);
    this.notes = fits ? (kept as T) : empty;
  }

  private get key(): string {
    return `pad.${this.game}`;
  }

  keep(): void {
    store(this.key, $state.snapshot(this.notes));
  }

  startOver(): void {
    this.notes = this.blank();
  }
}

export function minerPad(): Pad<MinerNotes> {
  return new Pad('miner', () => ({ names: ['', ''], heroes: [null, null], round: 0, seat: 0, troves: byRound(() => [[], []]) }));
}

export function soloPad(): Pad<SoloNotes> {
  return new Pad('miner-solo', () => ({ trove: [] }));
}

export function vegasPad(): Pad<VegasNotes> {
  return new Pad('vegas', () => ({
    names: ['', '', ''],
    neutral: false,
    royale: false,
    round: 0,
    casino: 0,
    rounds: byRound(() => Array.from({ length: CASINOS }, emptyCasino)),
    chips: [0, 0, 0],
  }));
}

export function emptyCasino(): CasinoOnPad {
  return { cards: [], dice: Array.from({ length: OWNERS }, () => ({ small: 0, big: 0, black: 0 })) };
}

function byRound<R>(make: () => R): R[] {
  return Array.from({ length: ROUNDS }, make);
}
