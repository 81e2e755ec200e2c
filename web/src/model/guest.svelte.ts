import { get, post } from '../net/http';
import { say } from '../words/language.svelte';

export interface Me {
  id: string;
  name: string;
}

/** The guest that the server knows this device as; null until it plays or gives a name. */
class Guest {
  me = $state<Me | null>(null);

  async begin(): Promise<void> {
    this.me = await get<Me | null>('/api/me');
  }

  /** Register with a default name, which can be changed later. */
  async enter(): Promise<Me> {
    return this.me ?? (await this.rename(say('web-guest-name')));
  }

  async rename(name: string): Promise<Me> {
    this.me = await post<Me>('/api/guests', { name });
    return this.me;
  }

  async recover(token: string): Promise<void> {
    this.me = await post<Me>('/api/recover', { token });
  }

  /** A link that signs another device in as this guest; it works once. */
  async recoveryLink(): Promise<string> {
    const { token } = await post<{ token: string }>('/api/me/recovery');
    return `${location.origin}/#recover=${token}`;
  }
}

export const guest = new Guest();
