/** Dice fly from where they lay to where they lie now. */
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { settings } from '../../model/settings.svelte';

const MOVE = 240; // milliseconds

export function moveTime(): number {
  return settings.reducedMotion ? 0 : MOVE;
}

export const [send, receive] = crossfade({
  duration: moveTime,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: moveTime() / 2 }),
});

/** The name of a die in flight: the same in the roll and in the casino that it goes to. */
export function flightKey(owner: number, casino: number, kind: 'small' | 'big' | 'black', place: number): string {
  return `${owner} ${casino} ${kind} ${place}`;
}
