import type { Command, ConnectionMessage, Question, RefusalBody } from '../../net/messages';
import { settings } from '../../device/settings.svelte';
import type { ShownTable } from './shown.svelte';
import { store, stored, tab } from '../../device/stored';

/** Sends messages to the server. */
export interface Sender {
  send(command: Command): string; // the id under which it will be answered
  note(message: ConnectionMessage): void;
}

interface Kept {
  version: number;
  picked: number | null;
  draft: unknown;
}

const DOUBLE_PRESS = 600; // milliseconds

/** What a person at this device is about to do: a choice is picked, then sent, and perhaps refused. */
export class ChoiceModel {
  picked = $state<number | null>(null); // chosen, not yet confirmed
  looked = $state<number | null>(null); // under the pointer or in focus: its result is previewed
  advised = $state<number | null>(null); // the choice that a lesson asks for: previewed while nothing else is
  draft = $state.raw<unknown>(null); // the board's own state of a choice that takes several steps
  refusal = $state.raw<RefusalBody | null>(null);
  sending = $state(false);
  isJustSent = $state(false); // buttons that appear now ignore the press that is still under way
  private waitingFor: string | null = null; // the id of the move that was sent
  private undoing: string | null = null; // the id under which it is to be taken back

  /** Without a sender nothing can be done. */
  constructor(
    private readonly table: ShownTable,
    private readonly sender: Sender | null,
  ) {}

  /** The question to answer now; none while something else is shown. */
  get asked(): Question | null {
    const { document, playback, privacy, isPast } = this.table;
    return !isPast && !playback.isBusy && !privacy.isHidden && !this.sending ? document.question : null;
  }

  /** Choose an answer. Keys need a second press to confirm; whether a pointer does is a setting. */
  choose(action: number, pointer = ''): void {
    if (!this.asked?.choices.some((choice) => choice.action === action)) return;
    const isMeant = this.picked === action || (pointer !== '' && !settings.isTwice(pointer));
    this.refusal = null;
    this.picked = action;
    if (isMeant) this.confirm();
    else this.keep();
  }

  /** Choose and confirm: a button that names the answer needs no second press. */
  take(action: number): void {
    this.choose(action);
    this.confirm();
  }

  /** The answer whose result is previewed. */
  get previewed(): number | null {
    return this.looked ?? this.picked ?? this.advised;
  }

  confirm(): void {
    if (this.picked === null || !this.asked || this.table.isLost) return;
    this.sending = true;
    this.isJustSent = true;
    setTimeout(() => (this.isJustSent = false), DOUBLE_PRESS);
    this.table.coach.answered();
    this.waitingFor = this.send({ do: 'move', version: this.table.document.version, action: this.picked });
  }

  cancel(): void {
    this.forget();
    this.refusal = null;
    this.keep();
  }

  /** The state of a choice half made; it survives a reload. */
  setDraft(draft: unknown): void {
    this.draft = draft;
    this.picked = null;
    this.keep();
  }

  /** Why can this not be chosen? The answer comes as a refusal. */
  why(target: string): void {
    if (this.asked) this.sender?.note({ type: 'why', target });
  }

  roll(): void {
    if (this.table.playback.gate) this.table.playback.press();
    else if (this.table.mayRoll) this.send({ do: 'roll', version: this.table.document.version });
  }

  /** Take back, also while bots play: alone, a person takes back their own last move and all that followed. */
  get canUndo(): boolean {
    return !this.table.playback.isGreat && this.table.document.canUndo;
  }

  undo(): void {
    if (this.canUndo) this.undoing = this.send({ do: 'undo', version: this.table.document.heard });
  }

  send(command: Command): string | null {
    this.refusal = null;
    return this.sender?.send(command) ?? null;
  }

  /** The server refused the command of this id. */
  refused(id: string | null, refusal: RefusalBody): void {
    const isOvertaken = id !== null && id === this.undoing && refusal.code === 'stale-version'; // a bot was quicker
    if (isOvertaken && this.canUndo) return this.undo();
    if (id !== null && id === this.waitingFor) {
      this.sending = false;
      this.waitingFor = null;
      this.picked = null;
    }
    this.refusal = refusal;
  }

  /** The table has changed: a pending choice was carried out or is obsolete. */
  settle(): void {
    this.forget();
    this.looked = null;
    this.refusal = null;
    this.sending = false;
    this.keep();
  }

  /** After a reload of the page: restore what was picked, if the decision is still the same. */
  recall(): void {
    const kept = stored<Kept | null>(this.key, null, tab());
    const fits = kept?.version === this.table.document.version;
    this.picked = fits ? kept.picked : null;
    this.draft = fits ? kept.draft : null;
    this.sending = false;
  }

  private forget(): void {
    this.picked = null;
    this.draft = null;
  }

  private get key(): string {
    return `choice.${this.table.id}.${this.table.document.seat}`;
  }

  private keep(): void {
    const isEmpty = this.picked === null && this.draft === null;
    const kept: Kept = { version: this.table.document.version, picked: this.picked, draft: this.draft };
    store(this.key, isEmpty ? null : kept, tab());
  }
}
