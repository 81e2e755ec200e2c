import { post } from '../net/http';
import { guest } from './guest.svelte';
import { goTo } from './route.svelte';

/** To today's mountain, which is one's one try; or to one of a past day, for practice. */
export async function dig(day: string | null = null): Promise<void> {
  await guest.enter();
  const { table } = await post<{ table: string }>('/api/daily', { day });
  goTo('table', table);
}
