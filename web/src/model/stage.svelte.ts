import { gameOf } from '../games/registry';
import type { GameEvent, View } from '../net/messages';
import { settings } from './settings.svelte';

/** Something that is shown in its own time, before the table is shown as it stands now: payouts, say. */
export interface Scene {
  before: View;
  events: GameEvent[];
}

const ROLL_TIME = 480; // milliseconds that a roll is looked at before what follows is shown
const MOST_BEHIND = 2; // further behind, the stage jumps to now

/**
 * What is to be seen, and when: one thing after the other. Acts wait until the one before has been shown. A board shows a
 * scene and ends it.
 */
export class StageModel {
  scene = $state.raw<Scene | null>(null);
  rolling = $state(false);
  latest = $state.raw<GameEvent[]>([]); // what happened last
  private acts: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `freed` is called when something has been shown, and nothing that waited took its place. */
  constructor(private readonly freed: () => void = () => undefined) {}

  /** Is something shown that takes its time? */
  get isBusy(): boolean {
    return this.scene !== null || this.timer !== null;
  }

  /** Do it when its turn comes. */
  cue(act: () => void): void {
    this.acts.push(act);
    this.goOn();
  }

  /** What happened after `before`, as a scene or a roll if the game has one for it. */
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

  /** Nothing moves any more. */
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
