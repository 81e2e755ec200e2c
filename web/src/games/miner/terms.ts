/** Arguments of messages about Dice Miner. */
import { say } from '../../words/language.svelte';
import type { Terms } from '../game';
import { partsOf } from './face';

/** What a die shows: a symbol, a symbol and how many of it, or the number of a tunnel. */
export function faceName(face: string): string {
  const { symbol, number } = partsOf(face);
  return say(`face-${symbol}`, { number: number || '' });
}

export const terms: Terms = {
  die_kind: (kind: string) => say(`die-kind-${kind}`),
  hero: (hero: string) => say(`hero-${hero}`),
  face: faceName,
  faces: (faces: string[]) => faces.map(faceName).join(', '),
};
