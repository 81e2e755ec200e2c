import { Live, type Link } from '../net/live';
import { get } from '../net/http';
import type { Command, ConnectionMessage, History, RefusalBody, ServerMessage } from '../net/messages';
import { gameOf } from '../games/registry';
import { tellEvent, tellRefusal } from '../words/speech';
import { ChatModel } from './chat.svelte';
import { guest } from './guest.svelte';
import { addToDice } from './sealing';
import { settings } from './settings.svelte';
import { ShownTable } from './shown.svelte';
import { play, soundsOf } from './sound';

type Update = Extract<ServerMessage, { type: 'update' }>;
type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;
type Heard = Exclude<ServerMessage, Update | Snapshot>;

/** A live table as this device sees it: it hears the server, and passes on what is heard. */
export class TableModel extends ShownTable {
  link = $state<Link>('connecting');
  announcement = $state(''); // for screen readers
  readonly chat: ChatModel;
  private readonly live: Live;
  private eyes: number | null = null; // the seat whose view was asked for; null: the server chooses

  constructor(id: string) {
    const sender = { send: (command: Command) => live.send(command), note: (message: ConnectionMessage) => live.note(message) };
    super(id, sender, () => guest.me?.id);
    const live = new Live(id, null, { heard: (message) => this.hear(message), linked: (link) => (this.link = link) });
    this.live = live;
    this.chat = new ChatModel(sender);
  }

  /** The device has become a guest: connect again, so that the table knows it. */
  reconnect(): void {
    this.eyes = null;
    this.live.reconnect();
  }

  close(): void {
    this.live.close();
    this.stage.rest();
  }

  send(command: Command): void {
    this.choice.send(command);
  }

  /** Updates and snapshots are taken in order, each when the one before has been shown. */
  private hear(message: ServerMessage): void {
    if (message.type === 'update') this.stage.cue(() => this.takeUpdate(message));
    else if (message.type === 'snapshot') this.stage.cue(() => this.takeSnapshot(message));
    else this.take(message);
  }

  private take(message: Heard): void {
    switch (message.type) {
      case 'ack':
        if (message.table) location.hash = `#table=${message.table}`;
        break;
      case 'refused':
        this.refuse(message, message.id);
        break;
      case 'why':
        if (message.refusal) this.refuse(message.refusal, null);
        break;
      case 'presence':
        this.document.online = message.online;
        this.document.away = message.away;
        break;
      case 'clock':
        this.document.setClock(message.version, message.seconds);
        break;
      case 'chat':
        this.chat.hear(message);
        break;
      case 'pong':
        break;
    }
  }

  private refuse(refusal: RefusalBody, id: string | null): void {
    this.choice.refused(id, refusal);
    this.announcement = tellRefusal(refusal, this.name);
  }

  private takeSnapshot({ document, question, version, seat, chat }: Snapshot): void {
    this.stage.rest();
    if (this.document.seat !== seat) this.history.at = null;
    this.document.show(document);
    this.document.question = question;
    this.document.version = version;
    this.document.seat = seat;
    this.chat.messages = chat;
    this.choice.recall();
    this.eyes ??= seat ?? -1;
    this.follow();
    if (document.view) this.reloadHistory();
  }

  private takeUpdate(update: Update): void {
    const { table, view: before } = this.document;
    if (!table) return;
    this.document.change(update.patch);
    this.document.question = update.question;
    this.document.version = update.version;
    this.choice.settle();
    if (update.events.some((event) => event.kind === 'table-undone')) {
      this.history.at = null;
      this.reloadHistory();
    } else {
      this.history.hear(update, this.document.view);
    }
    this.announcement = update.events.map((event) => tellEvent(event, this.name)).join(' ');
    if (settings.sound) soundsOf(gameOf(table.game), update.events, update.question !== null).forEach(play);
    this.stage.show(update.events, before);
    this.follow();
  }

  private reloadHistory(): void {
    const seat = this.document.seat ?? -1;
    void this.history.reload(() => get<History>(`/api/tables/${this.id}/history?seat=${seat}`).catch(() => null));
  }

  protected override freed(): void {
    this.follow();
  }

  /**
   * Ask for the view of this device's seat. With several people at the device: for the view of the one who acts, or for a
   * spectator's view while somebody elsewhere acts.
   */
  private follow(): void {
    const { table, view, mySeats, isHotSeat, isPlaying } = this.document;
    if (!table) return;
    if (table.seal?.wants) addToDice(table, mySeats, (command) => this.send(command));
    const isLive = ['open', 'sealing', 'playing'].includes(table.status);
    if (!isLive || this.stage.isBusy) return;
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
