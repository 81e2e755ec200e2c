/** What was brought home alone, in the rows that count. */
import type { View } from '../../../../net/messages';
import { say } from '../../../../words/language.svelte';
import type { ScorePart } from '../../../../catalogue/after';
import { rowsOf, type Row } from '../../view/trove';
import { isSolo, type MinerView } from '../../view/view';

export function countedRows(view: View): Row[] {
  const mine = view as MinerView;
  return isSolo(mine)
    ? rowsOf(mine.players[0], mine.players[0].now).filter(({ points }) => points !== null && points > 0)
    : [];
}

export function titleOf(key: Row['key']): string {
  return key === 'tunnels' ? say('web-mine-straights') : say(`web-miner-row-${key}`);
}

export function shares(view: View): ScorePart[] {
  return countedRows(view).map(({ key, points }) => ({ key, title: titleOf(key), points: points ?? 0 }));
}
