import { post } from '../../net/http';
import { randomHex } from '../../net/random';
import { store, tab } from '../../device/stored';

/** Begin the game of a table at which nobody is waited for. The press for it is the press for the first roll, too. */
export async function begin(id: string): Promise<void> {
  await post(`/api/tables/${id}/commands`, { do: 'start', id: randomHex(8) });
  store(`begun.${id}`, true, tab());
}
