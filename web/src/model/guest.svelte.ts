import { get, post } from '../net/http';
import { say } from '../words/language.svelte';

export interface Me {
  id: string;
  name: string;
}

/** Who this device is to the server: nobody until it plays or says its name. */
class Guest {
  me = $state<Me | null>(null);

  async begin(): Promise<void> {
    this.me = await get<Me | null>('/api/me');
  }

  /** Become somebody, with a name that can be changed later. */
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

  /** A link that makes another device this guest, once. */
  async recoveryLink(): Promise<string> {
    const { token } = await post<{ token: string }>('/api/me/recovery');
    return `${location.origin}/#recover=${token}`;
  }
}

export const guest = new Guest();
