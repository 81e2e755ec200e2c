import { post } from '../../net/http';
import { guest } from '../guest/guest.svelte';
import { goTo } from '../../device/route.svelte';

/** Open today's mountain, which is the only try; or one of a past day, for practice. */
export async function dig(day: string | null = null): Promise<void> {
  await guest.enter();
  const { table } = await post<{ table: string }>('/api/daily', { day });
  goTo('table', table);
}
