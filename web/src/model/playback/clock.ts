/**
 * Everything that moves at a table, and every pause, is an animation made here. So one place knows how fast it goes,
 * and can hold it, finish it, or leave it out.
 */
import type { Speed } from '../../device/settings.svelte';

const RATE: Record<Speed, number> = { calm: 1, quick: 1.7, instant: 1 };
const BLINK = 40; // milliseconds: all opponents together take less than a second at once
const EASE = 'cubic-bezier(.2,.7,.3,1)';
const LEAP = 1; // the length, in milliseconds, of what is instant

/** What the clock uses of an `Animation`. */
export interface Running {
  readonly finished: Promise<unknown>;
  playbackRate: number;
  play(): void;
  pause(): void;
  finish(): void;
  progress(): number;
}

/**
 * A scene that is skipped goes through all of its moments at once; between two of them the browser may answer a press,
 * or draw.
 */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export type Timing = KeyframeEffectOptions & { duration: number };
export type Animate = (target: Element | null, frames: Keyframe[] | null, timing: Timing) => Running;

function inBrowser(target: Element | null, frames: Keyframe[] | null, timing: Timing): Running {
  const effect = new KeyframeEffect(target, frames, timing);
  const animation = new Animation(effect, document.timeline);
  return Object.assign(animation, { progress: () => effect.getComputedTiming().progress ?? 1 });
}

export class Clock {
  speed: Speed = 'calm';
  isGreat = false; // the current moment is shown in full at any speed
  reduced = false;
  hurry = 1; // above 1 while the viewer lags
  isHidden = false; // the page is hidden
  private isHeld = false;
  private endsMoment = false;
  private endsScene = false;
  private readonly running = new Set<Running>();

  constructor(private readonly animate: Animate = inBrowser) {}

  /** Can nobody see a movement? */
  get isStill(): boolean {
    return this.isHidden || this.endsScene;
  }

  /** A movement; there is none where motion is reduced, or where all is instant. */
  move(target: Element | null, frames: Keyframe[], ms: number, more: KeyframeEffectOptions = {}): Promise<void> {
    if (!target || this.reduced || this.speed === 'instant') return Promise.resolve();
    return this.run(target, frames, ms, more);
  }

  /** A fade, which is also shown with reduced motion. */
  fade(target: Element | null, from: number, to: number, ms = 120, more: KeyframeEffectOptions = {}): Promise<void> {
    if (!target || this.speed === 'instant') return Promise.resolve();
    return this.run(target, [{ opacity: from }, { opacity: to }], this.reduced ? 120 : ms, more);
  }

  /** A pause for reading. At the instant pace only great moments such as payouts have one. */
  wait(ms: number): Promise<void> {
    return this.run(null, null, this.speed === 'instant' && !this.isGreat ? Math.min(ms, BLINK) : ms, {});
  }

  /** Wait until somebody goes on, by `finish` or `skip`, or until the given time is over. */
  async press(atMost: number | null): Promise<void> {
    if (this.isHidden || this.endsMoment || this.endsScene) return;
    let finish = (): void => {};
    const pressed: Running = {
      finished: new Promise<void>((resolve) => (finish = resolve)),
      playbackRate: 1,
      play: () => {},
      pause: () => {},
      finish: () => finish(),
      progress: () => 1,
    };
    this.running.add(pressed);
    await Promise.race([this.ended(pressed), ...(atMost === null ? [] : [this.wait(atMost)])]);
    this.running.delete(pressed);
  }

  /** Something counts up: `show` is called with the share of it that is reached, and with 1 at the end. */
  async count(ms: number, show: (share: number) => void, easing = 'ease-out'): Promise<void> {
    if (this.reduced || this.speed === 'instant' || this.isStill) return show(1);
    const running = this.start(null, null, { duration: ms, easing });
    let isOn = true;
    const tick = (): void => {
      if (!isOn) return;
      show(running.progress());
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    await this.ended(running);
    isOn = false;
    show(1);
  }

  /** One moment of a scene; `finish` ends what is left of it. */
  async moment(play: () => Promise<unknown>): Promise<void> {
    if (this.endsScene && !this.isHidden) await breath();
    this.endsMoment = false;
    await play();
    this.endsMoment = false;
  }

  /** A whole scene; `skip` ends all of its moments. */
  async scene(play: () => Promise<unknown>): Promise<void> {
    this.endsScene = false;
    try {
      await play();
    } finally {
      this.endsScene = false;
      this.endsMoment = false;
    }
  }

  /** End this moment, and only it. */
  finish(): void {
    this.endsMoment = true;
    this.endAll();
  }

  /** End the scene. */
  skip(): void {
    this.endsScene = true;
    this.endAll();
  }

  hide(hidden: boolean): void {
    this.isHidden = hidden;
    if (hidden) this.endAll(); // no frames are drawn there: it would never end
  }

  hold(held: boolean): void {
    this.isHeld = held;
    for (const each of this.running) {
      if (held) each.pause();
      else each.play();
    }
  }

  private run(
    target: Element | null,
    frames: Keyframe[] | null,
    ms: number,
    more: KeyframeEffectOptions,
  ): Promise<void> {
    return this.ended(
      this.start(target, frames, { easing: EASE, fill: 'backwards', ...more, duration: Math.max(LEAP, ms) }),
    );
  }

  private start(target: Element | null, frames: Keyframe[] | null, timing: Timing): Running {
    const running = this.animate(target, frames, timing);
    running.playbackRate = RATE[this.speed] * this.hurry;
    this.running.add(running);
    running.play();
    if (this.isHeld) running.pause();
    if (this.isHidden || this.endsMoment || this.endsScene) running.finish();
    return running;
  }

  private async ended(running: Running): Promise<void> {
    await running.finished.catch(() => null); // the moved element is gone, and the movement with it
    this.running.delete(running);
  }

  private endAll(): void {
    for (const each of [...this.running]) each.finish();
  }
}
