/** People whose connection is gone. */
import { isSlow } from '../words/options';
import type { DocumentModel } from './document.svelte';

/** Is a person to play here who is not connected, and for whom no bot plays yet? In a game over days that is usual. */
export function isGone({ table, online, mySeats }: DocumentModel, seat: number): boolean {
  const sits = table?.seats[seat];
  return table?.status === 'playing' && !isSlow(table.clock) && sits?.kind === 'person' && sits.bot === null && !online.includes(seat) && !mySeats.includes(seat);
}

/** Has a person who is connected let the others wait for so long that they count as away? */
export function isIdle({ table, away, mySeats }: DocumentModel, seat: number): boolean {
  const sits = table?.seats[seat];
  return table?.status === 'playing' && sits?.kind === 'person' && sits.bot === null && away.includes(seat) && !mySeats.includes(seat);
}

/** The person for whom this table waits, and who is not there or idle; null: nobody, or it is not for this device to say. */
export function waitedFor(document: DocumentModel): number | null {
  const { view, mySeats, table } = document;
  const seat = table?.waiting && table.waiting.seat >= 0 ? table.waiting.seat : (view?.actor ?? -1);
  return mySeats.length > 0 && (isGone(document, seat) || isIdle(document, seat)) ? seat : null;
}
