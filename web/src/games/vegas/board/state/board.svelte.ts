import { getContext, setContext } from 'svelte';
import { pointerOf } from '../../../../ui/pointer';
import type { ShownTable } from '../../../../model/table/shown.svelte';
import type { Choice } from '../../../../net/messages';
import type { Payment, VegasView } from '../../../../net/api';
import { answer, offersOf, type Offer, type Offers } from '../../view/offers';
import type { Ghost } from './rows';
import { isPayout, paidUpTo, payoutShown } from '../../view/payout';
import { leftOf, tellingOf, wordsOfTold, type Telling, type Told } from '../../realdice/telling';
import { Showing, type PaidCasino } from './showing.svelte';
import { lastTurnOf, NOTHING_NEW, Since } from './since';
import { askingTile, kindOf, rolledNumbers, type Tile } from '../../view/view';

const OVER = -2; // as an actor

export type Layout = 'wide' | 'cells' | 'rows';

/** Shared by all parts of the board: the view to draw, the choices by place, and the effect of a choice. */
export class BoardModel {
  readonly showing = new Showing();
  layout = $state<Layout>('wide');
  isBigInHand = $state(true); // the next real die that is tapped in
  opened = $state<Tile['key'] | null>(null); // the tile whose sheet is open
  isPodiumClosed = $state(false); // is the board of a finished game being viewed?
  private seen = $state.raw<VegasView | null>(null); // changes up to here were seen

  constructor(readonly table: ShownTable) {}

  /** The table to draw: in a scene, an in-between form of it. */
  readonly view = $derived.by(
    () =>
      (this.isPast ? this.glance?.view : (this.showing.view ?? this.ending?.view)) ?? (this.table.view as VegasView),
  );

  /** A look back at a casino that pays: the table before that. */
  readonly glance = $derived.by(() => {
    const { at: past, event, steps } = this.table.history;
    const casino = event?.arguments['casino'];
    if (!past || !event || typeof casino !== 'number' || !isPayout(event)) return null;
    const paid = payoutShown(steps[past - 1]!.view as VegasView, steps[past]!.events);
    return paid && { view: paid.view, casino, paidBy: paidUpTo(paid.casinos, casino) };
  });

  /**
   * A game that was over before the page was opened: behind the podium lies what the last round left, as for those who
   * saw it.
   */
  readonly ending = $derived.by(() => {
    const [last, now] = [this.table.history.steps.at(-1), this.table.view as VegasView];
    const before = this.table.history.steps.at(-2)?.view as VegasView | undefined;
    const paid = this.isOver && last && before ? payoutShown(before, last.events) : null;
    if (!paid) return null;
    const players = now.players.map((player) => ({ ...player, small: 0, big: 0 }));
    return { view: { ...paid.view, players, actor: OVER }, paidBy: paidUpTo(paid.casinos, Infinity) };
  });

  /** Payouts, now or then. */
  get settling(): boolean {
    return this.isPast ? this.glance !== null : this.showing.settling || this.ending !== null;
  }

  get paying(): number[] {
    return this.isPast ? (this.glance ? [this.glance.casino] : []) : this.showing.paying;
  }

  get paidBy(): Record<number, PaidCasino> {
    if (this.isPast) return this.glance?.paidBy ?? {};
    return this.showing.settling ? this.showing.paidBy : (this.ending?.paidBy ?? {});
  }

  readonly offers = $derived.by((): Offers => {
    const asked = this.table.choice.asked;
    return asked ? offersOf(asked, this.table.choice.draft, this.table.choice.picked) : {};
  });

  /** The choice whose result is shown: under the pointer, else the picked one. */
  readonly shown = $derived.by((): Choice | null => {
    const { asked, previewed } = this.table.choice;
    return asked?.choices.find((choice) => choice.action === previewed) ?? this.table.decision?.choice ?? null;
  });

  readonly kind = $derived.by(() => (this.table.choice.asked ? kindOf(this.table.choice.asked) : null));

  /** The tile that asks; null for the question of a turn, which dice answer. */
  readonly asking = $derived.by(() =>
    this.table.choice.asked ? askingTile(this.view.tiles, this.table.choice.asked) : null,
  );

  /** What has changed since this person's last turn. */
  readonly since = $derived.by(() => {
    const [seat, ...others] = this.table.document.mySeats;
    if (
      seat === undefined ||
      others.length > 0 ||
      this.isPast ||
      this.isOver ||
      this.showing.settling ||
      this.showing.view
    )
      return NOTHING_NEW;
    const before = lastTurnOf(this.table.history.steps, seat);
    return before === null || before === this.seen ? NOTHING_NEW : new Since(before, this.view, seat);
  });

  get isOver(): boolean {
    return (this.table.view as VegasView).actor === OVER;
  }

  get isPast(): boolean {
    return this.table.isPast;
  }

  /** Real dice or cards that somebody at this device rolled or drew, and enters on the board. */
  readonly telling = $derived.by((): Telling | null => {
    const { document, playback } = this.table;
    return document.table && document.view && document.mayDeal && !playback.isBusy && !this.isPast
      ? tellingOf(document.table, document.view)
      : null;
  });

  /** What was entered so far; like any half-made choice, it survives a reload. */
  get told(): Told[] {
    return this.telling ? ((this.table.choice.draft as Told[] | null) ?? []) : [];
  }

  tell(told: Told[]): void {
    this.table.choice.refusal = null;
    this.table.choice.setDraft(told.length > 0 ? told : null);
  }

  sendTold(): void {
    if (this.telling && leftOf(this.telling, this.told) === 0) {
      this.table.choice.send({ do: 'deal', version: this.table.document.version, words: wordsOfTold(this.told) });
    }
  }

  /** Is it the question of a turn? */
  get isChoosing(): boolean {
    return this.kind === 'choose';
  }

  /** Who is to act; while dice are to be rolled, whose turn it is. */
  get active(): number {
    if (this.settling || this.showing.beat) return this.showing.beat?.starter ?? -1;
    return this.view.actor === -1 ? this.view.turn : this.view.actor;
  }

  /** Whom a casino would pay after the previewed choice; null if the choice is not about it. */
  paysAfter(casino: number): Payment[] | null {
    const told = this.shown?.preview;
    return told?.casino === casino && told.pays ? told.pays : null;
  }

  isAimedAt(casino: number): boolean {
    return this.showing.aim === casino || (this.shown?.targets.includes(`casino:${casino}`) ?? false);
  }

  /** The dice that the choice would put into the casino. */
  ghostIn(casino: number): Ghost | null {
    if (!(this.isChoosing || this.table.decision) || !this.shown?.targets.includes(`casino:${casino}`)) return null;
    const rolled = rolledNumbers(this.view.roll).find(({ number }) => number === casino);
    return rolled ? { owner: this.view.turn, small: rolled.small, big: rolled.big ? 1 : 0 } : null;
  }

  /** Would the choice take a grey die out of the casino? */
  takenFrom(casino: number): boolean {
    return this.kind === 'grey' && (this.shown?.targets.includes(`casino:${casino}`) ?? false);
  }

  /** Do the dice of the seat lie on the table, or fly there? */
  isOut(seat: number): boolean {
    if (this.showing.out === seat) return true;
    const { small, big } = this.view.roll;
    return this.view.turn === seat && (small.length > 0 || big !== null);
  }

  /** Money as far as the device may show it. */
  moneyOf(seat: number): number | null {
    const money = this.view.players[seat]?.money ?? null;
    const isOwn =
      this.table.document.mySeats.includes(seat) &&
      !this.table.document.table?.options['open_money'] &&
      this.view.actor !== OVER;
    if (money === null || (isOwn && !this.table.privacy.showsOwn)) return null;
    return money + (this.showing.moneyGot[seat] ?? 0);
  }

  /** The changes since the last turn have been seen. */
  noteSeen(): void {
    this.seen = lastTurnOf(this.table.history.steps, this.table.document.mySeats[0] ?? -1);
  }

  openTile(key: Tile['key']): void {
    this.opened = key;
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
