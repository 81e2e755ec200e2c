import { gameOf } from '../../catalogue/games';
import type { GameEntry } from '../../catalogue/entry';
import type { GameEvent, View } from '../../net/messages';
import type { Clock } from '../playback/clock';
import { Director, type Scenes } from '../playback/director.svelte';
import type { DocumentModel } from './document.svelte';
import { isOfTable } from './lines';
import { settings } from '../../device/settings.svelte';
import { store, stored, tab } from '../../device/stored';

/** Something that happened at the table. It is shown when everything before it has been shown. */
export interface Act {
  events: GameEvent[];
  isKept?: boolean; // it is never skipped
  version?: number; // of the table, where the server told it
  prepare?: () => Promise<void>; // what has to be there first
  after: () => View | null; // the table as it will be then
  commit: () => void; // the table takes that form
  told?: () => void; // it has been seen: log, scores and voice may tell it
}

/** A step of the game, as a board shows it. */
export interface BoardStep {
  before: View;
  after: View;
  events: GameEvent[];
}

export type BoardScenes = Scenes<BoardStep>;

const SKIP_FROM = 14; // length of the backlog from which steps are skipped, where others would have to wait
const SKIP_FROM_ALONE = 60; // against bots, which may play to the end of a round at once

/** The part of a table that playback needs. */
interface PlayedTable {
  readonly view: View | null;
  readonly document: DocumentModel;
}

/** What is to be seen, and when: one thing after the other, by the scenes of the board. */
export class PlaybackModel {
  latest = $state.raw<GameEvent[]>([]); // what happened last
  missed = $state.raw<View | null>(null); // the table before what was not seen yet when the page was reloaded
  private readonly director: Director<Act>;
  private board: BoardScenes | null = null;
  private boardCame = (): void => undefined;
  private readonly boardComes = new Promise<void>((resolve) => (this.boardCame = resolve));

  /** `freed` is called when everything has been shown. */
  constructor(
    private readonly table: PlayedTable,
    freed: () => void = () => undefined,
  ) {
    this.director = new Director<Act>(
      {
        prepare: (act) => act.prepare?.() ?? Promise.resolve(),
        commit: (act) => {
          act.commit();
          this.latest = act.events;
          if (this.isOwnRoll(act.events)) store(this.begunKey, null, tab());
        },
        told: (act) => act.told?.(),
        turns: ({ events }) => events.filter(({ kind }) => this.game?.events.turns?.includes(kind)).length,
        mustSee: (act) => (act.isKept ?? false) || this.mustSee(act),
        waitsForPress: ({ events }) => this.waitsForPress(events),
        waitsForEyes: (act) => !this.table.document.isShared && this.mustSee(act),
        isTooMuch: (steps) => steps >= (this.table.document.isShared ? SKIP_FROM : SKIP_FROM_ALONE),
        idle: freed,
      },
      { perform: (act, clock, commit) => this.showOnBoard(act, clock, commit) },
    );
  }

  /** Is something shown that takes its time? */
  get isBusy(): boolean {
    return this.director.busy;
  }

  /** Is it something that can be skipped as a whole? */
  get isGreat(): boolean {
    return this.director.busy && this.director.isGreat && !this.director.gate;
  }

  /** Does a press start what comes next? */
  get gate(): boolean {
    return this.director.gate;
  }

  /** What is shown now. */
  get events(): GameEvent[] {
    return this.director.current?.events ?? [];
  }

  /** What waits to be shown. */
  get waiting(): readonly Act[] {
    return this.director.waiting;
  }

  /** Turns that nobody saw. */
  get skipped(): number {
    return this.director.skipped;
  }

  /** Show it after everything that waits. */
  cue(...acts: Act[]): void {
    this.pace();
    this.director.add(...acts);
  }

  /** Show it before everything else that waits. */
  insert(...acts: Act[]): void {
    this.director.insert(...acts);
  }

  /** The board shows what happens by itself; null: it is gone. */
  use(scenes: BoardScenes | null): void {
    this.board = scenes;
    if (scenes) this.boardCame();
    else this.endScene();
  }

  /** Play it by the board's own scenes, once the board is loaded. */
  private async showOnBoard(act: Act, clock: Clock, commit: () => Promise<void>): Promise<void> {
    this.pace();
    const [before, after] = [this.table.view, act.after()];
    if (!before || !after || act.events.every(isOfTable)) return;
    if (!this.board) await this.boardComes;
    await this.board?.perform({ before, after, events: act.events }, clock, commit);
  }

  press(): void {
    this.director.press();
  }

  /** Everything that waits was taken back: drop it. */
  overtake(): void {
    this.director.overtake();
  }

  /** End the moment that is shown. */
  skip(): void {
    this.director.clock.finish();
  }

  /** End the scene that is shown. */
  endScene(): void {
    if (this.director.busy) this.director.clock.skip();
  }

  wait(ms: number): Promise<void> {
    return this.director.clock.wait(ms);
  }

  /** The person has read that turns were skipped. */
  seen(): void {
    this.director.seen();
  }

  hide(hidden: boolean): void {
    this.director.hide(hidden);
  }

  close(): void {
    this.director.close();
  }

  private get game(): GameEntry | null {
    const name = this.table.document.table?.game ?? this.table.view?.game;
    return name === undefined ? null : gameOf(name);
  }

  private pace(): void {
    this.director.clock.speed = settings.speed;
    this.director.clock.reduced = settings.reducedMotion;
  }

  private mustSee({ events }: Act): boolean {
    return events.some(({ kind }) => this.game?.events.scenes?.includes(kind));
  }

  /** Against bots, the own roll is started by a press. */
  private waitsForPress(events: GameEvent[]): boolean {
    const { table, mySeats, isPlaying } = this.table.document;
    const people = table?.seats.filter(({ kind }) => kind === 'person').length ?? 0;
    const mine = mySeats[0];
    if (!table || !isPlaying || mine === undefined || mySeats.length > 1 || people > 1 || settings.rollAtOnce)
      return false;
    if (table.clock || table.dice === 'real' || table.seats[mine]?.bot) return false;
    return this.isOwnRoll(events) && !stored(this.begunKey, false, tab());
  }

  private isOwnRoll(events: GameEvent[]): boolean {
    const mine = this.table.document.mySeats[0];
    return events.some(
      ({ kind, arguments: given }) => this.game?.events.ownRolls?.includes(kind) && given['seat'] === mine,
    );
  }

  /** The person has just sat down to roll: the first roll needs no other press. */
  private get begunKey(): string {
    return `begun.${this.table.document.table?.id}`;
  }
}
