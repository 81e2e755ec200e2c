/** Help in place: what a thing on the table is, and where the rules explain it. */
import type { HelpText } from '../../../stage/HelpTip.svelte';
import { say } from '../../../words/language.svelte';

const SECTIONS: Record<string, string> = {
  'dice-left': 'vegas/turn',
  chips: 'vegas/royale',
  cards: 'vegas/end',
  money: 'vegas/end',
  casino: 'vegas/payouts',
  closed: 'vegas/tile-no-entry',
  neutral: 'vegas/two',
  grey: 'vegas/tile-block-it',
  bank: 'vegas/royale',
};

/** `chips`, or `tile:KEY`. */
export function helpOn(key: string): HelpText | null {
  const [name = '', tile] = key.split(':');
  if (tile) {
    const message = `tile-${tile.replaceAll('_', '-')}`;
    return { text: say(`${message}.help`), section: `vegas/${message}` };
  }
  const section = SECTIONS[name];
  return section ? { text: say(`web-vegas-help-${name}`), section } : null;
}
