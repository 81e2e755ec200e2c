import type { DocumentModel } from './document.svelte';

/** Several people at one device: what only one of them may see is hidden until that person asks for it. */
export class PrivacyModel {
  peeking = $state(false);
  private lifted = $state(''); // the question for which the curtain was lifted

  constructor(private readonly document: DocumentModel) {}

  private get question(): string {
    return `${this.document.seat} ${this.document.version}`;
  }

  /** Is a curtain between the table and the person who holds the device? */
  get isHidden(): boolean {
    return this.document.isHotSeat && this.document.question?.secret === true && this.lifted !== this.question;
  }

  liftCurtain(): void {
    this.lifted = this.question;
  }

  /** May what only this seat knows be shown? */
  get showsOwn(): boolean {
    return !this.document.isHotSeat || this.peeking;
  }
}
