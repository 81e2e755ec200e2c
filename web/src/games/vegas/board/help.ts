/** Help in place: what a thing on the table is, and where the rules explain it. */
import type { HelpText } from '../../../table/board/HelpTip.svelte';
import { say } from '../../../words/language.svelte';
import type { BoardModel } from './state/board.svelte';

export const SECTIONS: Record<string, string> = {
  rounds: 'vegas/end',
  casino: 'vegas/payouts',
  closed: 'vegas/tile-no-entry',
  card: 'vegas/payouts',
  lane: 'vegas/turn',
  'big-die': 'vegas/turn',
  neutral: 'vegas/two-players',
  grey: 'vegas/tile-block-it',
  black: 'vegas/royale',
  starter: 'vegas/turn',
  'dice-left': 'vegas/turn',
  chips: 'vegas/rewards',
  cards: 'vegas/end',
  money: 'vegas/end',
};

/** `chips`, `tile:KEY` or `player:SEAT`. */
export function helpOn(board: BoardModel, key: string): HelpText | null {
  const [name = '', which = ''] = key.split(':');
  if (name === 'tile') {
    const message = `tile-${which.replaceAll('_', '-')}`;
    return { text: say(`${message}.help`), section: `vegas/${message}` };
  }
  const player = name === 'player' ? board.view.players[Number(which)] : undefined;
  if (player) {
    const { small, big, chips, cards } = player;
    return {
      text: say('web-vegas-help-player', { seat: board.table.name(Number(which)), dice: small + big, chips, cards }),
      section: 'vegas/turn',
    };
  }
  const section = SECTIONS[name];
  return section ? { text: say(`web-vegas-help-${name}`), section } : null;
}
