import type { History, TableShown } from '../net/messages';
import { settings } from './settings.svelte';
import { ShownTable } from './shown.svelte';

const PAUSE = 1400; // milliseconds between two steps, at normal speed
const SHORTEST = 480; // long enough for a roll, at any speed

/** A game that is replayed step by step. Nothing can be chosen, and the board draws every step as the present. */
export class ReplayModel extends ShownTable {
  playing = $state(false);
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(table: TableShown, history: History, seat: number | null) {
    super(table.id);
    this.history.at = -1;
    this.load(table, history, seat);
  }

  /** Show the game as another seat saw it, at the same step. */
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
    this.stage.latest = this.history.steps[this.at]?.events ?? [];
    if (this.playing) this.wait();
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
    if (this.playing && !this.stage.scene) this.wait();
  }

  close(): void {
    this.pause();
  }

  /** The next step, with its roll or its scene. */
  private advance(): void {
    const before = this.history.view;
    this.rest();
    if (this.at >= this.last) return this.pause();
    this.moveTo(this.at + 1);
    const { events } = this.history.steps[this.at]!;
    this.stage.show(events, settings.reducedMotion ? null : before);
    if (!this.stage.scene) this.wait(); // else when the board has shown it
  }

  protected override freed(): void {
    if (this.timer === null) this.wait();
  }

  private moveTo(step: number): void {
    this.history.at = step;
    this.document.view = this.history.view;
  }

  private wait(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.playing ? this.advance() : this.rest()), Math.max(SHORTEST, PAUSE / this.speed));
  }

  private rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.stage.rest();
  }
}
