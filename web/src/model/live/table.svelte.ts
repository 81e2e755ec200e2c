import { Live, type Link } from '../../net/live';
import { get } from '../../net/http';
import type {
  Command,
  ConnectionMessage,
  GameEvent,
  History,
  RefusalBody,
  ServerMessage,
  View,
} from '../../net/messages';
import type { GameEntry } from '../../catalogue/entry';
import { gameOf } from '../../catalogue/games';
import { need } from '../../words/language.svelte';
import { tellEvent, tellRefusal } from '../../words/speech';
import { ChatModel } from './chat.svelte';
import { attempt } from '../../net/attempt';
import { begin } from '../opening/begin';
import { guest } from '../guest/guest.svelte';
import { goTo } from '../../device/route.svelte';
import { isOfTable, isRemark } from '../table/lines';
import { RemarkModel } from './remarks.svelte';
import { addToDice } from './sealing';
import { settings } from '../../device/settings.svelte';
import { ShownTable } from '../table/shown.svelte';
import { play, type Sound } from '../../device/sound';
import type { Act } from '../table/playback.svelte';
import { store, stored, tab } from '../../device/stored';

type Update = Extract<ServerMessage, { type: 'update' }>;
type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;
type Heard = Exclude<ServerMessage, Update | Snapshot>;

const isUndone = ({ kind }: GameEvent): boolean => kind === 'table-undone';
const staysRolled = ({ kind }: GameEvent): boolean => kind === 'table-same-dice';

/** Which sounds go with what happened; each at most once. Scenes make their own meanwhile. */
function soundsOf(game: GameEntry, events: GameEvent[], yourTurn: boolean): Sound[] {
  const made = Object.entries(game.events.sounds ?? {}).flatMap(([sound, kinds]) =>
    events.some(({ kind }) => kinds.includes(kind)) ? [sound as Sound] : [],
  );
  return yourTurn ? [...made, 'turn'] : made;
}

/** A live table as this device sees it: it receives the server's messages and passes them on. */
export class TableModel extends ShownTable {
  link = $state<Link>('connecting');
  announcement = $state(''); // for screen readers
  isSameDice = $state(false); // was something taken back just now, past dice that will fall the same again?
  readonly chat: ChatModel;
  readonly remarks = new RemarkModel();
  private readonly live: Live;
  private isLeft = false; // the page is being left: nobody sees what it still shows
  private readonly leaving = ({ type }: Event): void => void (this.isLeft = type === 'pagehide');
  private readonly visibility = (): void => this.playback.hide(document.visibilityState === 'hidden');
  private eyes: number | null = null; // through which the table was asked for; null: the server chooses

  constructor(id: string) {
    const sender = {
      send: (command: Command) => live.send(command),
      note: (message: ConnectionMessage) => live.note(message),
    };
    super(id, sender, () => guest.me?.id);
    const live = new Live(id, null, { heard: (message) => this.hear(message), linked: (link) => (this.link = link) });
    this.live = live;
    this.chat = new ChatModel(sender, id, () => guest.me?.id);
    document.addEventListener('visibilitychange', this.visibility);
    addEventListener('pagehide', this.leaving);
    addEventListener('pageshow', this.leaving);
  }

  /** A newcomer has chosen a name: tell the table. */
  reconnect(): void {
    this.eyes = null;
    this.live.reconnect();
  }

  override get isLost(): boolean {
    return this.link === 'lost';
  }

  tryNow(): void {
    this.live.tryNow();
  }

  close(): void {
    this.live.close();
    this.playback.close();
    document.removeEventListener('visibilitychange', this.visibility);
    removeEventListener('pagehide', this.leaving);
    removeEventListener('pageshow', this.leaving);
  }

  send(command: Command): void {
    this.choice.send(command);
  }

  /** Messages take effect in their order, however long each takes to be shown. */
  private hear(message: ServerMessage): void {
    if (message.type !== 'update' && message.type !== 'snapshot') return this.take(message);
    this.document.heard = message.version;
    const events = message.type === 'update' ? message.events : [];
    this.isSameDice = events.some(staysRolled);
    if (message.type === 'snapshot') return this.playback.cue(this.arrived(message));
    if (events.some(isUndone)) this.playback.overtake();
    this.playback.cue(this.updated(message));
  }

  private take(message: Heard): void {
    switch (message.type) {
      case 'ack':
        if (message.table) void this.again(message.table);
        break;
      case 'refused':
        this.refuse(message, message.id);
        break;
      case 'why':
        if (message.refusal) this.refuse(message.refusal, null);
        break;
      case 'presence':
        this.document.setPresence(message.online, message.away, message.away_for, message.watching);
        break;
      case 'clock':
        this.document.setClock(message.version, message.seconds);
        break;
      case 'chat':
        this.chat.hear(message);
        break;
      case 'reaction':
        this.chat.see(message.seat, message.reaction);
        break;
      case 'pong':
        break;
    }
  }

  /** The next table: against bots its game starts at once, people are waited for. */
  private async again(id: string): Promise<void> {
    const isAlone = this.document.table?.seats.every((seat) => seat.kind === 'bot' || seat.guest === guest.me?.id);
    if (isAlone) await attempt(() => begin(id)); // if it cannot start, its lobby says why
    goTo('table', id);
  }

  private refuse(refusal: RefusalBody, id: string | null): void {
    if (refusal.code === 'hash-late') return; // devices contribute to the dice automatically: nobody here did anything
    this.choice.refused(id, refusal);
    this.announcement = tellRefusal(refusal, this.name);
  }

  /** The table comes as a whole, and the game so far with it; and with the first of them, the words of the game. */
  private arrived(message: Snapshot): Act {
    let history: History | null = null;
    return {
      events: [],
      isKept: true,
      prepare: async () => {
        const { table, view } = message.document;
        const words = need(`game:${gameOf(table.game).family}`);
        if (view) history = await this.askHistory(message.seat);
        await this.remarks.readyFor(history);
        await words;
      },
      after: () => null,
      commit: () => {
        this.takeSnapshot(message);
        if (!history) return;
        this.takeHistory(history, stored<number | null>(this.seenKey, null, tab()));
        store(this.seenKey, this.history.steps.length, tab());
      },
    };
  }

  private takeSnapshot({ document, question, why, odds, version, seat, chat }: Snapshot): void {
    if (this.document.seat !== seat) this.history.at = null;
    this.document.show(document);
    this.document.question = question;
    this.document.why = why;
    this.document.odds = odds;
    this.document.version = version;
    this.document.seat = seat;
    this.chat.begin(chat);
    this.playback.missed = null;
    this.choice.recall();
    this.eyes ??= seat ?? -1;
    this.follow();
  }

  /** Something happened. When a move was taken back, the game so far is asked for again. */
  private updated(update: Update): Act {
    const { events } = update;
    const takesBack = events.some(isUndone);
    let history: History | null = null;
    return {
      events: events.filter((event) => !isRemark(event)),
      prepare: async () => {
        if (takesBack) history = await this.askHistory(this.document.seat);
        await this.remarks.ready(events);
      },
      after: () => this.document.after(update.patch),
      commit: () => {
        this.takeUpdate(update);
        if (takesBack) this.history.at = null;
        if (history) this.takeHistory(history, null);
      },
      told: () => this.tell(takesBack ? events.filter(isOfTable) : events, this.document.view),
      version: update.version,
    };
  }

  private takeUpdate(update: Update): void {
    if (!this.document.table) return;
    this.document.change(update.patch);
    this.document.question = update.question;
    this.document.why = update.why;
    this.document.odds = update.odds;
    this.document.version = update.version;
    this.choice.settle();
    this.follow();
  }

  private askHistory(seat: number | null): Promise<History | null> {
    return get<History>(`/api/tables/${this.id}/history?seat=${seat ?? -1}`).catch(() => null);
  }

  /**
   * Steps that were not seen before a reload are shown now; those that the history is ahead with will be told in their
   * time.
   */
  private takeHistory(history: History, seen: number | null): void {
    const isAhead = ({ version = 0, events }: Act): boolean =>
      version > 0 && version <= history.version && events.some((event) => !isOfTable(event));
    const missed = this.history.take(history, this.playback.waiting.filter(isAhead).length, seen);
    if (missed.length === 0) return;
    this.playback.missed = this.history.view;
    const acts = missed.map(({ events, view }, place): Act => ({
      events: events.filter((event) => !isRemark(event)),
      after: () => view,
      commit: () => (this.playback.missed = place < missed.length - 1 ? view : null),
      told: () => this.tell(events, view),
    }));
    this.playback.insert(...acts);
  }

  /** It has been shown: now it enters the log and is read aloud. */
  private tell(all: GameEvent[], view: View | null): void {
    const events = this.remarks.heard(all);
    this.history.add(events, view);
    this.remarks.show(events);
    this.announcement = events.map((event) => tellEvent(event, this.name)).join(' ');
    const game = this.document.table && gameOf(this.document.table.game);
    const isCalled = settings.calls && this.document.question !== null;
    if (game) soundsOf(game, events, isCalled).forEach((sound) => play(sound));
    if (!this.isLeft) store(this.seenKey, this.history.steps.length, tab());
  }

  private get seenKey(): string {
    return `seen.${this.id}`;
  }

  protected override freed(): void {
    this.follow();
  }

  /**
   * Look through the eyes of one's own seat. Several people at this device: through those of the one who acts, or
   * through nobody's if it is somebody elsewhere.
   */
  private follow(): void {
    const { table, view, mySeats, isHotSeat, isPlaying } = this.document;
    if (!table) return;
    if (table.seal?.wants) addToDice(table, mySeats, (command) => this.send(command));
    const isLive = ['open', 'sealing', 'playing'].includes(table.status);
    if (!isLive || this.playback.isBusy) return;
    const actor = view?.actor ?? -1;
    const whoActs = mySeats.includes(actor) ? actor : -1;
    const eyes = isHotSeat && isPlaying ? whoActs : (mySeats[0] ?? -1);
    if (eyes !== this.eyes) {
      this.eyes = eyes;
      this.privacy.peeking = false;
      this.live.watch(eyes);
    }
  }
}
