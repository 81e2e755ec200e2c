import type { OddsLine } from '../../net/messages';
import type { DocumentModel } from './document.svelte';
import { store, stored } from '../../device/stored';

/** The odds of a table that shows them. Whether they are seen is up to each device, which remembers it. */
export class OddsModel {
  private isWanted = $state(stored('odds', false));

  constructor(private readonly document: DocumentModel) {}

  get isAllowed(): boolean {
    return (this.document.table?.odds ?? false) && this.document.isPlaying;
  }

  get isShown(): boolean {
    return this.isAllowed && this.isWanted;
  }

  /** Whose odds they are: the viewer's own seat; for spectators, the seat in turn. */
  get seat(): number | null {
    return this.isShown ? (this.document.odds?.seat ?? null) : null;
  }

  get isMine(): boolean {
    return this.seat !== null && this.document.mySeats.includes(this.seat);
  }

  toggle(): void {
    this.isWanted = !this.isShown;
    store('odds', this.isWanted);
  }

  /** The one that belongs to this place of the table. */
  at(target: string): OddsLine | null {
    return this.isShown ? (this.document.odds?.lines.find(({ targets }) => targets.includes(target)) ?? null) : null;
  }
}
