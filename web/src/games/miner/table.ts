import type { View } from '../../net/messages';

export { default as Board } from './board/Board.svelte';
export { default as Scores } from './board/score/Scores.svelte';
export { default as Place } from './board/Place.svelte';
export { log } from './board/log/log';
export { isLaidOnBoard as deals } from './board/state/mine.svelte';
export { keys, label, name } from './view/choices';
export { reason } from './view/reason';

/** The rules of the solo game, or those for several players. What the dice are is said in both. */
export function concerns(section: string, view: View): boolean {
  const isShared = ['faces', 'mountain'].includes(section);
  return isShared || section.startsWith('solo') === (view.game === 'miner-solo');
}

/** Where a lesson finds what it speaks about. */
export function lit(target: string): string {
  const [kind, of] = target.split(':');
  switch (kind) {
    case 'die':
      return `[data-die="${of}"]`;
    case 'group':
      return `[data-group="${of}"][data-seat="0"]`;
    case 'buttons': // where one confirms, and where it says what would follow
      return '.actions, .card.paper, .bar, [data-sheet]';
    case 'others': // that are read, too; on phones words stand over the others' boards
      return '.mountain [data-die], .wide .board, .wide .question';
    case 'me':
      return '[data-me]';
    case 'asking':
      return '[data-sheet]';
    default:
      return `[data-place="${target}"]`;
  }
}
