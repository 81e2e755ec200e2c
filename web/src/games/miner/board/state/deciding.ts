/** The buttons of the mine in words. */
import type { Choice } from '../../../../net/messages';
import { say } from '../../../../words/language.svelte';
import { targetOf } from '../../view/choices';
import { faceName } from '../../view/terms';
import { dieAt } from '../../view/view';
import type { MineModel } from './mine.svelte';
import { onlySet } from './wild';

/** What the button says that makes the choice. */
export function confirmWords(mine: MineModel, choice: Choice): string {
  const die = dieAt(mine.view, Number(targetOf(choice, 'die') ?? -1));
  const face = die ? faceName(die.face) : '';
  switch (choice.verb) {
    case 'take': {
      const becomes = die?.face === 'beer' ? (mine.wish ?? onlySet(mine, Number(targetOf(choice, 'die')))?.face) : null;
      return becomes ? say('web-mine-set', { face: faceName(becomes) }) : say('web-mine-take', { face });
    }
    case 'recycle':
      return say('web-mine-recycle', { face });
    case 'spend':
      return say('web-mine-cast');
    case 'choose':
      return say('web-mine-choose-hero', { hero: say(`hero-${targetOf(choice, 'hero')}`) });
    case 'give':
      return say('web-miner-to', { seat: mine.table.name(Number(targetOf(choice, 'seat'))) });
    case 'set':
      return say('web-mine-set', { face: faceName(targetOf(choice, 'face')!) });
    case 'refill':
      return say('web-mine-refill');
    case 'stop':
      return say('web-mine-stop-with', { points: mine.player(0).total });
    case 'done': {
      const left = mine.choicesTo('spend').length;
      return left > 0 ? say('web-mine-magic-unused', { left }) : say('web-confirm');
    }
    default:
      return say('web-confirm');
  }
}
