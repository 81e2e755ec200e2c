import type { ShownTable } from './shown.svelte';
import { store, stored } from '../../device/stored';

const MARKS = 3;

/**
 * Three sentences for somebody's first turns, one after the other, where the table says what can be done: so nothing
 * moves, and nothing is hidden. Each is dismissed for good, on this device and for this game: by its button, or by a
 * move that was made with it in sight.
 */
export class CoachModel {
  private read = $state<number | null>(null); // how many were dismissed; null until that was looked up
  private inSight = ''; // the one that is shown, or was shown until a choice was picked

  constructor(private readonly table: ShownTable) {}

  /** The message to say with the question that is asked; empty for none. */
  get words(): string {
    const { choice, document } = this.table;
    if (!choice.asked || choice.picked !== null || document.table?.lesson || document.mySeats.length === 0) return '';
    return this.number < MARKS ? this.next : '';
  }

  /** It is shown with the question that is asked now. */
  show(words: string): void {
    this.inSight = words;
  }

  /** The question was answered with the mark in sight: the next mark is due. */
  answered(): void {
    if (this.inSight && this.inSight === this.next) this.dismiss();
    this.inSight = '';
  }

  dismiss(): void {
    this.read = Math.min(MARKS, this.number + 1);
    store(this.key, this.read);
  }

  private get number(): number {
    return this.read ?? stored(this.key, 0);
  }

  private get next(): string {
    return `web-coach-${this.table.document.table!.game}-${this.number + 1}`;
  }

  private get key(): string {
    return `coached.${this.table.document.table!.game}`;
  }
}
