/**
 * Questions of a solo game that are answered on a sheet: the face of a wild Beer, or its last one, in the chest or not,
 * refill, stop.
 */
import { targetOf } from '../../view/choices';
import type { MineModel } from './mine.svelte';
import { onlySet } from './wild';

export type SheetKind = 'set' | 'chest' | 'refill' | 'stop' | 'wild';

export function sheetOf(mine: MineModel): SheetKind | null {
  if (mine.may('set')) return 'set';
  if (mine.may('keep')) return 'chest';
  const verb = mine.picked?.verb;
  if (verb === 'take' && onlySet(mine, Number(targetOf(mine.picked!, 'die')))) return 'wild';
  return verb === 'refill' || verb === 'stop' ? verb : null;
}
