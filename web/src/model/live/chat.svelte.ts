import type { ChatMessage, Reaction } from '../../net/messages';
import type { Sender } from '../table/choice.svelte';
import { store, stored, tab } from '../../device/stored';

export interface ShownReaction {
  key: number;
  seat: number;
  reaction: Reaction;
}

const LINGER = 5000; // milliseconds for which a reaction is shown
const MOST = 4; // reactions at once

/** What people at a table say to each other. What was read, and whether it is muted, outlives a reload. */
export class ChatModel {
  messages = $state.raw<ChatMessage[]>([]);
  reactions = $state.raw<ShownReaction[]>([]);
  muted = $state(false);
  private read = $state(0); // the number of the last message that was seen
  private keys = 0;

  constructor(
    private readonly sender: Sender,
    private readonly table: string,
    private readonly me: () => string | undefined,
  ) {
    this.muted = stored(`muted.${table}`, false, tab());
    this.read = stored(`read.${table}`, 0, tab());
  }

  /** Unread messages of others. */
  get unread(): number {
    return this.muted
      ? 0
      : this.messages.filter(({ number, guest }) => number > this.read && guest !== this.me()).length;
  }

  /** All messages so far; a new connection gets all of them again, unless it asks not to. */
  begin(messages: ChatMessage[]): void {
    this.messages = messages;
    if (this.muted) this.sender.note({ type: 'mute', on: true });
  }

  hear(message: ChatMessage): void {
    this.messages = [...this.messages, message];
  }

  /** Somebody reacts: it is seen for a moment. */
  see(seat: number, reaction: Reaction): void {
    if (this.muted) return;
    const key = ++this.keys;
    this.reactions = [...this.reactions, { key, seat, reaction }].slice(-MOST);
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.key !== key)), LINGER);
  }

  seen(): void {
    const last = this.messages.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    store(`read.${this.table}`, last, tab());
  }

  mute(on: boolean): void {
    this.muted = on;
    if (on) this.reactions = [];
    store(`muted.${this.table}`, on, tab());
    this.sender.note({ type: 'mute', on });
  }
}
