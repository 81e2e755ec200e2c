import { Live, type Link } from '../net/live';
import type {
  ChatMessage,
  Command,
  GameEvent,
  History,
  Question,
  RefusalBody,
  ServerMessage,
  TableDocument,
  TableShown,
  View,
} from '../net/messages';
import { get } from '../net/http';
import { patched } from '../net/patch';
import { tellEvent, tellRefusal } from '../words/speech';
import { gameOf } from '../games/registry';
import { nameAt } from './names';
import { guest } from './guest.svelte';
import { isOfTable, withTableLines, type Line } from './lines';
import { addToDice } from './sealing';
import { settings } from './settings.svelte';
import { play, soundsOf } from './sound';
import { store, stored, tab } from './stored';

/** One step of the game: what happened, and how the table stood afterwards. */
export interface Step {
  events: GameEvent[];
  view: View;
}

/** Something that is shown in its own time, before the table is shown as it stands now: payouts, say. */
export interface Scene {
  before: View;
  events: GameEvent[];
}

type Update = Extract<ServerMessage, { type: 'update' }>;
type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;
type Heard = Exclude<ServerMessage, Update | Snapshot>;

const ROLL_TIME = 480; // milliseconds that a roll is looked at before what follows is shown
const MOST_BEHIND = 2; // whoever is further behind jumps to now

/** A live table as this device sees it, and what can be done at it. */
export class TableModel {
  link = $state<Link>('connecting');
  version = $state(0);
  document = $state.raw<TableDocument | null>(null);
  question = $state.raw<Question | null>(null);
  seat = $state<number | null>(null); // through whose eyes
  chat = $state.raw<ChatMessage[]>([]);
  muted = $state(false);
  online = $state.raw<number[]>([]);
  away = $state.raw<number[]>([]);
  private clock = $state.raw({ version: 0, end: 0 }); // by when the decision of that version must be made

  start = $state.raw<View | null>(null);
  steps = $state.raw<Step[]>([]);
  lines = $state.raw<Line[]>([]);
  past = $state<number | null>(null); // the step that is looked back at
  scene = $state.raw<Scene | null>(null);
  rolling = $state(false);
  latest = $state.raw<GameEvent[]>([]); // what the last update told

  picked = $state<number | null>(null); // chosen, not yet confirmed
  looked = $state<number | null>(null); // under the pointer or in focus: its result is previewed
  draft = $state.raw<unknown>(null); // a board's own notes on a choice that is made in several steps
  sending = $state(false);
  refusal = $state.raw<RefusalBody | null>(null);
  announcement = $state('');
  curtainLifted = $state<string | null>(null); // for which question
  peeking = $state(false);

  private readonly live: Live;
  private eyes: number | null = null; // through which the table was asked for; null: the server chooses
  private queue: (Update | Snapshot)[] = [];
  private hold: ReturnType<typeof setTimeout> | null = null;
  private toldSinceHistory: Update[] = [];
  private waitingFor: string | null = null; // the id of the move that was sent

  constructor(readonly id: string) {
    this.live = new Live(id, null, { heard: (message) => this.hear(message), linked: (link) => (this.link = link) });
  }

  /** Whoever was nobody is somebody now: the table has to hear it. */
  reconnect(): void {
    this.eyes = null;
    this.live.reconnect();
  }

  close(): void {
    this.live.close();
    if (this.hold !== null) clearTimeout(this.hold);
  }

  // What is shown

  get table(): TableShown | null {
    return this.document?.table ?? null;
  }

  /** When the time for the decision of now is up, in milliseconds; null where nobody is in a hurry. */
  get endOfTurn(): number | null {
    return this.clock.version === this.version && this.table?.status === 'playing' ? this.clock.end : null;
  }

  /** The view to show: of the past, before a scene, or now. */
  get view(): View | null {
    if (this.past !== null) return this.steps[this.past]?.view ?? this.start;
    return this.scene?.before ?? this.document?.view ?? null;
  }

  /** The question to answer now; none while something else is shown. */
  get asked(): Question | null {
    return this.past === null && this.scene === null && !this.hidden && !this.sending ? this.question : null;
  }

  get mySeats(): number[] {
    const me = guest.me?.id;
    if (!this.table || !me) return [];
    return this.table.seats.flatMap((seat, number) => (seat.guest === me ? [number] : []));
  }

  get isHotSeat(): boolean {
    return this.mySeats.length > 1;
  }

  get isHost(): boolean {
    return this.table?.host === guest.me?.id;
  }

  /** Is a curtain between the table and whoever holds the device? */
  get hidden(): boolean {
    return this.isHotSeat && this.question?.secret === true && this.curtainLifted !== `${this.seat} ${this.version}`;
  }

  liftCurtain(): void {
    this.curtainLifted = `${this.seat} ${this.version}`;
  }

  /** May what only this seat knows be shown? Not on a device that several people look at, unless they ask. */
  get showsOwn(): boolean {
    return !this.isHotSeat || this.peeking;
  }

  get canUndo(): boolean {
    return this.table?.undo.some((seat) => this.mySeats.includes(seat)) ?? false;
  }

  /** Does the next draw wait for a press of this device? */
  get mayRoll(): boolean {
    const waiting = this.table?.waiting;
    if (!waiting || this.table?.status !== 'playing' || this.table.dice !== 'sealed') return false;
    return waiting.seat === -1 ? this.mySeats.length > 0 : this.mySeats.includes(waiting.seat);
  }

  get mayDeal(): boolean {
    return this.table?.status === 'playing' && this.table.dice === 'real' && this.table.waiting !== null && this.mySeats.length > 0;
  }

  get isMyTurn(): boolean {
    return this.question !== null || this.mayRoll;
  }

  name = (seat: number): string => nameAt(this.table, seat);

  // Choosing

  /** Choose an answer. A mouse means it; a finger or a key confirms it. */
  choose(action: number, pointer = ''): void {
    if (!this.asked?.choices.some((choice) => choice.action === action)) return;
    this.refusal = null;
    if (pointer === 'mouse' || this.picked === action) {
      this.picked = action;
      this.confirm();
    } else {
      this.picked = action;
      this.keep();
    }
  }

  confirm(): void {
    if (this.picked === null || !this.asked) return;
    this.sending = true;
    this.waitingFor = this.send({ do: 'move', version: this.version, action: this.picked });
  }

  cancel(): void {
    this.picked = null;
    this.draft = null;
    this.refusal = null;
    this.keep();
  }

  /** A board's notes on a choice half made; they survive a reload. */
  setDraft(draft: unknown): void {
    this.draft = draft;
    this.picked = null;
    this.keep();
  }

  /** Why can this not be chosen? The answer comes as a refusal. */
  why(target: string): void {
    if (this.asked) this.live.note({ type: 'why', target });
  }

  roll(): void {
    if (this.mayRoll) this.send({ do: 'roll', version: this.version });
  }

  undo(): void {
    if (this.canUndo) this.send({ do: 'undo', version: this.version });
  }

  send(command: Command): string {
    this.refusal = null;
    return this.live.send(command);
  }

  mute(on: boolean): void {
    this.muted = on;
    this.live.note({ type: 'mute', on });
  }

  /** Look back at the table after that step; null: at the present. */
  lookBack(step: number | null): void {
    this.past = step !== null && step < this.steps.length - 1 ? step : null;
  }

  /** Show at once what is still moving. */
  skip(): void {
    if (this.scene) this.endScene();
    else if (this.hold !== null) this.release();
  }

  endScene(): void {
    this.scene = null;
    this.release();
  }

  // What is heard

  private hear(message: ServerMessage): void {
    if (message.type === 'update' || message.type === 'snapshot') {
      this.queue.push(message);
      this.pump();
    } else {
      this.take(message);
    }
  }

  private take(message: Heard): void {
    switch (message.type) {
      case 'ack':
        if (message.table) location.hash = `#table=${message.table}`;
        break;
      case 'refused':
        this.settle(message.id);
        this.refuse(message);
        break;
      case 'why':
        if (message.refusal) this.refuse(message.refusal);
        break;
      case 'presence':
        this.online = message.online;
        this.away = message.away;
        break;
      case 'clock':
        this.clock = { version: message.version, end: Date.now() + 1000 * message.seconds };
        break;
      case 'chat':
        this.chat = [...this.chat, message];
        break;
      case 'pong':
        break;
    }
  }

  private refuse(refusal: RefusalBody): void {
    this.refusal = refusal;
    this.announcement = tellRefusal(refusal, this.name);
  }

  private settle(id: string | null): void {
    if (id !== null && id === this.waitingFor) {
      this.sending = false;
      this.waitingFor = null;
      this.picked = null;
    }
  }

  private takeSnapshot(message: Snapshot): void {
    this.rest();
    this.document = message.document;
    this.question = message.question;
    this.version = message.version;
    this.chat = message.chat;
    if (this.seat !== message.seat) this.past = null;
    this.seat = message.seat;
    this.eyes ??= message.seat ?? -1;
    this.sending = false;
    this.recall();
    this.follow();
    if (message.document.view) void this.loadHistory();
  }

  /** The game so far, for the log and for looking back. */
  private async loadHistory(): Promise<void> {
    const [seat, before] = [this.seat, this.lines];
    this.toldSinceHistory = [];
    const history = await get<History>(`/api/tables/${this.id}/history?seat=${seat ?? -1}`).catch(() => null);
    if (!history || seat !== this.seat) return;
    const steps: Step[] = [];
    let document = { view: history.start };
    for (const step of history.steps) {
      document = patched(document, step.patch);
      steps.push({ events: step.events, view: document.view });
    }
    const lines = steps.flatMap((step, number) => step.events.map((event) => ({ event, step: number })));
    this.start = history.start;
    this.steps = steps;
    this.lines = withTableLines(lines, before);
    for (const update of this.toldSinceHistory) {
      if (update.version > history.version) this.log(update.events, (document = patched(document, ofView(update))).view);
      else this.log(update.events.filter(isOfTable), null);
    }
    this.toldSinceHistory = [];
  }

  /** Show what came one after the other, each in its time: no snapshot overtakes what was told before it. */
  private pump(): void {
    while (!this.scene && (this.hold === null || this.queue.length > MOST_BEHIND)) {
      const message = this.queue.shift();
      if (!message) return;
      if (message.type === 'update') this.takeUpdate(message);
      else this.takeSnapshot(message);
    }
  }

  private release(): void {
    this.rest();
    this.pump();
    this.follow();
  }

  private rest(): void {
    if (this.hold !== null) clearTimeout(this.hold);
    this.hold = null;
    this.rolling = false;
  }

  private takeUpdate(update: Update): void {
    const before = this.document;
    if (!before) return;
    const taken = update.events.some((event) => event.kind === 'table-undone');
    this.document = patched(before, update.patch);
    this.question = update.question;
    this.version = update.version;
    this.latest = update.events;
    this.sending = false;
    this.picked = null;
    this.draft = null;
    this.looked = null;
    this.refusal = null;
    this.keep();
    if (taken) {
      this.past = null;
      void this.loadHistory();
    } else {
      this.toldSinceHistory.push(update);
      this.log(update.events, this.document.view);
    }
    this.announcement = update.events.map((event) => tellEvent(event, this.name)).join(' ');
    if (settings.sound) soundsOf(gameOf(this.table!.game), update.events, this.question !== null).forEach(play);
    this.stage(update.events, before.view);
    this.follow();
  }

  /** A roll or a scene is looked at for a while. */
  private stage(events: GameEvent[], before: View | null): void {
    this.rest();
    if (document.visibilityState === 'hidden' || !before) return;
    const game = gameOf(before.game);
    if (events.some((event) => game.scenes.includes(event.kind))) {
      this.scene = { before, events };
    } else if (!settings.reducedMotion && events.some((event) => game.rolls.includes(event.kind))) {
      this.rolling = true;
      this.hold = setTimeout(() => this.release(), ROLL_TIME);
    }
  }

  private log(events: GameEvent[], view: View | null): void {
    let step: number | undefined;
    if (view && events.some((event) => !isOfTable(event))) {
      this.start ??= view;
      step = this.steps.length;
      this.steps = [...this.steps, { events, view }];
    }
    this.lines = [...this.lines, ...events.map((event) => ({ event, step }))];
  }

  /**
   * Look through the eyes of one's own seat. Several people at this device: through those of whoever acts, if that is one
   * of them, else through nobody's.
   */
  private follow(): void {
    if (!this.table) return;
    if (this.table.seal?.wants) addToDice(this.table, this.mySeats, (command) => this.send(command));
    const isLive = ['open', 'sealing', 'playing'].includes(this.table.status);
    if (!isLive || this.scene || this.hold !== null) return;
    const actor = this.document?.view?.actor ?? -1;
    const whoActs = this.mySeats.includes(actor) ? actor : -1;
    const eyes = this.isHotSeat && this.table.status === 'playing' ? whoActs : (this.mySeats[0] ?? -1);
    if (eyes !== this.eyes) {
      this.eyes = eyes;
      this.peeking = false;
      this.live.watch(eyes);
    }
  }

  private get choiceKey(): string {
    return `choice.${this.id}.${this.seat}`;
  }

  private keep(): void {
    const empty = this.picked === null && this.draft === null;
    store(this.choiceKey, empty ? null : { version: this.version, picked: this.picked, draft: this.draft }, tab());
  }

  private recall(): void {
    const kept = stored<{ version: number; picked: number | null; draft: unknown } | null>(this.choiceKey, null, tab());
    const fits = kept?.version === this.version;
    this.picked = fits ? kept.picked : null;
    this.draft = fits ? kept.draft : null;
  }
}

function ofView(update: Update): Update['patch'] {
  return update.patch.filter((operation) => operation.path === '/view' || operation.path.startsWith('/view/'));
}
