/** People who have lost their connection, or are idle. */
import { isSlow } from '../../words/durations';
import type { DocumentModel } from './document.svelte';

/** Is the seat's person disconnected, with no bot standing in? Not counted in games over days, where that is normal. */
export function isGone({ table, online, mySeats }: DocumentModel, seat: number): boolean {
  const sits = table?.seats[seat];
  return (
    table?.status === 'playing' &&
    !isSlow(table.clock) &&
    sits?.kind === 'person' &&
    sits.bot === null &&
    !online.includes(seat) &&
    !mySeats.includes(seat)
  );
}

/** Is the seat's person connected, but idle for so long that they count as away? */
export function isIdle({ table, away, mySeats }: DocumentModel, seat: number): boolean {
  const sits = table?.seats[seat];
  return (
    table?.status === 'playing' &&
    sits?.kind === 'person' &&
    sits.bot === null &&
    away.includes(seat) &&
    !mySeats.includes(seat)
  );
}

/** Is it this device that lets the others wait for long, with no bot standing in? */
export function isLate({ isPlaying, mySeats, away, table }: DocumentModel): boolean {
  return isPlaying && mySeats.some((seat) => away.includes(seat) && !table?.seats[seat]?.bot);
}

/** The disconnected or idle person the table waits for; null: none, or this device has no seat. */
export function waitedFor(document: DocumentModel): number | null {
  const { view, mySeats, table } = document;
  const seat = table?.waiting && table.waiting.seat >= 0 ? table.waiting.seat : (view?.actor ?? -1);
  return mySeats.length > 0 && (isGone(document, seat) || isIdle(document, seat)) ? seat : null;
}
