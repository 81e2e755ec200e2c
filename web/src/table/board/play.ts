import { tick } from 'svelte';
import { play as make, type Sound } from '../../device/sound';
import type { Clock } from '../../model/playback/clock';

/** The parts of a stage that scenes need. */
export interface Parts {
  stage: HTMLElement;
  air: HTMLElement;
}

/** The parts and helpers of a scene in any game. */
export class ScenePlay {
  constructor(
    readonly clock: Clock,
    readonly stage: HTMLElement,
    readonly air: HTMLElement,
    private readonly commitStep: () => Promise<void>,
  ) {}

  /** The table takes its new form. */
  async commit(): Promise<void> {
    await this.commitStep();
    await tick();
  }

  /** Change what is shown, and wait until the page has the new form. */
  async show(change: () => void): Promise<void> {
    change();
    await tick();
  }

  /** Skipped scenes are silent. */
  sound(sound: Sound, strength = 1): void {
    if (!this.clock.isStill) make(sound, strength);
  }

  one(selector: string): HTMLElement | null {
    return this.stage.querySelector<HTMLElement>(selector);
  }

  all(selector: string): HTMLElement[] {
    return [...this.stage.querySelectorAll<HTMLElement>(selector)];
  }
}
