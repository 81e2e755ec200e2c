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
