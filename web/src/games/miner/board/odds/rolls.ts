/** What is shown of a reroll: of the dice that are chosen, and of the one that is looked at. */
import { say } from '../../../../words/language.svelte';
import { targetOf } from '../../view/choices';
import { faceName } from '../../view/terms';
import { dieAt } from '../../view/view';
import type { MineModel } from '../state/mine.svelte';
import type { Odds } from '../../../../net/api';
import { choiceWhy, reasonIn, rollWhy } from '../state/why';

export interface RollsShown {
  title: string;
  meanTitle: string;
  mean: readonly [number, number] | null; // exact, of all dice together
  rows: { die: number; face: string; odds: Odds; reason: string }[];
  lines: string[];
  isCache: boolean;
}

export function rollsShown(mine: MineModel): RollsShown | null {
  const { asked, shown } = mine;
  if (!asked || mine.view.phase === 'mining') return null;
  if (mine.may('spend')) return shown?.verb === 'spend' ? spell(mine) : null;
  const isCache = mine.view.phase === 'replenish' && mine.choicesTo('cache').length > 0;
  if (!mine.may('reroll') && !isCache) return null;
  const looked = shown && shown.verb !== 'done' ? dieOf(mine) : null;
  const chosen = isCache ? [] : ((asked.arguments['chosen'] ?? []) as number[]);
  const dice = [...chosen, ...(looked === null || chosen.includes(looked) ? [] : [looked])];
  const rows = dice.flatMap((die) => rowOf(mine, die));
  if (rows.length === 0) return null;
  const own = shown ? choiceWhy(mine, shown.action) : undefined;
  const face = faceName(rows.at(-1)!.face);
  const isOne = rows.length === 1;
  return {
    title: isCache
      ? say('web-mine-keep-it', { face })
      : isOne
        ? say('web-mine-rerolled', { face })
        : say('web-mine-rerolls-these', { number: rows.length }),
    meanTitle: say(
      mine.layout === 'phone' || (isOne && !isCache)
        ? 'web-mine-mean'
        : isCache
          ? 'web-mine-if-rerolled'
          : 'web-mine-mean-together',
    ),
    mean: isCache || isOne ? rows.at(-1)!.odds.mean : (own?.together ?? null),
    rows,
    lines: isCache && own ? own.lines.map((reason) => reasonIn(mine, reason)) : [],
    isCache,
  };
}

/** The die that is looked at; of equal dice the one that was pressed. */
function dieOf(mine: MineModel): number {
  const die = Number(targetOf(mine.shown!, 'die'));
  const isHeld = mine.held !== null && mine.isPicked(mine.held);
  return mine.table.choice.looked === null && isHeld ? mine.held! : die;
}

function rowOf(mine: MineModel, die: number): RollsShown['rows'] {
  const told = rollWhy(mine, die);
  const lying = dieAt(mine.view, die);
  if (!told || !lying) return [];
  const best =
    told.lines.find(({ kind }) => kind === 'odds-tied') ?? told.lines.find(({ kind }) => kind === 'odds-best');
  return [{ die, face: lying.face, odds: told.odds, reason: best ? reasonIn(mine, best) : '' }];
}

/** A spell before it is cast: how many dice it rerolls, and which it would be best for. */
function spell(mine: MineModel): RollsShown {
  const shown = mine.shown!;
  const die = dieAt(mine.view, Number(targetOf(shown, 'die') ?? -1));
  const lines = choiceWhy(mine, shown.action)?.lines.map((reason) => reasonIn(mine, reason)) ?? [];
  return {
    title: die ? faceName(die.face) : say('web-miner-spend-hero'),
    meanTitle: '',
    mean: null,
    rows: [],
    lines,
    isCache: false,
  };
}
