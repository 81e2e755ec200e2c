/** How the points of a round are made up, line by line. */
import type { ShownTable } from '../../../model/table/shown.svelte';
import type { GameEvent } from '../../../net/messages';
import { signed } from './choices';
import type { MinerView, SoloNow, TroveNow } from './view';

export const LINES = ['tunnels', 'treasure', 'cave-ins', 'dragons'] as const;
export type LineKey = (typeof LINES)[number];

export interface ScoreLine {
  formula: string; // how it is calculated; empty if that is obvious
  points: number;
}

export interface Scored extends TroveNow {
  seat: number;
  round?: number;
  repeat?: number;
}

export function lineOf(scored: TroveNow, key: LineKey): ScoreLine {
  switch (key) {
    case 'tunnels':
      return { formula: scored.sequences.map((numbers) => numbers.join('–')).join(', '), points: scored.tunnels };
    case 'treasure':
      return { formula: scored.doubled ? `2 × ${scored.gems}` : '', points: scored.treasure };
    case 'cave-ins':
      return against(scored.cave_ins, scored.pickaxes);
    case 'dragons':
      return against(scored.dragons, scored.shields);
  }
}

function against(hazards: number, tools: number): ScoreLine {
  const points = tools > 0 ? tools * hazards : 0 - hazards;
  return { formula: tools > 1 && hazards > 0 ? `${tools} × ${hazards}` : '', points };
}

/** Points for a table: only negative ones have a sign. */
export function plain(points: number): string {
  return points < 0 ? signed(points) : String(points);
}

/** The scorings among these events: of rounds, or to break a tie. */
export function scoringsIn(events: GameEvent[], ...kinds: ('miner-scored' | 'miner-tie-scored')[]): Scored[] {
  const scorings = events.filter((event) => kinds.some((kind) => kind === event.kind));
  return scorings.map((event) => event.arguments as unknown as Scored);
}

/** Everything told up to the moment that is shown. */
export function toldSoFar(table: ShownTable): GameEvent[] {
  return table.history.told.flatMap((step) => step.events);
}

/** What a trove is worth now; for players who are out of the contest, what it scored last. */
export function worthOf(table: ShownTable, view: MinerView, seat: number): TroveNow | SoloNow | null {
  const now = view.players[seat]?.now ?? null;
  const scored = scoringsIn(toldSoFar(table), 'miner-scored', 'miner-tie-scored');
  return now ?? scored.findLast((row) => row.seat === seat) ?? null;
}
