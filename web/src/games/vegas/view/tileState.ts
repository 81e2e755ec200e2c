/** What lies on a tile, in words for screen readers. */
import type { LyingDie, SmallAndBig } from '../../../net/api';
import { listed, money, say } from '../../../words/language.svelte';
import type { NameOf } from '../../../words/speech';
import { isNothing, rewardWords } from './labels';
import type { Tile } from './view';

/** Empty for tiles on which nothing changes. */
export function tileState(tile: Tile, name: NameOf): string {
  switch (tile.key) {
    case 'jackpot':
      return say('web-vegas-state-jackpot', { amount: money(tile.amount) });
    case 'high_five':
    case 'power_play':
      return tile.holder === null ? '' : say('web-vegas-state-holder', { seat: name(tile.holder) });
    case 'bad_luck':
      return tile.activated ? say('web-vegas-state-owing', { seats: listed(tile.owing.map(name)) }) : '';
    case 'no_entry': {
      const next = tile.track[(tile.step + 1) % tile.track.length]!;
      return isNothing(next)
        ? say('web-vegas-state-next-nothing')
        : say('web-vegas-state-next', { reward: rewardWords(next) });
    }
    case 'knockout':
      return dice(tile.bar, name);
    case 'double_down':
      return dice(tile.dice, name);
    case 'block_it':
      return say('web-vegas-state-groups', { groups: tile.groups.join(', ') });
    case 'handicap':
      return say('web-vegas-state-pictures', { ...tile.free });
    case 'nice_dice':
      return tile.pictures.flatMap((die, place) => (die ? [lying(die, place + 1, name)] : [])).join(' ');
    case 'my_choice':
      return tile.gold ? say('web-vegas-state-gold', { seat: name(tile.gold.seat) }) : '';
    default:
      return '';
  }
}

function dice(bySeat: Record<string, SmallAndBig>, name: NameOf): string {
  return Object.entries(bySeat)
    .map(([seat, { small, big }]) => say('web-vegas-state-dice', { seat: name(Number(seat)), small, big }))
    .join(' ');
}

function lying(die: LyingDie, number: number, name: NameOf): string {
  return say('web-vegas-state-picture', { number, seat: name(die.seat) });
}
