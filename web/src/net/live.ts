import type { Command, ConnectionMessage, ServerMessage } from './messages';
import { randomHex } from './random';

const PING = 2500; // milliseconds
const SILENCE = 9000;
const LONGEST_PAUSE = 5000;
const NO_TABLE = 4404;
const NOT_YOUR_SEAT = 4403;

export type Link = 'connecting' | 'open' | 'lost' | 'no-table';

interface Listener {
  heard(message: ServerMessage): void;
  linked(link: Link): void;
}

/** Close it. One that is not open yet closes once it is: browsers warn of anything else. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/**
 * The connection to a table. It reconnects by itself and names the last version that it has. Commands that were not
 * answered are sent again under the same id, so that the server carries them out once.
 */
export class Live {
  private socket: WebSocket | null = null;
  private version: number | null = null;
  private changingEyes = false; // until the snapshot of the new view comes, updates are of the old one
  private unanswered = new Map<string, Command & { id: string }>();
  private lastHeard = 0;
  private failures = 0;
  private ping: ReturnType<typeof setInterval>;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(
    private readonly table: string,
    private seat: number | null, // null: the server chooses the device's own seat, or a spectator's view
    private readonly listener: Listener,
  ) {
    this.ping = setInterval(() => this.watchOver(), PING);
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  send(command: Command): string {
    const id = randomHex(8);
    const whole = { ...command, id };
    this.unanswered.set(id, whole);
    this.transmit(whole);
    return id;
  }

  /** A message that needs no answer, or whose answer may be lost with the connection. */
  note(message: ConnectionMessage): void {
    this.transmit(message);
  }

  /** Ask for the view of another seat (-1: a spectator's). */
  watch(seat: number): void {
    this.seat = seat;
    this.changingEyes = true;
    this.transmit({ type: 'watch', seat });
  }

  /** Connect again, with the device's present cookies. */
  reconnect(): void {
    const before = this.socket;
    this.seat = null;
    this.version = null;
    if (this.retry !== null) clearTimeout(this.retry);
    this.connect();
    if (before) hangUp(before);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.ping);
    if (this.retry !== null) clearTimeout(this.retry);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    if (this.socket) hangUp(this.socket);
    this.socket = null;
  }

  private connect(): void {
    this.retry = null;
    const query = new URLSearchParams();
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (this.version !== null && this.seat !== null && !this.changingEyes) query.set('since', String(this.version));
    const origin = location.origin.replace(/^http/, 'ws');
    const address = `${origin}/api/tables/${encodeURIComponent(this.table)}/live?${query}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => {
      this.failures = 0;
      this.listener.linked('open');
      for (const command of this.unanswered.values()) this.transmit(command);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private receive(message: ServerMessage): void {
    this.lastHeard = Date.now();
    if (message.type === 'update') {
      if (message.from !== this.version) {
        if (this.version === null || message.version > this.version) this.transmit({ type: 'sync' });
        return;
      }
      this.version = message.version;
    } else if (message.type === 'snapshot') {
      this.version = message.version;
      this.changingEyes = false;
      if (this.seat === null && message.seat !== null) this.seat = message.seat;
    } else if ((message.type === 'ack' || message.type === 'refused') && message.id !== null) {
      this.unanswered.delete(message.id);
    }
    this.listener.heard(message);
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (code === NO_TABLE) return this.listener.linked('no-table');
    // the seat was moved or taken away meanwhile: the server says where we sit now
    if (code === NOT_YOUR_SEAT) return this.reconnect();
    this.listener.linked('lost');
    this.failures += 1;
    const most = Math.min(LONGEST_PAUSE, 400 * 2 ** this.failures);
    this.retry = setTimeout(() => this.connect(), Math.random() * most);
  }

  /** Ping; give up a connection that has been silent for too long. */
  private watchOver(): void {
    if (!this.socket) return;
    if (Date.now() - this.lastHeard > SILENCE) {
      const dead = this.socket;
      this.lost(1006);
      dead.close();
    } else {
      this.transmit({ type: 'ping' });
    }
  }

  /** Connect now instead of waiting for the next attempt. */
  tryNow(): void {
    if (this.retry === null) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** The network is back, or the page is visible again: try at once. */
  private hurry = (): void => {
    if (document.visibilityState !== 'hidden') this.tryNow();
  };

  private transmit(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
