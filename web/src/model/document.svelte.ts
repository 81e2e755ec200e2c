import type { Operation, Question, TableDocument, TableShown, View } from '../net/messages';
import { patched } from '../net/patch';

/** What is known of a table: who sits there, how the game stands, and what is asked of this device. */
export class DocumentModel {
  table = $state.raw<TableShown | null>(null);
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  version = $state(0);
  seat = $state<number | null>(null); // whose view it is; null: a spectator's
  online = $state.raw<number[]>([]);
  away = $state.raw<number[]>([]);
  private clock = $state.raw({ version: 0, end: 0 }); // the deadline of the decision of that version

  constructor(private readonly me: () => string | undefined) {}

  show({ table, view }: TableDocument): void {
    this.table = table;
    this.view = view;
  }

  change(patch: Operation[]): void {
    if (this.table) this.show(patched({ table: this.table, view: this.view }, patch));
  }

  setClock(version: number, seconds: number): void {
    this.clock = { version, end: Date.now() + 1000 * seconds };
  }

  /** The deadline of the current decision, in milliseconds; null without a clock. */
  get endOfTurn(): number | null {
    return this.clock.version === this.version && this.isPlaying ? this.clock.end : null;
  }

  get isPlaying(): boolean {
    return this.table?.status === 'playing';
  }

  get mySeats(): number[] {
    const me = this.me();
    if (!this.table || me === undefined) return [];
    return this.table.seats.flatMap((seat, number) => (seat.guest === me ? [number] : []));
  }

  /** Do several people share this device? */
  get isHotSeat(): boolean {
    return this.mySeats.length > 1;
  }

  get isHost(): boolean {
    return this.table !== null && this.table.host === this.me();
  }

  get canUndo(): boolean {
    return this.table?.undo.some((seat) => this.mySeats.includes(seat)) ?? false;
  }

  /** Does the next draw wait for a press of this device? */
  get mayRoll(): boolean {
    const waiting = this.table?.waiting;
    if (!waiting || !this.isPlaying || this.table?.dice !== 'sealed') return false;
    return waiting.seat === -1 ? this.mySeats.length > 0 : this.mySeats.includes(waiting.seat);
  }

  /** Does the next draw wait for what real dice show? */
  get mayDeal(): boolean {
    return this.isPlaying && this.table?.dice === 'real' && this.table.waiting !== null && this.mySeats.length > 0;
  }

  get isMyTurn(): boolean {
    return this.question !== null || this.mayRoll;
  }
}
