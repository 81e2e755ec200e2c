import type { GameEvent, History, View } from '../../net/messages';
import { patched } from '../../net/patch';
import { isOfTable, withTableLines, type LogLine } from './lines';

/** One step of the game: what happened, and how the table stood afterwards. */
export interface HistoryStep {
  events: GameEvent[];
  view: View;
}

/** The game so far: for the log, and to look back at. */
export class HistoryModel {
  start = $state.raw<View | null>(null);
  steps = $state.raw<HistoryStep[]>([]);
  lines = $state.raw<LogLine[]>([]);
  at = $state<number | null>(null); // the step that is looked at, -1 for the start; null: the newest
  event = $state.raw<GameEvent | null>(null); // the thing that is viewed in that step

  /** The steps up to the one that is looked at. */
  get told(): HistoryStep[] {
    return this.at === null ? this.steps : this.steps.slice(0, this.at + 1);
  }

  /** The table after the step that is looked at. */
  get view(): View | null {
    const step = this.at ?? this.steps.length - 1;
    return this.steps[step]?.view ?? this.start;
  }

  /** The table before and after a step. */
  around(step: number | undefined): { before: View | null; after: View | null } {
    if (step === undefined) return { before: null, after: null };
    return { before: this.steps[step - 1]?.view ?? this.start, after: this.steps[step]?.view ?? null };
  }

  /** Look at the table after that step; null: at the present. */
  lookBack(step: number | null, event: GameEvent | null = null): void {
    const isPast = step !== null && step >= 0 && (step < this.steps.length - 1 || event !== null);
    this.at = isPast ? step : null;
    this.event = isPast ? event : null;
  }

  /** The whole game, from its start; or its first steps. */
  show(history: History, steps = stepsOf(history)): void {
    this.start = history.start;
    this.steps = steps;
    this.lines = this.steps.flatMap(({ events }, step) => events.map((event) => ({ event, step })));
  }

  /**
   * The game again, as the server tells it; what it knows nothing of, lines about the table, stays. The last steps,
   * which will be told later, are left out, and so is everything from the first step on that was not seen: those are
   * returned.
   */
  take(history: History, later: number, seen: number | null): HistoryStep[] {
    const before = this.lines;
    const { start, steps } = told(history);
    steps.splice(steps.length - later);
    this.show({ ...history, start }, steps.splice(0, seen ?? steps.length));
    this.lines = withTableLines(this.lines, before);
    return steps;
  }

  add(events: GameEvent[], view: View | null): void {
    let step: number | undefined;
    if (view && events.some((event) => !isOfTable(event))) {
      this.start ??= view;
      step = this.steps.length;
      this.steps = [...this.steps, { events, view }];
    }
    this.lines = [...this.lines, ...events.map((event) => ({ event, step }))];
  }
}

/**
 * Only steps that tell something are counted, as in `add`: the table after one that does not is that after the step
 * before it.
 */
function told(history: History): { start: View; steps: HistoryStep[] } {
  let start = history.start;
  const steps: HistoryStep[] = [];
  for (const step of stepsOf(history)) {
    const last = steps.at(-1);
    if (step.events.length > 0) steps.push(step);
    else if (last) last.view = step.view;
    else start = step.view;
  }
  return { start, steps };
}

export function stepsOf(history: History): HistoryStep[] {
  let document = { view: history.start };
  return history.steps.map(({ events, patch }) => {
    document = patched(document, patch);
    return { events, view: document.view };
  });
}
