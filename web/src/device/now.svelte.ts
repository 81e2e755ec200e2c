/** The time of day, updated every second. Create it where effects are allowed. */
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
