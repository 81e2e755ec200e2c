import type { Choice, History, TableShown } from '../../net/messages';
import { settings } from '../../device/settings.svelte';
import { ShownTable } from '../table/shown.svelte';

const PAUSE = 1400; // milliseconds between two steps, at normal speed

/** A decision to comment on: the choice that was made on the table after this step. */
export interface Decision {
  step: number;
  choice: Choice | null;
  words: string;
  tryOut: () => void; // at a table of one's own
}

/** A game to step through, where nothing can be chosen. For the board each step is the present. */
export class ReplayModel extends ShownTable {
  playing = $state(false);
  speed = $state(1);
  decisions = $state.raw<Decision[]>([]); // decisions worth a comment, once the game was analysed
  private run = 0; // counts jumps: what was to be shown before one is not shown after it

  constructor(table: TableShown, history: History, seat: number | null) {
    super(table.id);
    this.history.at = -1;
    this.load(table, history, seat);
    this.goTo(this.opening);
  }

  /** The first step after which somebody is asked; the table is empty before it. */
  private get opening(): number {
    return this.history.steps.findIndex(({ view }) => (view as { actor: number }).actor >= 0);
  }

  /** The game as another seat saw it; the place in it stays. */
  load(table: TableShown, history: History, seat: number | null): void {
    this.document.show({ table, view: history.start });
    this.document.online = table.seats.map((_, number) => number);
    this.document.seat = seat;
    this.history.show(history);
    this.goTo(this.at);
  }

  override get isPast(): boolean {
    return false;
  }

  override get decision(): Decision | null {
    return this.playback.isBusy ? null : (this.decisions.find(({ step }) => step === this.at) ?? null);
  }

  /** The step after which the table is shown; -1: before the first. */
  get at(): number {
    return this.history.at ?? -1;
  }

  get last(): number {
    return this.history.steps.length - 1;
  }

  /** Show the table after that step, at once. */
  goTo(step: number): void {
    this.rest();
    this.moveTo(Math.max(-1, Math.min(step, this.last)));
    this.playback.latest = this.history.steps[this.at]?.events ?? [];
    if (this.playing) void this.pauseAndAdvance(this.run);
  }

  lookBack(step: number | null): void {
    this.pause();
    this.goTo(step ?? this.last);
  }

  step(by: number): void {
    this.lookBack(this.at + by);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.last) this.goTo(-1);
    else this.advance();
  }

  pause(): void {
    this.playing = false;
    this.rest();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (!this.playing || this.playback.isBusy) return;
    this.run += 1;
    void this.pauseAndAdvance(this.run);
  }

  close(): void {
    this.pause();
    this.playback.close();
  }

  /** The next step, with its scene. */
  private advance(): void {
    if (this.at >= this.last) return this.pause();
    const [step, run] = [this.at + 1, this.run];
    const { events, view } = this.history.steps[step]!;
    this.playback.cue({
      events: settings.reducedMotion ? [] : events,
      isKept: true,
      after: () => view,
      commit: () => {
        if (run === this.run) this.moveTo(step);
      },
    });
  }

  protected override freed(): void {
    void this.pauseAndAdvance(this.run);
  }

  private moveTo(step: number): void {
    this.choice.refusal = null;
    this.history.at = step;
    this.document.view = this.history.view;
  }

  /** Show each step for a while before the next one. */
  private async pauseAndAdvance(run: number): Promise<void> {
    if (!this.playing) return;
    await this.playback.wait(PAUSE / this.speed);
    if (this.playing && run === this.run && !this.playback.isBusy) this.advance();
  }

  /** Nothing moves any more. */
  private rest(): void {
    this.run += 1;
    this.playback.endScene();
  }
}
