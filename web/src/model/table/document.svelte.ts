import type { Operation, Question, SeatOdds, TableDocument, TableShown, View, Why } from '../../net/messages';
import { patched } from '../../net/patch';

/** The state of a table: its seats, the game, and the question to this device. */
export class DocumentModel {
  table = $state.raw<TableShown | null>(null);
  view = $state.raw<View | null>(null);
  question = $state.raw<Question | null>(null);
  why = $state.raw<Why | null>(null); // why its choices are worth what they are worth
  odds = $state.raw<SeatOdds | null>(null); // where the table shows them
  version = $state(0);
  heard = 0; // the newest version that the server has told; what it tells may still wait to be shown
  seat = $state<number | null>(null); // whose view it is; null: a spectator's
  online = $state.raw<number[]>([]);
  private absent = $state.raw<number[]>([]);
  awaySince = $state.raw<Record<number, number>>({}); // by seat, in milliseconds of this device's clock
  watching = $state(0); // devices without a seat
  private clock = $state.raw({ version: 0, end: 0 }); // the deadline of the decision of that version

  constructor(private readonly me: () => string | undefined) {}

  show({ table, view }: TableDocument): void {
    this.table = table;
    this.view = view;
  }

  change(patch: Operation[]): void {
    if (this.table) this.show(patched({ table: this.table, view: this.view }, patch));
  }

  /** The game after the previewed choice. */
  after(patch: Operation[]): View | null {
    return this.table ? patched({ table: this.table, view: this.view }, patch).view : null;
  }

  setPresence(online: number[], away: number[], awayFor: number[], watching: number): void {
    this.online = online;
    this.watching = watching;
    this.absent = away;
    this.awaySince = Object.fromEntries(away.map((seat, place) => [seat, Date.now() - 1000 * awayFor[place]!]));
  }

  setClock(version: number, seconds: number): void {
    this.clock = { version, end: Date.now() + 1000 * seconds };
  }

  /** The seats whose people are away. Where nobody but opponents would wait for them, nobody is. */
  get away(): number[] {
    const people = this.table?.seats.filter(({ kind }) => kind === 'person').map(({ guest }) => guest);
    return new Set(people).size > 1 ? this.absent : [];
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
    const people = this.table?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
    if (!waiting || !this.isPlaying || this.table?.dice !== 'sealed' || people < 2) return false; // alone, nobody waits
    return waiting.seat === -1 ? this.mySeats.length > 0 : this.mySeats.includes(waiting.seat);
  }

  /** Does the next draw wait for what real dice show? */
  get mayDeal(): boolean {
    return this.isPlaying && this.table?.dice === 'real' && this.table.waiting !== null && this.mySeats.length > 0;
  }

  /** Do several people play here, who wait for each other? */
  get isShared(): boolean {
    return (this.table?.seats.filter(({ kind, bot }) => kind === 'person' && bot === null).length ?? 0) > 1;
  }
}
