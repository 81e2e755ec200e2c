/** What a table says above its board, one thing at a time: what must be answered comes first. */
import { isLate, waitedFor } from '../table/gone';
import type { TableModel } from './table.svelte';

export type Notice = 'lost' | 'skipped' | 'missing' | 'idle' | 'same-dice';

/** `handsOver`: the game itself offers a stand-in for whoever is idle. */
export function noticeOf(table: TableModel, handsOver: boolean): Notice | null {
  const { document, playback } = table;
  const missing = waitedFor(document);
  if (table.link === 'lost') return 'lost';
  if (playback.skipped > 0) return 'skipped';
  if (missing !== null && !playback.isBusy && !(handsOver && document.away.includes(missing))) return 'missing';
  if (isLate(document)) return 'idle';
  return table.isSameDice ? 'same-dice' : null;
}
