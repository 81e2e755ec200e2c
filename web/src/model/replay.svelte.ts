import { gameOf } from '../games/registry';
import type { GameEvent, History, Question, TableShown, View } from '../net/messages';
import { patched } from '../net/patch';
import type { BoardTable, LogTable } from './board';
import { nameAt } from './names';
import { settings } from './settings.svelte';
import type { Line } from './lines';
import type { Scene, Step } from './table.svelte';

const PAUSE = 1400; // milliseconds between two steps, at normal speed
const ROLL_TIME = 480;

/** A game to look at: it is stepped through, and nothing can be chosen. */
export class ReplayModel implements BoardTable {
  table = $state.raw<TableShown>({} as TableShown);
  start = $state.raw<View | null>(null);
  all = $state.raw<Step[]>([]);
  at = $state(-1); // the step after which the table is shown; -1: before the first
  seat = $state<number | null>(null); // through whose eyes
  playing = $state(false);
  speed = $state(1);
  scene = $state.raw<Scene | null>(null);
  rolling = $state(false);
  latest = $state.raw<GameEvent[]>([]);

  // What is only for whoever plays.
  readonly past: number | null = null; // the log looks back, the board sees each step as the present
  readonly mySeats: number[] = [];
  readonly isHotSeat = false;
  readonly showsOwn = true;
  readonly asked: Question | null = null;
  readonly isMyTurn = false;
  readonly mayRoll = false;
  picked: number | null = null;
  looked: number | null = null;
  draft: unknown = null;

  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(table: TableShown, history: History, seat: number | null) {
    this.show(table, history, seat);
  }

  /** The game as another seat saw it; the place in it stays. */
  show(table: TableShown, history: History, seat: number | null): void {
    const steps: Step[] = [];
    let document = { view: history.start };
    for (const step of history.steps) {
      document = patched(document, step.patch);
      steps.push({ events: step.events, view: document.view });
    }
    this.table = table;
    this.seat = seat;
    this.start = history.start;
    this.all = steps;
    this.goTo(Math.min(this.at, this.last));
  }

  get last(): number {
    return this.all.length - 1;
  }

  get view(): View | null {
    return this.scene?.before ?? this.viewAt(this.at);
  }

  /** What has happened up to here. */
  get steps(): Step[] {
    return this.all.slice(0, this.at + 1);
  }

  get id(): string {
    return this.table.id;
  }

  get online(): number[] {
    return this.table.seats.map((_, number) => number);
  }

  /** For the log all steps are there, and the one that is shown is marked. */
  get log(): LogTable {
    const lines = this.all.flatMap((step, number): Line[] => step.events.map((event) => ({ event, step: number })));
    return { lines, name: this.name, past: this.at, lookBack: (step) => this.lookBack(step) };
  }

  name = (seat: number): string => nameAt(this.table, seat);

  /** Show the table after that step, at once. */
  goTo(step: number): void {
    this.rest();
    this.at = Math.max(-1, Math.min(step, this.last));
    this.latest = this.all[this.at]?.events ?? [];
    if (this.playing) this.wait();
  }

  lookBack(step: number | null): void {
    this.pause();
    this.goTo(step ?? this.last);
  }

  step(by: number): void {
    this.pause();
    this.goTo(this.at + by);
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
    if (this.playing && !this.scene) this.wait();
  }

  endScene(): void {
    if (!this.scene) return;
    this.scene = null;
    this.wait();
  }

  skip(): void {
    this.endScene();
  }

  close(): void {
    this.pause();
  }

  /** The next step, with its roll or its scene. */
  private advance(): void {
    const before = this.viewAt(this.at);
    this.rest();
    if (this.at >= this.last) return this.pause();
    this.at += 1;
    const events = this.all[this.at]!.events;
    const game = gameOf(this.table.game);
    const has = (kinds: string[]): boolean => events.some((event) => kinds.includes(event.kind));
    this.latest = events;
    if (before && !settings.reducedMotion && has(game.scenes)) {
      this.scene = { before, events }; // the board ends it
    } else {
      this.rolling = !settings.reducedMotion && has(game.rolls);
      this.wait();
    }
  }

  private wait(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.playing ? this.advance() : this.rest()), Math.max(ROLL_TIME, PAUSE / this.speed));
  }

  /** Nothing moves any more. */
  private rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.scene = null;
    this.rolling = false;
  }

  private viewAt(step: number): View | null {
    return this.all[step]?.view ?? this.start;
  }

  // Nothing can be chosen.
  choose(): void {}
  setDraft(): void {}
  cancel(): void {}
  why(): void {}
  roll(): void {}
}
