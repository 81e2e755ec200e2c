/**
 * Where luck ended and skill began: what the server finds out about a game that is over (docs/sites/protocol.md, "Luck
 * and skill").
 */
import { attempt } from '../../net/attempt';
import { get } from '../../net/http';
import type { Hint, Question, RefusalBody } from '../../net/messages';
import { gameOf } from '../../catalogue/games';
import { decimal, money, say } from '../../words/language.svelte';
import { signed } from '../../words/numbers';

const PAUSE = 1000; // milliseconds between two requests while the analysis runs

interface Position {
  step: number;
  round: number;
  values: number[]; // by seat
  errors: number[];
}

/** A stroke of luck: position is the one after it. */
interface Moment {
  position: number;
  seat: number;
  change: number;
  error: number;
}

/** A decision that cost something: position is the one before it. */
export interface Mistake {
  position: number;
  seat: number;
  round: number;
  turn: number;
  loss: number;
  error: number;
  score?: number; // what the better choice would have brought of the own score; old reports do not know it
  played: string;
  best: string;
  sentence: Hint['sentence'];
  ask: Question;
}

export type Measure = 'luck' | 'decisions' | 'gifts';

export interface Report {
  game: string;
  unit: 'chance' | 'points';
  result: { scores: number[]; winners: number[] } | null;
  done: boolean;
  progress: number;
  positions: Position[];
  seats: Record<`${Measure}_error`, number>[];
  whole: Record<Measure | 'start' | 'end', number>[]; // rounded so that they add up
  verdict: 'none' | 'luck' | 'decisions' | 'equally';
  moments: Moment[]; // the largest first
  mistakes: Mistake[]; // the costliest first
  looked: boolean; // have all decisions been examined?
}

/** The answer before the first look is done. */
type Answer = Report | Pick<Report, 'done' | 'progress'>;

/** A value in points of 100 to win. */
export function pointsOf(report: Report, value: number): number {
  return (report.unit === 'points' ? 1 : 100) * value;
}

/** Its margin of error in points; 0: it is exact. */
export function doubt(report: Report, error: number): number {
  return error > 0 ? Math.max(1, Math.round(pointsOf(report, error))) : 0;
}

/** A change with its margin of error: `+12 ±3`. */
export function surely(report: Report, points: number, error: number): string {
  const off = doubt(report, error);
  return off > 0 ? `${signed(points)} ±${off}` : signed(points);
}

/** What a mistake cost of the own score; empty where that is not known. Less may win more often: others lose, too. */
export function costInScore(report: Report, { score }: Mistake): string {
  if (score === undefined || report.unit !== 'chance') return '';
  const sign = score < 0 ? '+' : '−';
  const cost = Math.abs(score);
  return gameOf(report.game).inMoney
    ? say('web-analysis-in-money', { by: sign + money(1000 * Math.round(cost / 1000)) })
    : say('web-analysis-in-points', { by: sign + decimal(cost) });
}

/** How a player's chance, or points alone, became what they are: shares that were rounded together. */
export function sumOf(own: Record<Measure | 'start' | 'end', number>, alone: boolean): string {
  const { start, end } = own;
  const parts = { start, end, luck: signed(own.luck), decisions: signed(own.decisions), gifts: signed(own.gifts) };
  return say(alone ? 'web-analysis-sum-alone' : 'web-analysis-sum', parts);
}

/** The analysis of a table's game, asked for until it is done. */
export class AnalysisModel {
  report = $state.raw<Report | null>(null);
  progress = $state(0);
  refusal = $state.raw<RefusalBody | null>(null);
  private isOpen = true;

  constructor(private readonly table: string) {}

  async watch(): Promise<void> {
    while (this.isOpen) {
      this.refusal = await attempt(() => this.look());
      if (this.refusal || this.report?.done) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  close(): void {
    this.isOpen = false;
  }

  private async look(): Promise<void> {
    const answer = await get<Answer>(`/api/tables/${encodeURIComponent(this.table)}/analysis`);
    this.progress = answer.progress;
    if ('positions' in answer) this.report = answer;
  }
}
