/** The time of day, for what is counted by the second. To be made where effects can be. */
export class Now {
  private at = $state(Date.now());

  constructor() {
    $effect(() => {
      const ticking = setInterval(() => (this.at = Date.now()), 250);
      return () => clearInterval(ticking);
    });
  }

  get ms(): number {
    return this.at;
  }
}

/** Minutes and seconds, as clocks show them. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}
