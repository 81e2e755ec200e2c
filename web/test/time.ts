/** Animations for tests: they take their time by the clock of `vi.useFakeTimers`. */
import { vi } from 'vitest';

class Effect {
  constructor(
    readonly target: unknown,
    readonly frames: unknown,
    readonly timing: { duration: number },
  ) {}

  getComputedTiming(): { progress: number } {
    return { progress: 1 };
  }
}

class FakeAnimation {
  playbackRate = 1;
  readonly finished: Promise<void>;
  private end = (): void => undefined;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly effect: Effect) {
    this.finished = new Promise((resolve) => (this.end = resolve));
  }

  play(): void {
    this.timer = setTimeout(this.end, this.effect.timing.duration / this.playbackRate);
  }

  pause(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  finish(): void {
    this.pause();
    this.end();
  }
}

export function stubAnimations(): void {
  vi.stubGlobal('KeyframeEffect', Effect);
  vi.stubGlobal('Animation', FakeAnimation);
}
