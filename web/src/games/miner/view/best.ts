/** The best solo scores of this device, for each number of magic dice at the start. */
import { store, stored } from '../../../device/stored';

export interface Best {
  points: number;
  table: string;
  day: string; // YYYY-MM-DD
}

const KEPT = 5;

/** With how many magic dice a solo table starts: how hard it is. */
export function magicOf(options: Record<string, unknown> | undefined): number {
  return Number(options?.['magic'] ?? 3);
}

/** The list with this score in it, the best first; a table counts once, and one without points was given up. */
export function withScore(list: Best[], score: Best): Best[] {
  const others = list.filter((other) => other.table !== score.table);
  return [...others, score]
    .filter(hasPoints)
    .sort((one, other) => other.points - one.points)
    .slice(0, KEPT);
}

/** Earlier versions kept games without points, too. */
export function bestScores(magic: number): Best[] {
  return stored<Best[]>(`best.miner-solo.${magic}`, []).filter(hasPoints);
}

function hasPoints({ points }: Best): boolean {
  return points > 0;
}

export function keepScore(magic: number, score: Best): Best[] {
  const list = withScore(bestScores(magic), score);
  store(`best.miner-solo.${magic}`, list);
  return list;
}
