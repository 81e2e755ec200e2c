import { getContext, setContext } from 'svelte';
import type { ShownTable } from '../../../../model/table/shown.svelte';
import type { Choice } from '../../../../net/messages';
import { choiceFor, hasVerb, targetOf } from '../../view/choices';
import { isSolo, type MinerView, type MountainDie, type Player } from '../../view/view';
import { withFaces } from './middle';
import { rowsOf } from '../../view/trove';
import { drawn, placesOf, wordsOf, type Laid, type LayPlace } from './laying';
import { Showing } from './showing.svelte';
import { bestSet, setsOf } from './wild';
import type { Group } from './tray';

/**
 * `wide`: a wall at the right. `strip`: the others above (a tablet). `phone`: everything that is pressed is under the
 * thumb.
 */
export type Layout = 'wide' | 'strip' | 'phone';

/** Shared by all parts of the mine: the view to draw, what is looked at, and the effect of a choice. */
export class MineModel {
  readonly showing = new Showing();
  layout = $state<Layout>('wide');
  pointed = $state<number | null>(null); // a die of the mountain under the pointer or in focus
  held = $state<number | null>(null); // the die that was pressed, among equal ones that are the same choice
  inspected = $state<number | null>(null); // one that was pressed and cannot be chosen

  looksAt = $state<number | null>(null); // another player whose dice are looked at, large, on a phone
  wish = $state<string | null>(null); // solo: the face to which the Beer that is chosen shall be set

  laid = $state.raw<Laid[]>([]); // real dice: what was told so far

  constructor(readonly table: ShownTable) {}

  /** The table to draw: in a scene, an in-between form of it. */
  readonly view = $derived.by(() => {
    const view = (this.table.isPast ? null : this.showing.view) ?? (this.table.view as MinerView);
    return this.table.isPast ? view : withFaces(view, this.showing.ahead);
  });

  readonly isSolo = $derived.by(() => isSolo(this.view));

  /** Whose trove lies on the bench. */
  readonly me = $derived.by(() => this.view.seat ?? this.table.document.mySeats[0] ?? 0);

  /** The others, the next one clockwise first. */
  readonly others = $derived.by(() => {
    const seats = this.view.players.length;
    return Array.from({ length: seats - 1 }, (_, step) => (this.me + 1 + step) % seats);
  });

  readonly asked = $derived.by(() => this.table.choice.asked);

  /** The choice whose result is shown: under the pointer, else the picked one. */
  readonly shown = $derived.by(
    (): Choice | null => this.choiceOf(this.table.choice.previewed) ?? this.table.decision?.choice ?? null,
  );

  readonly picked = $derived.by((): Choice | null => this.choiceOf(this.table.choice.picked));

  /** The die of the mountain that is told about. */
  readonly told = $derived.by((): MountainDie | null => {
    const about = this.shown?.targets.some((target) => target.startsWith('cell:'))
      ? Number(targetOf(this.shown, 'die'))
      : null;
    const die = this.pointed ?? about ?? this.inspected;
    return this.view.mountain.find((lying) => lying.die === die) ?? null;
  });

  /** The spell that is being cast: a die, or the hero's; null if none is. */
  readonly casting = $derived.by((): number | 'hero' | null => {
    if (!this.may('reroll')) return null;
    const spent = this.table.history.told
      .flatMap(({ events }) => events)
      .findLast(({ kind }) => kind.startsWith('miner-spent'));
    return spent?.kind === 'miner-spent-hero' ? 'hero' : Number(spent?.arguments['die'] ?? -1);
  });

  /** The hero that is looked at while heroes are chosen. */
  readonly heroLooked = $derived.by(() =>
    this.shown?.verb === 'choose' ? (targetOf(this.shown, 'hero') ?? null) : null,
  );

  /** Is this the die of the choice that is picked? Of equal dice it is the one that was pressed. */
  isPicked(die: number | null): boolean {
    const choice = die === null ? undefined : choiceFor(this.asked, die);
    if (!choice || this.table.choice.picked !== choice.action) return false;
    const isHeld = this.held !== null && choiceFor(this.asked, this.held) === choice;
    return die === (isHeld ? this.held : Number(targetOf(choice, 'die')));
  }

  /** Does the game go on, with somebody of this device in it? */
  get isPlaying(): boolean {
    return this.table.document.isPlaying && this.table.document.mySeats.length > 0 && !this.table.isPast;
  }

  /** Who is to act, as far as it has been seen; while dice are to be rolled, whose turn it is. */
  get active(): number {
    const view = this.table.isPast ? this.view : (this.showing.frozen ?? this.view);
    return view.actor === -1 ? view.turn : view.actor;
  }

  player(seat: number): Player {
    return this.view.players[seat]!;
  }

  /** What a seat's trove brings in this round, as far as it has been seen; null after the end. */
  now(seat: number): number | null {
    const { now, frozen } = this.showing;
    if (now[seat] !== undefined && !this.table.isPast) return now[seat];
    const view = this.table.isPast ? this.view : (frozen ?? this.view);
    return view.phase === 'over' ? null : (view.players[seat]?.now?.total ?? null);
  }

  /** The points of a solo game, as far as they have been seen. */
  get soloTotal(): number {
    const { now, frozen } = this.showing;
    return this.table.isPast ? this.player(0).total : (now[0] ?? (frozen ?? this.view).players[0]!.total);
  }

  /** What a group of a trove brings, and whether it wears the crown, as far as it has been seen. */
  shownGroup(seat: number, group: Group): Pick<Group, 'points' | 'crowned'> {
    const { frozen } = this.showing;
    if (!frozen || this.table.isPast) return group;
    const row = rowsOf(frozen.players[seat]!, frozen.players[seat]!.now).find(({ key }) => key === group.key);
    return { points: row?.points ?? null, crowned: row?.crowned ?? false };
  }

  /** Are real dice told now, by this device? */
  readonly isLaying = $derived.by(() => isLaidOnBoard(this.table) && !this.table.playback.isBusy && !this.table.isPast);

  /** Where something is still to be told, in its order. */
  readonly toLay = $derived.by((): LayPlace[] =>
    this.isLaying ? placesOf(this.view, this.table.document.table!.waiting!.draw) : [],
  );

  /** The place that is told next; null: all are. */
  readonly layNext = $derived.by((): LayPlace | null => this.toLay[this.laid.length] ?? null);

  lay(told: Laid): void {
    if (this.layNext) this.laid = [...this.laid, told];
  }

  /** The last one is taken up again. */
  liftLast(): void {
    this.laid = this.laid.slice(0, -1);
  }

  /** The rest is drawn and rolled by the page. */
  layRest(): void {
    const below = (number: number): number =>
      Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * number);
    while (this.layNext) this.lay(drawn(this.view, this.laid, this.layNext, below));
  }

  deal(): void {
    this.table.choice.send({ do: 'deal', version: this.table.document.version, words: wordsOf(this.laid) });
  }

  /** Is it asked of this device to do that? */
  may(verb: string): boolean {
    return hasVerb(this.asked, verb);
  }

  choiceOf(action: number | null): Choice | null {
    return this.asked?.choices.find((choice) => choice.action === action) ?? null;
  }

  choicesTo(verb: string): Choice[] {
    return this.asked?.choices.filter((choice) => choice.verb === verb) ?? [];
  }

  /** A die was pressed: it is chosen, or says why it cannot be. */
  press(die: number): void {
    this.looksAt = null;
    const choice = choiceFor(this.asked, die);
    this.inspected = choice ? null : die;
    this.wish = choice ? bestSet(setsOf(this, die)) : null;
    if (choice) this.table.choice.choose(choice.action);
    else this.table.choice.why(`die:${die}`);
  }

  /** Another face for the Beer; that chooses it, too. */
  wishFor(die: number, face: string): void {
    const choice = choiceFor(this.asked, die);
    if (choice && this.table.choice.picked !== choice.action) this.table.choice.choose(choice.action);
    this.wish = face;
  }

  /** The Beer was taken, and it is asked what it shall be: that was said before. */
  grant(): void {
    if (!this.wish || !this.may('set')) return;
    const choice = this.choicesTo('set').find((each) => targetOf(each, 'face') === this.wish);
    this.wish = null;
    if (choice) this.table.choice.take(choice.action);
  }

  /** A die of the own trove was pressed; one that is chosen already is taken back. */
  pressInTrove(choice: Choice | undefined, target: string, isChosen: boolean): void {
    this.held = Number(target.slice(target.indexOf(':') + 1));
    if (isChosen && this.table.choice.canUndo) return this.table.choice.undo();
    if (!choice) return this.table.choice.why(target);
    if (this.isSafe(choice)) this.table.choice.take(choice.action);
    else this.table.choice.choose(choice.action);
  }

  /** Does nothing roll, and nobody else get anything, so that it can simply be taken back? */
  private isSafe({ verb, preview }: Choice): boolean {
    const left = Number(this.asked?.arguments['left'] ?? 1);
    if (verb === 'reroll' || verb === 'cache') return left > 1;
    if (verb === 'share') return this.others.length > 1;
    return verb === 'spend' && (this.isSolo || this.rerollable > (preview.rerolls ?? 0) + 1);
  }

  /** How many dice of the own trove magic may reroll. */
  private get rerollable(): number {
    return this.player(this.me).trove.filter(([, kind, , spent]) => kind !== 'hazard' && !spent).length;
  }

  look(choice: Choice | undefined | null): void {
    this.table.choice.looked = choice?.action ?? null;
  }

  /** Nothing is chosen, and no card is open. */
  cancel(): void {
    this.inspected = null;
    this.pointed = null;
    this.looksAt = null;
    this.table.choice.cancel();
  }
}

/** Are real dice told on the board itself? What the page does not know is typed in beside it. */
export function isLaidOnBoard(table: ShownTable): boolean {
  const waiting = table.document.mayDeal ? table.document.table?.waiting : null;
  return waiting != null && placesOf(table.document.view as MinerView, waiting.draw).length > 0;
}

const KEY = Symbol('mine');

export function setMine(mine: MineModel): MineModel {
  return setContext(KEY, mine);
}

export function getMine(): MineModel {
  return getContext<MineModel>(KEY);
}
