import type { TableShown } from '../../net/messages';

/** Can luck and decisions of this game be shown? Not while others still have to play the same dice. */
export function isAnalysed({ status, seal }: Pick<TableShown, 'status' | 'seal'>): boolean {
  return status === 'over' && seal?.secret !== null;
}
