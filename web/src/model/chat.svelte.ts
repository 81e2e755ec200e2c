import type { ChatMessage } from '../net/messages';
import type { Sender } from './choice.svelte';

/** What people at a table say to each other. */
export class ChatModel {
  messages = $state.raw<ChatMessage[]>([]);
  muted = $state(false);

  constructor(private readonly sender: Sender) {}

  hear(message: ChatMessage): void {
    this.messages = [...this.messages, message];
  }

  mute(on: boolean): void {
    this.muted = on;
    this.sender.note({ type: 'mute', on });
  }
}
