import type { TableShown } from '../../net/messages';
import { isolated } from '../../words/bidi';
import { listed, say } from '../../words/language.svelte';
import { botName } from '../seats/names';

/** Before a game: who is still missing, and what the host's start would do. */
export interface Waiting {
  status: string;
  help: string;
  start: string;
}

/** `company` takes the chairs of all who are missing, if the host starts. */
export function waitingAt(table: Pick<TableShown, 'seats' | 'host'>, isHost: boolean, company: string[]): Waiting {
  const open = table.seats.filter(({ kind }) => kind === 'open');
  const asked = listed(open.filter(({ offered }) => offered).map(({ name }) => isolated(name)));
  const free = open.filter(({ offered }) => !offered).length;
  const host = table.seats.find(({ guest }) => guest === table.host)?.name;
  const missing = [
    asked && say('web-lobby-waits', { names: asked }),
    free > 0 && `${say('web-lobby-free', { number: free })}.`,
  ];
  const status = missing.filter(Boolean).join(' ') || say('web-start-ready');
  if (!isHost) {
    return { status, help: host ? say('web-start-waits', { host }) : say('web-start-waits-host'), start: '' };
  }
  return {
    status,
    help: company.length > 0 ? say('web-lobby-without', { names: listed(company.map(botName)) }) : '',
    start: asked ? say('web-lobby-start-without', { names: asked }) : say('web-start'),
  };
}
