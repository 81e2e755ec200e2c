import type { TableModel } from '../../model/live/table.svelte';
import { gameOf } from '../../catalogue/games';
import { has, say } from '../../words/language.svelte';
import { tell } from '../../words/speech';

/** The sentence in the bar while this device has no question. */
export function prompt(table: TableModel): string {
  const shown = table.document.table;
  const view = table.document.view;
  if (!shown || !view) return '';
  if (shown.status === 'abandoned') return say('event-table-abandoned');
  if (shown.status === 'closed') return say('web-closed');
  if (shown.result && shown.seats.length === 1) return say('web-over'); // a solo game has no winner
  if (shown.result) {
    const mine = table.document.mySeats.length === 1 && shown.result.winners.includes(table.document.mySeats[0]!);
    return mine ? say('web-you-won') : tell('web-won', { winners: shown.result.winners }, table.name);
  }
  if (table.privacy.isHidden) return tell('web-curtain', { seat: table.document.seat }, table.name);
  const waiting = shown.waiting;
  if (waiting && table.document.mayDeal) {
    const own = `web-real-${gameOf(shown.game).family}-${waiting.draw.kind}`;
    return tell(has(own) ? own : 'web-type-dice', { seat: waiting.seat }, table.name);
  }
  if (table.mayRoll) return say('web-your-roll');
  if (waiting && waiting.seat >= 0) return tell('web-waits-roll', { seat: waiting.seat }, table.name);
  if (waiting) return say('web-drawing');
  const actor = shown.seats[view.actor];
  if (!actor) return say('web-drawing');
  if (table.choice.sending) return say('web-sending');
  return tell(actor.bot ? 'web-bot-thinks' : 'web-waits-for', { seat: view.actor }, table.name);
}
