import { post } from '../net/http';
import { guest } from './guest.svelte';
import { begin } from './begin';
import { goTo } from './route.svelte';
import { store, stored, tab } from './stored';

/** To a table of one's own, as this one was before a decision. */
export async function practise(table: string, position: number): Promise<void> {
  await guest.enter();
  const { id } = await post<{ id: string }>(`/api/tables/${table}/practice`, { position });
  goTo('table', id);
}

/** To a new game like the one at this table, where its rules can be tried out; the way back is kept. */
export async function tryRules(table: string, options: Record<string, unknown>): Promise<void> {
  await guest.enter();
  const { id } = await post<{ id: string }>(`/api/tables/${table}/practice`, { options });
  await begin(id);
  store(`practises.${id}`, table, tab());
  goTo('table', id);
}

/** The table from which one came to try rules at this one; empty if that is not what this one is for. */
export function practisedFrom(table: string): string {
  return stored(`practises.${table}`, '', tab());
}
