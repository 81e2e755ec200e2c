import { tick } from 'svelte';
import type { Clock } from '../../../../stage/clock';
import type { GameEvent } from '../../../../net/messages';
import type { VegasView } from '../../../../net/api';
import type { BoardModel } from '../../board.svelte';

/** A step of the game to be shown. */
export interface VegasStep {
  before: VegasView;
  after: VegasView;
  events: GameEvent[];
}

/** What a scene is played with. */
export class Play {
  constructor(
    readonly board: BoardModel,
    readonly clock: Clock,
    readonly stage: HTMLElement,
    readonly air: HTMLElement,
    private readonly commitStep: () => Promise<void>,
    private readonly middle: VegasView | null, // with the last dice of a round on it, before it is paid out
  ) {}

  get showing(): BoardModel['showing'] {
    return this.board.showing;
  }

  /** The table takes its new form. */
  async commit(): Promise<void> {
    await this.commitStep();
    await tick();
  }

  /** Dice and cards come to lie where this step puts them. If the round is paid out then, they stay for that. */
  async land(): Promise<void> {
    if (this.middle) await this.show(() => (this.showing.view = this.middle));
    else await this.commit();
  }

  /** Change what is shown, and wait until the page has the new form. */
  async show(change: () => void): Promise<void> {
    change();
    await tick();
  }

  one(selector: string): HTMLElement | null {
    return this.stage.querySelector<HTMLElement>(selector);
  }

  all(selector: string): HTMLElement[] {
    return [...this.stage.querySelectorAll<HTMLElement>(selector)];
  }
}

export function eventOf<Given>(step: VegasStep, kind: string): Given | null {
  return (step.events.find((event) => event.kind === kind)?.arguments as Given | undefined) ?? null;
}
