import type { ShownTable } from '../../../model/table/shown.svelte';
import type { MinerWhy } from '../../../net/api';
import type { Choice } from '../../../net/messages';
import { tellReasons } from '../../../words/speech';

/** The engine's first reason for a choice at this table: for its die, or for itself. */
export function reason(table: ShownTable, { action, targets }: Choice): string {
  const whys = table.document.why as MinerWhy | null;
  const die = Number(targets.find((target) => target.startsWith('die:'))?.slice(4) ?? -1);
  const lines = [
    whys?.choices.find((told) => told.action === action)?.lines,
    whys?.dice.find((told) => told.die === die)?.lines,
  ];
  return (
    tellReasons(
      lines.flatMap((told) => told ?? []),
      table.name,
    )[0] ?? ''
  );
}
