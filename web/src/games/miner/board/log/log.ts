/** How the log of Dice Miner is set out: turn by turn, with small dice, and what each take brought. */
import type { GameEvent } from '../../../../net/messages';
import { say } from '../../../../words/language.svelte';
import { tell, type NameOf } from '../../../../words/speech';
import type { LoggedStep, LogLook } from '../../../../table/parts';
import { signed } from '../../view/terms';
import type { MinerView } from '../../view/view';
import ActPicture from './ActPicture.svelte';
import LogDice from './LogDice.svelte';
import LogMark from './LogMark.svelte';

const IN_TURNS = new Set(['hero', 'took', 'shared', 'spent', 'spent-hero', 'rerolled', 'cached']);
const SHORT = new Set([...IN_TURNS, 'round', 'start']); // lines that are shorter here than elsewhere
const BRINGS = new Set(['took', 'rerolled', 'drafted', 'wild']);

function kindOf({ kind }: GameEvent): string {
  return kind.replace(/^miner-/, '');
}

export const log: LogLook = {
  Mark: LogMark,
  Dice: LogDice,
  acts: { kinds: new Set(['took', 'shared', 'rerolled'].map((kind) => `miner-${kind}`)), Picture: ActPicture },

  heading(event: GameEvent): string {
    const { round, repeat } = event.arguments as { round: number; repeat: number };
    switch (kindOf(event)) {
      case 'round':
        return say('web-miner-round', { round });
      case 'scoring':
        return say('web-mine-counts', { round });
      case 'tie':
        return say('web-mine-tie-counts', { repeat });
      default:
        return '';
    }
  },

  turn(event: GameEvent): number | null {
    const seat = event.arguments['seat'];
    return IN_TURNS.has(kindOf(event)) && typeof seat === 'number' ? seat : null;
  },

  text(event: GameEvent, name: NameOf): string {
    const kind = kindOf(event);
    return SHORT.has(kind) ? tell(`web-mine-log-${kind}`, event.arguments, name) : '';
  },

  /** What the trove is worth more than before; nothing where the points of the round were counted in the same step. */
  amount(event: GameEvent, { before, after }: LoggedStep): string {
    if (!BRINGS.has(kindOf(event)) || !before || !after) return '';
    const seat = Number(event.arguments['seat'] ?? 0);
    const [was, now] = [worth(before as MinerView, seat), worth(after as MinerView, seat)];
    return was === null || now === null || (after as MinerView).phase === 'over' ? '' : signed(now - was);
  },
};

function worth(view: MinerView, seat: number): number | null {
  const player = view.players[seat];
  if (view.game === 'miner-solo') return player?.total ?? null;
  return view.phase === 'replenish' ? null : (player?.now?.total ?? null);
}
