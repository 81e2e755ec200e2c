import { post } from '../../net/http';
import { guest } from '../guest/guest.svelte';
import { begin } from './begin';
import { goTo } from '../../device/route.svelte';
import { store, stored, tab } from '../../device/stored';

/** Open a private table that starts from this one's position before a decision. */
export async function practise(table: string, position: number): Promise<void> {
  await guest.enter();
  const { id } = await post<{ id: string }>(`/api/tables/${table}/practice`, { position });
  goTo('table', id);
}

/** Open a new game like the one at this table, to try out its rules; the way back is kept. */
export async function tryRules(table: string, options: Record<string, unknown>): Promise<void> {
  await guest.enter();
  const { id } = await post<{ id: string }>(`/api/tables/${table}/practice`, { options });
  await begin(id);
  store(`practises.${id}`, table, tab());
  goTo('table', id);
}

/** The table from which this one was opened to try out rules; empty if it was not. */
export function practisedFrom(table: string): string {
  return stored(`practises.${table}`, '', tab());
}
