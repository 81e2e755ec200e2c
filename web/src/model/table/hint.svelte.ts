import type { Hint, RefusalBody } from '../../net/messages';
import { get } from '../../net/http';
import { attempt } from '../../net/attempt';
import type { DocumentModel } from './document.svelte';

const [COACH, OTHER] = ['expert-ada', 'expert-max'];

/** A strong player's value of a choice. */
export interface Mark {
  value: string; // out of 100, or points; empty where nothing was compared
  error: string; // by how much that may be off; empty where it is sure
  share: number; // of the best one, from 0 to 1
  isBest: boolean;
}

/** A hint that was asked for. It is shown until the table changes or it is closed. */
export class HintModel {
  asking = $state(false);
  private found = $state.raw<Hint | null>(null);

  constructor(
    private readonly table: string,
    private readonly document: DocumentModel,
  ) {}

  /** The hint on the present question; null if there is none. */
  get shown(): Hint | null {
    return this.found?.version === this.document.version && this.document.question ? this.found : null;
  }

  /** May this device ask for one now? */
  get isAllowed(): boolean {
    return (this.document.table?.hints ?? false) && this.document.question !== null;
  }

  /** Who gives it: one voice for help everywhere; if Ada plays, Max. */
  get coach(): string {
    return this.document.table?.seats.some(({ bot }) => bot === COACH) ? OTHER! : COACH!;
  }

  async ask(): Promise<RefusalBody | null> {
    if (this.asking || !this.isAllowed) return null;
    this.asking = true;
    const refusal = await attempt(async () => {
      this.found = await get<Hint>(`/api/tables/${this.table}/hint`);
    });
    this.asking = false;
    return refusal;
  }

  close(): void {
    this.found = null;
  }

  markOf(action: number | null | undefined): Mark | null {
    const hint = this.shown;
    const choice = hint?.choices.find((one) => one.action === action);
    if (!hint || !choice) return null;
    const isBest = choice === hint.choices[0];
    const { value, error } = choice;
    if (value === null || error === null) return isBest ? { value: '', error: '', share: 1, isBest } : null;
    const isPoints = hint.unit === 'points';
    const scale = isPoints ? 1 : 100;
    const off = Math.round(scale * error);
    const best = hint.choices[0]!.value ?? 0;
    return {
      value: String(Math.round(scale * value)),
      error: off > 0 ? `±${off}` : '',
      share: best > 0 ? Math.max(0, Math.min(1, value / best)) : 0,
      isBest,
    };
  }
}
