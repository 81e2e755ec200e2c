import { Pad } from '../../../ui/pad/pad.svelte';

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

export function minerPad(): Pad<MinerNotes> {
  const troves = (): string[][][] => Array.from({ length: ROUNDS }, () => [[], []]);
  return new Pad('miner', () => ({ names: ['', ''], heroes: [null, null], round: 0, seat: 0, troves: troves() }));
}

export function soloPad(): Pad<SoloNotes> {
  return new Pad('miner-solo', () => ({ trove: [] }));
}
