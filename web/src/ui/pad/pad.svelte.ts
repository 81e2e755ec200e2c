import { store, stored } from '../../device/stored';

/** What is written on a score pad. It is kept on this device, and needs no server. */
export class Pad<Notes extends object> {
  notes = $state<Notes>() as Notes;

  constructor(
    private readonly game: string,
    private readonly blank: () => Notes,
  ) {
    const empty = blank();
    const kept = stored<Partial<Notes> | null>(this.key, null);
    const fits = kept !== null && Object.keys(empty).every((field) => field in kept);
    this.notes = fits ? (kept as Notes) : empty;
  }

  private get key(): string {
    return `pad.${this.game}`;
  }

  keep(): void {
    store(this.key, $state.snapshot(this.notes));
  }

  startOver(): void {
    this.notes = this.blank();
  }
}
