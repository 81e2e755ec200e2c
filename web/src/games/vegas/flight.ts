/** Dice fly from the roll to the casino in which they now lie. */
import { cubicOut } from 'svelte/easing';
import { fade, type TransitionConfig } from 'svelte/transition';
import { settings } from '../../model/settings.svelte';

const MOVE = 240; // milliseconds

export function moveTime(): number {
  return settings.reducedMotion ? 0 : MOVE;
}

/** The id of a die for its flight: the same in the roll and in the casino. */
export function flightKey(owner: number, casino: number, kind: 'small' | 'big' | 'black', place: number): string {
  return `${owner} ${casino} ${kind} ${place}`;
}

const left = new Map<string, DOMRect>(); // where the dice of the last roll lay

/** Remember where the dice lie that may fly next. */
export function remember(dice: Iterable<HTMLElement>): void {
  left.clear();
  for (const die of dice) left.set(die.dataset['flight']!, die.getBoundingClientRect());
}

/** A die flies in from its old place; one without an old place fades in. */
export function arrive(node: HTMLElement, { key }: { key: string }): TransitionConfig {
  const from = left.get(key);
  left.delete(key);
  if (!from || from.width === 0) return fade(node, { duration: moveTime() / 2 });
  const to = node.getBoundingClientRect();
  const right = from.left + from.width / 2 - to.left - to.width / 2;
  const down = from.top + from.height / 2 - to.top - to.height / 2;
  const size = from.width / to.width - 1;
  return {
    duration: moveTime(),
    easing: cubicOut,
    css: (_, far) => `transform: translate(${right * far}px, ${down * far}px) scale(${1 + size * far})`,
  };
}
