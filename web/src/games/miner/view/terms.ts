/** Arguments of messages about Dice Miner. */
import { decimal, say } from '../../../words/language.svelte';
import { signed } from '../../../words/numbers';
import type { Terms } from '../../../words/speech';
import { partsOf } from './face';

export { signed };

/** A face: a symbol, a symbol and its number, or the number of a tunnel. */
export function faceName(face: string): string {
  const { symbol, number } = partsOf(face);
  return say(`face-${symbol}`, { number: number || '' });
}

/** A die of the mountain as the engine names it: by its face, and by its place there if others show the same. */
export interface Named {
  face: string;
  place?: 'left' | 'right' | 'above' | 'below' | 'row';
  row?: number;
  number?: number;
}

export function nameOf({ face, place, row, number }: Named): string {
  if (!place) return faceName(face);
  return say(
    `die-miner-${place}`,
    place === 'row' ? { face: faceName(face), row: row!, number: number! } : { face: faceName(face) },
  );
}

/** The old and new face of a rerolled die. */
function change([was, now]: [string, string]): string {
  return was === now
    ? say('die-miner-again', { face: faceName(now) })
    : say('die-miner-became', { before: faceName(was), face: faceName(now) });
}

/** An average with its sign, to a tenth: a sum, and the number of rolls that it is divided by. */
export function signedMean([total, rolls]: readonly [number, number]): string {
  const tenths = Math.floor((20 * Math.abs(total) + rolls) / (2 * rolls)); // a half is rounded up
  const sign = tenths === 0 ? '±' : total > 0 ? '+' : '−';
  return tenths % 10 === 0 ? `${sign}${tenths / 10}` : `${sign}${decimal(tenths / 10)}`;
}

/** The tunnels of a sequence: 1-2-3. */
function sequence(numbers: number[]): string {
  return numbers.join('-');
}

export const terms: Terms = {
  die_kind: (kind: string) => say(`die-kind-${kind}`),
  hero: (hero: string) => say(`hero-${hero}`),
  face: faceName,
  faces: (faces: string[]) => faces.map(faceName).join(', '),
  which: nameOf,
  changes: (changes: [string, string][]) => changes.map(change).join(', '),
  joined: sequence,
  waiting: sequence,
  whole: sequence,
  change: signed,
  instead: signed,
  signed_from: signed,
  signed_to: signed,
  mean: signedMean,
};
