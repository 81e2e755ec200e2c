import type { GameEvent, History, Operation, View } from '../net/messages';
import { patched } from '../net/patch';
import { isOfTable, withTableLines, type Line } from './lines';

/** One step of the game: what happened, and how the table stood afterwards. */
export interface Step {
  events: GameEvent[];
  view: View;
}

/** What an update tells, and the version that it leads to. */
interface Told {
  version: number;
  events: GameEvent[];
  patch: Operation[];
}

/** The game so far: for the log, and to look back at. */
export class HistoryModel {
  start = $state.raw<View | null>(null);
  steps = $state.raw<Step[]>([]);
  lines = $state.raw<Line[]>([]);
  at = $state<number | null>(null); // the step that is looked at, -1 for the start; null: the newest
  private meanwhile: Told[] | null = null; // updates that came during a reload
  private reloads = 0;

  /** The steps up to the one that is looked at. */
  get told(): Step[] {
    return this.at === null ? this.steps : this.steps.slice(0, this.at + 1);
  }

  /** The table after the step that is looked at. */
  get view(): View | null {
    const step = this.at ?? this.steps.length - 1;
    return this.steps[step]?.view ?? this.start;
  }

  /** Look at the table after that step; null: at the present. */
  lookBack(step: number | null): void {
    this.at = step !== null && step < this.steps.length - 1 ? step : null;
  }

  /** The whole game, from its start. */
  show(history: History): void {
    this.start = history.start;
    this.steps = stepsOf(history);
    this.lines = this.steps.flatMap(({ events }, step) => events.map((event) => ({ event, step })));
  }

  add({ events }: Told, view: View | null): void {
    let step: number | undefined;
    if (view && events.some((event) => !isOfTable(event))) {
      this.start ??= view;
      step = this.steps.length;
      this.steps = [...this.steps, { events, view }];
    }
    this.lines = [...this.lines, ...events.map((event) => ({ event, step }))];
  }

  /** Add an update; during a reload it is also kept, to be added again afterwards. */
  hear(told: Told, view: View | null): void {
    this.meanwhile?.push(told);
    this.add(told, view);
  }

  /** Get the game from the server again. Lines about the table, which are not in it, stay, and so do updates that came meanwhile. */
  async reload(ask: () => Promise<History | null>): Promise<void> {
    const before = this.lines;
    const number = (this.reloads += 1);
    this.meanwhile = [];
    const history = await ask();
    if (number !== this.reloads) return; // a later reload replaces this one
    const meanwhile = this.meanwhile;
    this.meanwhile = null;
    if (!history) return;
    this.show(history);
    this.lines = withTableLines(this.lines, before);
    let document = { view: this.steps.at(-1)?.view ?? history.start };
    for (const told of meanwhile) {
      const isNew = told.version > history.version;
      if (isNew) document = patched(document, ofView(told.patch));
      this.add(isNew ? told : { ...told, events: told.events.filter(isOfTable) }, isNew ? document.view : null);
    }
  }
}

export function stepsOf(history: History): Step[] {
  let document = { view: history.start };
  return history.steps.map(({ events, patch }) => {
    document = patched(document, patch);
    return { events, view: document.view };
  });
}

function ofView(patch: Operation[]): Operation[] {
  return patch.filter(({ path }) => path === '/view' || path.startsWith('/view/'));
}
