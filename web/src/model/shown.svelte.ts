import type { View } from '../net/messages';
import { ChoiceModel, type Sender } from './choice.svelte';
import { DocumentModel } from './document.svelte';
import { HistoryModel } from './history.svelte';
import { nameAt } from './names';
import { PrivacyModel } from './privacy.svelte';
import { StageModel } from './stage.svelte';

/** A table that a board can draw: a live one, a replay, or one in a picture, where nothing can be chosen. */
export class ShownTable {
  readonly document: DocumentModel;
  readonly history = new HistoryModel();
  readonly privacy: PrivacyModel;
  readonly choice: ChoiceModel;
  readonly stage: StageModel;

  constructor(
    readonly id: string,
    sender: Sender | null = null,
    me: () => string | undefined = () => undefined,
  ) {
    this.document = new DocumentModel(me);
    this.privacy = new PrivacyModel(this.document);
    this.choice = new ChoiceModel(this, sender);
    this.stage = new StageModel(() => this.freed());
  }

  /** Is an earlier position shown? */
  get isPast(): boolean {
    return this.history.at !== null;
  }

  /** The view to draw: of the past, before a scene, or now. */
  get view(): View | null {
    return this.isPast ? this.history.view : (this.stage.scene?.before ?? this.document.view);
  }

  name = (seat: number): string => nameAt(this.document.table, seat);

  /** Called when the stage has nothing left to show. */
  protected freed(): void {
    return;
  }
}
