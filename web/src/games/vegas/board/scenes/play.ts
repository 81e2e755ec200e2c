import type { Clock } from '../../../../model/playback/clock';
import { ScenePlay, type Parts } from '../../../../table/board/play';
import type { GameEvent } from '../../../../net/messages';
import type { VegasView } from '../../../../net/api';
import type { BoardModel } from '../state/board.svelte';

/** A step of the game to be shown. */
export interface VegasStep {
  before: VegasView;
  after: VegasView;
  events: GameEvent[];
}

export interface VegasParts extends Parts {
  trails: HTMLElement; // the layer below all text
}

/** What a scene is played with. */
export class Play extends ScenePlay {
  readonly trails: HTMLElement;

  constructor(
    readonly board: BoardModel,
    clock: Clock,
    { stage, air, trails }: VegasParts,
    commitStep: () => Promise<void>,
    private readonly middle: VegasView | null, // the table with the last dice of a round, before payouts
  ) {
    super(clock, stage, air, commitStep);
    this.trails = trails;
  }

  get showing(): BoardModel['showing'] {
    return this.board.showing;
  }

  /** Dice and cards come to lie where this step puts them. If the round is paid out then, they stay for that. */
  async land(): Promise<void> {
    if (this.middle) await this.show(() => (this.showing.view = this.middle));
    else await this.commit();
  }
}

export function eventOf<Given>(step: VegasStep, kind: string): Given | null {
  return (step.events.find((event) => event.kind === kind)?.arguments as Given | undefined) ?? null;
}
