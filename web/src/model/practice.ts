import { post } from '../net/http';
import { guest } from './guest.svelte';
import { goTo } from './route.svelte';

/** To a table of one's own, as this one was before a decision. */
export async function practise(table: string, position: number): Promise<void> {
  await guest.enter();
  const { id } = await post<{ id: string }>(`/api/tables/${table}/practice`, { position });
  goTo('table', id);
}
