import { say } from '../../../words/language.svelte';
import type { NameOf } from '../../../words/speech';
import { faceName } from '../terms';
import type { Look } from './plan';

export { default as Picture } from './Picture.svelte';
export { plan } from './plan';

export function inWords(look: Look, name: NameOf): string {
  if (look.as === 'seat') return name(look.seat);
  return say('web-miner-die', { face: faceName(look.face), kind: say(`die-kind-${look.kind}`) });
}
