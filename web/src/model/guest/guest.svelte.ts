import { get, post } from '../../net/http';
import { forgetAll, store, stored } from '../../device/stored';
import { say } from '../../words/language.svelte';

export interface Me {
  id: string;
  name: string;
}

/** The guest that the server knows this device as; null until it plays or gives a name. */
class Guest {
  me = $state<Me | null>(null);

  /** Without the server, the guest of last time. */
  async begin(): Promise<void> {
    try {
      this.me = await get<Me | null>('/api/me');
      store('me', this.me);
    } catch (error) {
      this.me ??= stored<Me | null>('me', null);
      throw error;
    }
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

  /** Which guest the code belongs to; changes nothing. */
  async behind(token: string): Promise<Me> {
    return post<Me>('/api/recover/look', { token });
  }

  /** Who this device was before the code changed that. */
  async former(): Promise<Me | null> {
    return get<Me | null>('/api/me/former');
  }

  async becomeFormer(): Promise<void> {
    this.me = await post<Me>('/api/me/former');
  }

  /** A code that signs another device in as this guest; it works once, for ten minutes. */
  async recoveryCode(): Promise<string> {
    return (await post<{ token: string }>('/api/me/recovery')).token;
  }

  /** Delete everything: on the server, and on this device. */
  async delete(): Promise<void> {
    if (this.me) await post('/api/me/delete');
    this.me = null;
    forgetAll();
  }
}

export const guest = new Guest();
