import { gameOf } from '../games/registry';
import type { GameEvent, View } from '../net/messages';
import { settings } from './settings.svelte';

/** Something that takes a while to show, such as payouts. Until it ends, the table is drawn as it was before. */
export interface Scene {
  before: View;
  events: GameEvent[];
}

const ROLL_TIME = 480; // milliseconds that a roll is shown before the next act
const MOST_BEHIND = 2; // acts that may wait behind a roll; with more of them, rolls are skipped

/**
 * Decides what is shown when. Acts are queued, and each waits until the one before has been shown. The board plays a scene
 * and says when it has ended.
 */
export class StageModel {
  scene = $state.raw<Scene | null>(null);
  rolling = $state(false);
  latest = $state.raw<GameEvent[]>([]); // what happened last
  private acts: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `freed` is called when something has been shown and the queue is empty. */
  constructor(private readonly freed: () => void = () => undefined) {}

  /** Is a scene or a roll being shown? */
  get isBusy(): boolean {
    return this.scene !== null || this.timer !== null;
  }

  /** Queue an act. */
  cue(act: () => void): void {
    this.acts.push(act);
    this.goOn();
  }

  /** Show what happened after the view `before`: as a scene or a roll, if the game has one for these events. */
  show(events: GameEvent[], before: View | null): void {
    this.rest();
    this.latest = events;
    if (!before || document.visibilityState === 'hidden') return;
    const game = gameOf(before.game);
    const has = (kinds: string[]): boolean => events.some((event) => kinds.includes(event.kind));
    if (has(game.scenes)) {
      this.scene = { before, events };
    } else if (has(game.rolls) && !settings.reducedMotion) {
      this.rolling = true;
      this.timer = setTimeout(() => this.free(), ROLL_TIME);
    }
  }

  /** The board has shown its scene. */
  endScene(): void {
    if (this.scene) this.free();
  }

  /** Show at once what is still moving. */
  skip(): void {
    if (this.isBusy) this.free();
  }

  /** Stop whatever is being shown. */
  rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.scene = null;
    this.rolling = false;
  }

  private free(): void {
    this.rest();
    this.goOn();
    if (!this.isBusy) this.freed();
  }

  private goOn(): void {
    while (this.scene === null && (this.timer === null || this.acts.length > MOST_BEHIND)) {
      const act = this.acts.shift();
      if (!act) return;
      act();
    }
  }
}
