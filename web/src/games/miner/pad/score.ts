/** The points of a round of Dice Miner (DM-SCORE), for the score pad; tested with what the engine gives. */
import { partsOf, type FaceSymbol } from '../view/face';
import { HEROES } from '../view/heroes';
import type { TroveNow } from '../../../net/api';

export interface Trove {
  hero: string | null;
  faces: string[]; // what the dice show: `3`, `cave-in 2`, `pickaxe`
}

const LONGEST = 5; // the highest number on a tunnel die

/** Each trove's points by column, with their sources. */
export function scored(troves: Trove[]): TroveNow[] {
  const shown = troves.map(allFaces);
  const gems = shown.map((faces) => count(faces, 'gem'));
  const most = Math.max(...gems);
  const richest = gems.filter((number) => number === most).length === 1 ? gems.indexOf(most) : -1; // nobody in a tie
  return shown.map((faces, seat) => points(faces, seat === richest));
}

function points(faces: string[], doubled: boolean): TroveNow {
  const sequences = sequencesOf(faces);
  const tunnels = sum(sequences.flat());
  const gems = count(faces, 'gem');
  const treasure = doubled ? 2 * gems : gems;
  const [cave_ins, pickaxes] = [count(faces, 'cave-in'), count(faces, 'pickaxe')];
  const [dragons, shields] = [count(faces, 'dragon'), count(faces, 'shield')];
  const hazards = against(cave_ins, pickaxes) + against(dragons, shields);
  const total = tunnels + treasure + hazards;
  return { sequences, tunnels, gems, doubled, treasure, cave_ins, pickaxes, dragons, shields, hazards, total };
}

/** Sequences from 1 that use each die once, the longest first. */
function sequencesOf(faces: string[]): number[][] {
  const left = Array.from({ length: LONGEST }, (_, k) => faces.filter((face) => face === String(k + 1)).length);
  const runs: number[][] = [];
  while (left[0]! > 0) {
    const gap = left.findIndex((number) => number === 0);
    const length = gap < 0 ? LONGEST : gap;
    for (let k = 0; k < length; k++) left[k]! -= 1;
    runs.push(Array.from({ length }, (_, k) => k + 1));
  }
  return runs;
}

/** Each symbol counts once for each tool, or minus one with none. */
function against(hazards: number, tools: number): number {
  return hazards * (tools || -1) || 0; // never minus zero
}

/** What the dice and the hero show. */
function allFaces(trove: Trove): string[] {
  const hero = HEROES.find((one) => one.key === trove.hero);
  return [...trove.faces, ...(hero?.faces.map(([, face]) => face) ?? [])];
}

/** How many of a symbol the faces show. */
export function count(faces: string[], symbol: FaceSymbol): number {
  const parts = faces.map(partsOf).filter((face) => face.symbol === symbol);
  return sum(parts.map((face) => face.number || 1));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
