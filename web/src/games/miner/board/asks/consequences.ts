/** What a refill or a stop would mean, before it is done. */
import { say } from '../../../../words/language.svelte';
import { targetOf } from '../../view/choices';
import { partsOf } from '../../view/face';
import { faceName, signed } from '../../view/terms';
import { bestScores, magicOf } from '../../view/best';
import { plain } from '../../view/explain';
import { isSolo } from '../../view/view';
import type { MineModel } from '../state/mine.svelte';
import { litAt } from '../../view/solo';
import { onlySet } from '../state/wild';

const TOOLS: Record<string, string> = { 'cave-in': 'pickaxe', dragon: 'shield' };

type IconName = 'check' | 'cross' | 'flag' | 'reroll';

export interface Consequences {
  title: string;
  lines: [icon: IconName, line: string][];
}

export function consequences(mine: MineModel, kind: 'refill' | 'stop' | 'wild'): Consequences {
  return kind === 'refill' ? refill(mine) : kind === 'stop' ? stop(mine) : wild(mine);
}

function bagOf(mine: MineModel): number {
  return Object.values(mine.view.bag).reduce((sum, dice) => sum + dice, 0);
}

function refill(mine: MineModel): Consequences {
  const left = isSolo(mine.view) ? mine.view.refills_left - 1 : 0;
  return {
    title: say('web-mine-refill-title'),
    lines: [
      ['check', say('web-mine-refill-places', { places: mine.picked?.preview.dice ?? 0, dice: bagOf(mine) })],
      ['check', say('web-mine-refill-stays')],
      left > 0 ? ['check', say('web-mine-refill-left', { left })] : ['cross', say('web-mine-refill-last')],
    ],
  };
}

function stop(mine: MineModel): Consequences {
  const points = mine.player(0).total;
  const lit = litAt(points);
  const magic = magicOf(mine.table.document.table?.options);
  const best = bestScores(magic)[0]?.points;
  const takes = mine.choicesTo('take').length;
  const refills = isSolo(mine.view) ? mine.view.refills_left : 0;
  const lines: Consequences['lines'] = [
    [
      'flag',
      lit === 0 ? say('web-mine-stop-none') : say('web-mine-stop-lit', { lit, label: say(`web-mine-lantern-${lit}`) }),
    ],
  ];
  if (best !== undefined)
    lines.push([
      'check',
      best >= points
        ? say('web-mine-stop-best', { magic, best: plain(best) })
        : say('web-mine-stop-new-best', { magic }),
    ]);
  const spells = mine.choicesTo('spend').length;
  if (spells > 0) lines.push(['reroll', say('web-mine-stop-spells', { spells })]);
  if (takes > 0 || refills > 0)
    lines.push(['reroll', say('web-mine-stop-could', { takes, refills, dice: bagOf(mine) })]);
  return { title: say('web-mine-stop-title', { points: plain(points), number: points }), lines };
}

/** A Beer with one face left: what it becomes, and what that costs. */
function wild(mine: MineModel): Consequences {
  const { face, points } = onlySet(mine, Number(targetOf(mine.picked!, 'die')))!;
  const tool = TOOLS[partsOf(face).symbol];
  const lines: Consequences['lines'] = [
    ['check', say('web-mine-wild-only', { face: faceName(face), points: signed(points) })],
    ['cross', say('web-mine-wild-stays')],
  ];
  if (tool) lines.push(['cross', say('web-mine-wild-uses', { tool: faceName(tool) })]);
  return { title: say('web-mine-wild-title', { face: faceName(face) }), lines };
}
