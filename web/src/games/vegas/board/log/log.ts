/** How the log of Las Vegas is set out: parts of rounds, and what casinos pay in a column of its own. */
import type { GameEvent } from '../../../../net/messages';
import { say } from '../../../../words/language.svelte';
import { tell, type NameOf } from '../../../../words/speech';
import type { LogLook } from '../../../../table/parts';
import { isPayout } from '../../view/payout';
import ActPicture from './ActPicture.svelte';
import LogMark from './LogMark.svelte';

export const log: LogLook = {
  Mark: LogMark,
  acts: { kinds: new Set(['vegas-placed', 'vegas-passed']), Picture: ActPicture },

  /** The name of the part that begins with this event; empty where none does. */
  heading({ kind, arguments: given }: GameEvent): string {
    if (kind === 'vegas-round') return say('web-vegas-log-dice', { round: Number(given['round']) });
    return kind === 'vegas-payouts' ? say('web-vegas-log-payout', { round: Number(given['round']) }) : '';
  },

  /** The line without the amount beside it; empty to use the usual words. */
  text({ kind, arguments: given }: GameEvent, name: NameOf): string {
    return kind === 'vegas-paid' ? tell('web-vegas-log-paid', given, name) : '';
  },

  amount({ kind, arguments: given }: GameEvent): string {
    if (kind === 'vegas-paid') return say('web-vegas-thousands', { amount: Number(given['amount']) / 1000 });
    return isPayout({ kind, arguments: given }) && kind !== 'vegas-tied' ? '–' : '';
  },
};
