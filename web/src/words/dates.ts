/** Days as people write them. They are those of the server, by UTC. */
import { currentWords } from './language.svelte';

export function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(currentWords()?.locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}
