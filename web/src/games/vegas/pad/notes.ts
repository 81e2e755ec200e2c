import { Pad } from '../../../ui/pad/pad.svelte';
import { CASINOS, OWNERS, type CasinoOnPad } from './score';

export const ROUNDS = 3;

export interface VegasNotes {
  names: string[];
  neutral: boolean; // dice of a third colour, for two players
  royale: boolean; // black and grey dice
  round: number;
  casino: number; // the casino being filled in, from 0
  rounds: CasinoOnPad[][];
  chips: number[];
}

export function vegasPad(): Pad<VegasNotes> {
  return new Pad('vegas', () => ({
    names: ['', '', ''],
    neutral: false,
    royale: false,
    round: 0,
    casino: 0,
    rounds: Array.from({ length: ROUNDS }, () => Array.from({ length: CASINOS }, emptyCasino)),
    chips: [0, 0, 0],
  }));
}

export function emptyCasino(): CasinoOnPad {
  return { cards: [], dice: Array.from({ length: OWNERS }, () => ({ small: 0, big: 0, black: 0 })) };
}
