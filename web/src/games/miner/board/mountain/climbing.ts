/** Where players stand on the rock while points are counted. */
import type { Counting } from '../state/showing.svelte';

const WIDTH = 12; // of the mountain, in half dice
const RISE = 3.3; // from the lowest to the highest, in half dice
const LEAST = 20; // points that the whole rise stands for at least

/** How high a total stands, in half dice. */
export function heightOf(total: number, { low, high }: Pick<Counting, 'low' | 'high'>): number {
  return ((total - low) / Math.max(LEAST, high - low)) * RISE;
}

/** From left to right, in half dice: the own seat in the middle, the others around it. */
export function placesOf(seats: number[], me: number): Record<number, number> {
  const others = seats
    .filter((seat) => seat !== me)
    .sort((one, other) => ((one - me + seats.length) % seats.length) - ((other - me + seats.length) % seats.length));
  const right = others.slice(0, Math.ceil(others.length / 2));
  const left = others.slice(right.length).reverse();
  const order = [...left, ...(seats.includes(me) ? [me] : []), ...right];
  const apart = Math.min(order.length === 2 ? 4.2 : 2.6, (WIDTH - 4) / Math.max(1, order.length - 1));
  return Object.fromEntries(order.map((seat, place) => [seat, WIDTH / 2 + (place - (order.length - 1) / 2) * apart]));
}
