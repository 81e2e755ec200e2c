import { tellEvent } from '../../../../words/speech';
import type { Clock } from '../../../../model/playback/clock';
import { ScenePlay, type Parts } from '../../../../table/board/play';
import type { MineModel } from '../state/mine.svelte';
import type { MinerStep } from '../state/beats';

/** What a scene is played with. */
export class Play extends ScenePlay {
  constructor(
    readonly mine: MineModel,
    clock: Clock,
    { stage, air }: Parts,
    readonly step: MinerStep,
    commitStep: () => Promise<void>,
  ) {
    super(clock, stage, air, commitStep);
  }

  get showing(): MineModel['showing'] {
    return this.mine.showing;
  }

  /** Is there nobody who wants to see things fly? */
  get isStill(): boolean {
    return this.clock.reduced || this.clock.isStill || this.clock.speed === 'instant';
  }

  /** What happened, in words. */
  get told(): string {
    return this.step.events.map((event) => tellEvent(event, this.mine.table.name)).join(' ');
  }

  /** A die on the mountain. */
  lying(die: number): HTMLElement | null {
    return this.one(`.mountain [data-die="${die}"]`);
  }

  /** A die in a trove, on the stage, the bench or the wall; under a pile, the pile. */
  owned(die: number): HTMLElement | null {
    return (
      this.one(`.onstage [data-die="${die}"]`) ??
      this.all(`.trove [data-die="${die}"], .wall [data-die="${die}"]`)[0] ??
      this.all('[data-pile]').find((pile) => pile.dataset['pile']!.split(' ').includes(String(die))) ??
      null
    );
  }

  /** Where a seat's numbers stand: the number of this round, and the board or the bench. */
  numberOf(seat: number): HTMLElement | null {
    return seat === this.mine.me
      ? this.one('.bench [data-round] strong, .bench [data-total] strong')
      : this.one(`.wall [data-now="${seat}"], .wall [data-total="${seat}"]`);
  }

  boardOf(seat: number): HTMLElement | null {
    return seat === this.mine.me ? this.one('.bench .tray') : this.one(`.wall [data-player="${seat}"]`);
  }
}
