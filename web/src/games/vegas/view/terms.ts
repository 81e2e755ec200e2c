/** Arguments of messages about Las Vegas. */
import { listed, money, say } from '../../../words/language.svelte';
import type { NameOf } from '../../../words/speech';
import type { Terms } from '../../../words/speech';

export function tileName(key: string): string {
  return say(`tile-${key.replaceAll('_', '-')}`);
}

/** What was rolled, such as `1 1 6 big 3`, with the word for the big die. */
function rolled(dice: string): string {
  return dice.replace(/big (\d)/, (_, number: string) => say('dice-big', { number }));
}

function seat(number: number, name: NameOf): string {
  return name(number);
}

export const terms: Terms = {
  owner: seat,
  guesser: seat,
  picker: seat,
  parted_by: seat,
  dice: (dice: unknown) => (typeof dice === 'string' ? rolled(dice) : undefined), // else it is how many
  cards: (cards: number[][]) => cards.map((pair) => pair.map((card) => money(card)).join(' + ')).join(', '),
  tile: tileName,
  tiles: (keys: string[]) => listed(keys.map(tileName)),
};
