import type { TableShown } from '../../net/messages';

/** Can luck and decisions of this game be told? Not while somebody has the same dice before them. */
export function isAnalysed({ status, seal }: Pick<TableShown, 'status' | 'seal'>): boolean {
  return status === 'over' && seal?.secret !== null;
}
