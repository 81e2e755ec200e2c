import type { VegasView } from '../../net/api';
import type { ShownTable } from '../../model/table/shown.svelte';
import type { GameEvent, Question, View } from '../../net/messages';
import { say } from '../../words/language.svelte';
import { tellingOf } from './realdice/telling';
import { kindOf } from './view/view';

export { default as Board } from './board/Board.svelte';
export { default as Facts } from './board/log/Facts.svelte';
export { keys } from './board/keys';
export { log } from './board/log/log';
export { label, name } from './view/labels';

/** Rolls and money cards are entered on the board; tiles, black dice and the starting player have a form. */
export function deals({ document }: ShownTable): boolean {
  return document.table !== null && document.view !== null && tellingOf(document.table, document.view) !== null;
}

export const handsOver = true;
export const tellsHints = true;

export function progress(view: View): { at: number; of: number } | null {
  const { round, rounds } = view as VegasView;
  return round > 0 ? { at: round, of: rounds } : null;
}

/** Payouts, the beat between two rounds, the end. */
export function sceneName(events: GameEvent[], view: View): string {
  const { round, actor } = view as VegasView;
  if (events.some(({ kind }) => kind === 'vegas-cards')) return say('web-vegas-round-begins', { round: round || 1 });
  // the table may show the next round already
  const paid = events.find(({ kind }) => kind === 'vegas-payouts')?.arguments['round'];
  return actor === -2 ? say('web-over') : say('web-vegas-payouts', { round: Number(paid ?? round) });
}

export function brief(question: Question): string {
  const kind = kindOf(question);
  return kind ? say(`web-vegas-short-${kind}`) : '';
}

/** Only the tiles that lie here; nothing about tiles if there are none. */
export function concerns(section: string, view: View): boolean {
  const { tiles, players } = view as VegasView;
  if (section.startsWith('tile-')) return tiles.some(({ key }) => section === `tile-${key.replaceAll('_', '-')}`);
  if (section === 'two-players') return players.length === 2;
  return tiles.length > 0 || !['royale', 'rewards', 'round-end'].includes(section);
}

/** The same tiles; which they are may have been left to chance here. */
export function alike(view: View): Record<string, unknown> {
  const { tiles } = view as VegasView;
  return tiles.length > 0 ? { tiles: tiles.map(({ key }) => key) } : {};
}

/** Where a lesson finds what it speaks about. */
export function lit(target: string): string {
  const [kind, of] = target.split(':');
  switch (kind) {
    case 'casino':
      return `[data-casino="${of}"]`;
    case 'tile':
      return `[data-tile="${of}"]`;
    case 'seat':
      return `[data-player="${of}"]`;
    case 'asking':
      return '[data-asking]';
    case 'buttons': // the button that confirms, and the line that says what would follow
      return '.dealer';
    case 'roll':
      return '[data-do="roll"]';
    case 'pass':
      return '.dealer [data-do="choice"]';
    default:
      return `[data-place="${target}"]`;
  }
}
