import { getContext, setContext } from 'svelte';
import { pointerOf } from '../../components/pointer';
import type { ShownTable } from '../../model/shown.svelte';
import type { Choice } from '../../net/messages';
import { answer, offersOf, type Offer, type Offers } from './offers';
import { payoutShown, type CasinoPaid } from './payout';
import type { Payment, VegasView } from '../../net/api';

/** What all parts of the board share: the view to draw, what is offered where, and what a choice would lead to. */
export class BoardModel {
  paying = $state(0); // while payouts are shown: the casino that pays now, 0 before the first, 7 after the last

  constructor(readonly table: ShownTable) {}

  /** Payouts to be shown; null if there are none. */
  readonly payout = $derived.by(() => {
    const scene = this.table.isPast ? null : this.table.stage.scene;
    return scene && payoutShown(scene.before as VegasView, scene.events);
  });

  /** While payouts are shown, the table with the last dice on it. */
  readonly view = $derived.by(() => this.payout?.view ?? (this.table.view as VegasView));

  readonly offers = $derived.by((): Offers => {
    const asked = this.table.choice.asked;
    return asked ? offersOf(asked, this.table.choice.draft, this.table.choice.picked) : {};
  });

  /** The choice whose result is shown: under the pointer, else the picked one. */
  readonly shown = $derived.by((): Choice | null => {
    const wanted = this.table.choice.looked ?? this.table.choice.picked;
    return this.table.choice.asked?.choices.find((choice) => choice.action === wanted) ?? null;
  });

  /** Whom a casino would pay after the choice that is looked at; null if the choice is not about it. */
  paysAfter(casino: number): Payment[] | null {
    const told = this.shown?.preview;
    return told?.casino === casino && told.pays ? told.pays : null;
  }

  isAimedAt(casino: number): boolean {
    return this.shown?.targets.includes(`casino:${casino}`) ?? false;
  }

  /** What a casino has paid so far while payouts are shown. */
  paidBy(casino: number): CasinoPaid | null {
    return this.paying >= casino ? (this.payout?.casinos.find((each) => each.casino === casino) ?? null) : null;
  }

  /** What a seat has got so far while payouts are shown. */
  gained(seat: number): number {
    const paid = this.payout?.casinos.filter((each) => each.casino <= this.paying).flatMap((each) => each.paid) ?? [];
    return paid.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.amount, 0);
  }

  take(offer: Offer, event: MouseEvent): void {
    answer(this.table, offer, pointerOf(event));
  }

  look(offer: Offer | undefined): void {
    this.table.choice.looked = offer?.action ?? null;
  }
}

const KEY = Symbol('board');

export function setBoard(board: BoardModel): BoardModel {
  return setContext(KEY, board);
}

export function getBoard(): BoardModel {
  return getContext<BoardModel>(KEY);
}
