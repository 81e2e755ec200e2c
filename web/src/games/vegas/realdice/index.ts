import { money } from '../../../words/language.svelte';
import type { NameOf } from '../../../words/speech';
import { tileName } from '../view/terms';
import type { Look } from './plan';

export { default as Picture } from './Picture.svelte';
export { plan } from './plan';

export function inWords(look: Look, name: NameOf): string {
  switch (look.as) {
    case 'pips':
      return String(look.face);
    case 'card':
      return money(look.amount);
    case 'tile':
      return tileName(look.key);
    case 'seat':
      return name(look.seat);
  }
}
