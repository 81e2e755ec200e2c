import type { Command, ConnectionMessage, Question, RefusalBody } from '../net/messages';
import type { ShownTable } from './shown.svelte';
import { store, stored, tab } from './stored';

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

/** What a person at this device is about to do: it is picked, then sent, and perhaps refused. */
export class ChoiceModel {
  picked = $state<number | null>(null); // chosen, not yet confirmed
  looked = $state<number | null>(null); // under the pointer or in focus: its result is previewed
  draft = $state.raw<unknown>(null); // the board's own state of a choice that takes several steps
  refusal = $state.raw<RefusalBody | null>(null);
  sending = $state(false);
  private waitingFor: string | null = null; // the id of the move that was sent

  /** Without a sender nothing can be done. */
  constructor(
    private readonly table: ShownTable,
    private readonly sender: Sender | null,
  ) {}

  /** The question to answer now; none while something else is shown. */
  get asked(): Question | null {
    const { document, stage, privacy, isPast } = this.table;
    return !isPast && stage.scene === null && !privacy.isHidden && !this.sending ? document.question : null;
  }

  /** Choose an answer. A mouse click sends it at once; touch and keys need a second press to confirm. */
  choose(action: number, pointer = ''): void {
    if (!this.asked?.choices.some((choice) => choice.action === action)) return;
    const isMeant = pointer === 'mouse' || this.picked === action;
    this.refusal = null;
    this.picked = action;
    if (isMeant) this.confirm();
    else this.keep();
  }

  confirm(): void {
    if (this.picked === null || !this.asked) return;
    this.sending = true;
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
    if (this.table.document.mayRoll) this.send({ do: 'roll', version: this.table.document.version });
  }

  undo(): void {
    if (this.table.document.canUndo) this.send({ do: 'undo', version: this.table.document.version });
  }

  send(command: Command): string | null {
    this.refusal = null;
    return this.sender?.send(command) ?? null;
  }

  /** The server refused the command of this id. */
  refused(id: string | null, refusal: RefusalBody): void {
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
