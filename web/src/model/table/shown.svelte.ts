import type { Choice, View } from '../../net/messages';
import { ChoiceModel, type Sender } from './choice.svelte';
import { CoachModel } from './coach.svelte';
import { DocumentModel } from './document.svelte';
import { HintModel } from './hint.svelte';
import { HistoryModel } from './history.svelte';
import { nameAt } from '../seats/names';
import { OddsModel } from './odds.svelte';
import { PrivacyModel } from './privacy.svelte';
import { PlaybackModel } from './playback.svelte';

/** A table that a board can draw: a live one, a replay, or one in a picture, where nothing can be chosen. */
export class ShownTable {
  readonly document: DocumentModel;
  readonly history = new HistoryModel();
  readonly privacy: PrivacyModel;
  readonly choice: ChoiceModel;
  readonly playback: PlaybackModel;
  readonly hint: HintModel;
  readonly odds: OddsModel;
  readonly coach = new CoachModel(this);
  rules = $state<string | null>(null); // the section that is open beside the table: `GAME/SECTION`
  pointed = $state.raw<Element | null>(null); // the thing on the table that is read about

  constructor(
    readonly id: string,
    sender: Sender | null = null,
    me: () => string | undefined = () => undefined,
  ) {
    this.document = new DocumentModel(me);
    this.privacy = new PrivacyModel(this.document);
    this.choice = new ChoiceModel(this, sender);
    this.hint = new HintModel(id, this.document);
    this.odds = new OddsModel(this.document);
    this.playback = new PlaybackModel(this, () => this.freed());
  }

  /** Is an earlier position shown? */
  get isPast(): boolean {
    return this.history.at !== null;
  }

  /** The choice that was made here, and words about it: only where a game is looked at again. */
  get decision(): { choice: Choice | null; words: string; tryOut: () => void } | null {
    return null;
  }

  /** The view to draw: of the past, or now. */
  get view(): View | null {
    return this.isPast ? this.history.view : (this.playback.missed ?? this.document.view);
  }

  /** Does a press of this device roll the dice? */
  get mayRoll(): boolean {
    return this.playback.gate || (!this.playback.isBusy && this.document.mayRoll);
  }

  /** Is the server out of reach at present? Then the table can be viewed, and nothing can be done. */
  get isLost(): boolean {
    return false;
  }

  get isMyTurn(): boolean {
    return this.document.question !== null || this.mayRoll;
  }

  /** The rules open beside the table; the thing that they are about is ringed. */
  readAbout(place: string, thing: Element | null = null): void {
    this.rules = place;
    this.pointed = thing;
  }

  stopReading(): void {
    this.rules = null;
    this.pointed = null;
  }

  name = (seat: number): string => nameAt(this.document.table, seat);

  /** Called when nothing is left to show. */
  protected freed(): void {
    return;
  }
}
