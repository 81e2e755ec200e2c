import { Clock } from './clock';

/** How a game shows what happened at its table. */
export interface Scenes<Step> {
  /** Show the step. `commit` gives the table its new form; the rest moves from where it was to where it is then. */
  perform(step: Step, clock: Clock, commit: () => Promise<void>): Promise<void>;
}

/** What a table tells the director about its steps. */
export interface Script<Step> {
  prepare(step: Step): Promise<void>; // what has to be loaded before it is shown
  commit(step: Step): void; // the table takes its new form
  told(step: Step): void; // the step has been seen: log, scores and voice may tell it
  turns(step: Step): number; // how many turns it ends
  mustSee(step: Step): boolean; // never skipped, however far the viewer lags
  waitsForPress(step: Step): boolean; // it waits until the person presses
  waitsForEyes(step: Step): boolean; // it waits until the page is visible again
  isTooMuch(steps: number): boolean; // is the backlog so long that most of it is skipped?
  idle(): void; // everything has been shown
}

const HURRY = 1.6; // viewers who lag are sped up
const HURRY_FROM = 4; // waiting steps from which playback speeds up
const LAST_SHOWN = 4; // the last steps of a skipped backlog are shown after all

/** Plays what happened at a table strictly one after the other, and tells each thing when it has been seen. */
export class Director<Step> {
  busy = $state(false);
  isGreat = $state(false); // something is shown that can be skipped as a whole
  current = $state.raw<Step | null>(null); // what is shown now
  gate = $state(false); // a press starts what comes next
  skipped = $state(0); // turns that nobody saw
  private readonly queue: Step[] = [];
  private overtaken = 0; // steps at the head of the queue that no longer count
  private open: ((isMeant: boolean) => void) | null = null;
  private looked: (() => void) | null = null;
  private isClosed = false;

  constructor(
    private readonly script: Script<Step>,
    private readonly scenes: Scenes<Step>,
    readonly clock = new Clock(),
  ) {}

  /** What waits to be shown. */
  get waiting(): readonly Step[] {
    return this.queue;
  }

  /** Show these before everything else that waits. */
  insert(...steps: Step[]): void {
    this.queue.unshift(...steps);
    if (this.overtaken > 0) this.overtaken += steps.length;
    if (!this.busy && this.queue.length > 0) void this.run();
  }

  add(...steps: Step[]): void {
    this.queue.push(...steps);
    if (!this.busy && this.queue.length > 0) void this.run();
  }

  close(): void {
    this.isClosed = true;
    this.queue.length = 0;
    this.press();
    this.looked?.();
    if (this.busy) this.clock.skip();
  }

  /** Everything in the queue was undone: drop it without showing it. */
  overtake(): void {
    this.overtaken = this.queue.length;
    this.open?.(false);
    if (this.busy) this.clock.skip();
  }

  /** The person starts what waits for them. */
  press(): void {
    this.open?.(true);
  }

  seen(): void {
    this.skipped = 0;
  }

  /** The page is hidden. What has to be seen stops where it is; everything else is told without being shown. */
  hide(hidden: boolean): void {
    const waits = hidden && this.current !== null && this.script.waitsForEyes(this.current);
    this.clock.hold(waits);
    this.clock.hide(hidden && !waits);
    if (!hidden) this.looked?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let step = await this.next(); step !== undefined && !this.isClosed; step = await this.next())
      await this.show(step);
    this.busy = false;
    if (!this.isClosed) this.script.idle();
  }

  /** The next step that is shown; those that are skipped on the way to it are counted. */
  private async next(): Promise<Step | undefined> {
    let isBehind = false;
    for (let step = this.queue[0]; step !== undefined; step = this.queue[0]) {
      isBehind = this.script.isTooMuch(this.queue.length) || (isBehind && this.queue.length > LAST_SHOWN);
      if (this.overtaken > 0) this.overtaken -= 1;
      else if (this.script.waitsForPress(step)) break;
      else if (this.clock.isHidden && this.script.waitsForEyes(step)) {
        await new Promise<void>((resolve) => (this.looked = resolve));
        this.looked = null;
        continue;
      } else if (this.clock.isHidden || (isBehind && !this.script.mustSee(step)))
        this.skipped += this.script.turns(step);
      else break;
      await this.pass(this.queue.shift()!);
    }
    this.clock.hurry = this.queue.length >= HURRY_FROM ? HURRY : 1;
    return this.queue.shift();
  }

  private async pass(step: Step): Promise<void> {
    await this.script.prepare(step);
    this.script.commit(step);
    this.script.told(step);
  }

  private async show(step: Step): Promise<void> {
    await this.script.prepare(step);
    const isMeant = !this.script.waitsForPress(step) || (await this.pressed());
    if (this.isClosed) return;
    if (!isMeant) return this.pass(step);
    let isCommitted = false;
    const commit = async (): Promise<void> => {
      if (isCommitted) return;
      isCommitted = true;
      this.script.commit(step);
      await Promise.resolve();
    };
    this.isGreat = this.clock.isGreat = this.script.mustSee(step);
    this.current = step;
    await this.clock.scene(() => this.scenes.perform(step, this.clock, commit));
    this.isGreat = this.clock.isGreat = false;
    this.current = null;
    await commit();
    this.script.told(step);
  }

  /** True if it was pressed; false if the step no longer counts. */
  private async pressed(): Promise<boolean> {
    this.gate = true;
    const isMeant = await new Promise<boolean>((resolve) => (this.open = resolve));
    this.open = null;
    this.gate = false;
    return isMeant;
  }
}
