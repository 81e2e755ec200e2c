/** The question, as shown in the sky over the mountain. */
import type { MinerSoloView } from '../../../../net/api';
import type { Question } from '../../../../net/messages';
import { listed, say } from '../../../../words/language.svelte';
import { tell, tellQuestion } from '../../../../words/speech';
import { faceName } from '../../view/terms';
import { isSolo } from '../../view/view';
import type { ShownTable } from '../../../../model/table/shown.svelte';
import type { MineModel } from '../state/mine.svelte';
import { LANTERNS, litAt, nextLantern } from '../../view/solo';

export interface Ask {
  title: string;
  hint: string;
  chip: string;
}

const DIGGING = [2, 9]; // the questions in which a die is taken from the mountain
const LAST_KNOWN = 12; // the newest question that has a sentence here

/** Null where nothing is asked of this device. */
export function askOf(mine: MineModel): Ask | null {
  const { asked, table, view } = mine;
  if (table.decision) return { title: '', hint: table.decision.words, chip: '' };
  if (table.isPast) return { title: say('web-past', { step: (table.history.at ?? 0) + 1 }), hint: '', chip: '' };
  if (mine.isLaying) return laying(mine);
  if (!asked) return null;
  if (asked.number > LAST_KNOWN) return { title: tellQuestion(asked, table.name), hint: '', chip: '' };
  const seat = table.name(mine.me);
  const left = Number(asked.arguments['left'] ?? 0);
  const chosen = ((asked.arguments['chosen'] ?? []) as number[]).length + (mine.picked ? 1 : 0);
  const cached = mine.player(mine.me).trove.filter(([, , , , kept]) => kept).length;
  const ask = (key: string, values: Record<string, string | number> = {}, chip = ''): Ask => {
    const name = mine.layout === 'phone' ? `web-mine-ask-${key}.short` : `web-mine-ask-${key}`;
    return { title: say(name, { seat, ...values }), hint: say(`web-mine-ask-${key}.hint`, { seat, ...values }), chip };
  };
  switch (asked.number) {
    case 1:
      return ask('hero');
    case 2:
      return mine.picked?.verb === 'share'
        ? ask('give', { other: table.name(mine.others[0]!) })
        : given(mine, ask(mine.may('share') ? 'dig-or-share' : 'dig'));
    case 3:
      return ask('share');
    case 4:
      return { ...ask('first'), hint: cheers(mine), chip: say('web-mine-first-of-two') };
    case 5:
      return { ...ask('second'), chip: say('web-mine-second-of-two') };
    case 6:
      return ask('magic');
    case 7:
      return ask('reroll', { left: left - (mine.picked ? 1 : 0), number: chosen - (mine.picked ? 1 : 0) + left });
    case 8: {
      const rolls = asked.choices.find(({ verb }) => verb === 'done')?.preview.rolls ?? 0;
      const kept = cached + (mine.picked?.verb === 'cache' ? 1 : 0);
      return ask(
        'cache',
        { room: cached + left, number: rolls - (kept - cached) },
        say('web-mine-kept', { kept, number: cached + left }),
      );
    }
    case 9:
      return isSolo(view) ? soloGoal(view, asked) : ask('dig');
    case 10:
      return ask('set');
    case 11:
      return ask('chest', { face: faceName(String(asked.arguments['face'])) });
    default:
      return ask('recycle', { left });
  }
}

/** In the solo game: the next lantern, and what can be done where nothing can be taken. */
export function soloGoal(view: MinerSoloView, asked: Question): Ask {
  const points = view.players[0].total;
  const lit = litAt(points);
  const next = nextLantern(points);
  const title = lit === 0 ? say('web-mine-goal', { points: LANTERNS[0] }) : say('web-mine-burns', { points, lit });
  const may = (verb: string): boolean => asked.choices.some((choice) => choice.verb === verb);
  if (!may('take')) {
    const can = may('spend') ? (may('refill') ? 'both' : 'magic') : may('refill') ? 'refill' : 'stop';
    return { title, hint: say('web-mine-nothing', { can }), chip: '' };
  }
  if (lit === 0) return { title, hint: say('web-mine-goal.hint'), chip: '' };
  const hint =
    next === undefined
      ? say('web-mine-all-burn')
      : say('web-mine-more', { more: next - points, refills: view.refills_left });
  return { title, hint, chip: '' };
}

/** Real dice: what is to be told. */
function laying({ table, toLay }: MineModel): Ask {
  const { draw, seat } = table.document.table!.waiting!;
  if (draw.kind === 'mountain')
    return { title: say('web-mine-ask-lay'), hint: say('web-mine-ask-lay.hint', { number: toLay.length }), chip: '' };
  return {
    title: say(draw.kind === 'starter' ? 'web-mine-ask-drawn' : 'web-mine-ask-rolled'),
    hint: tell(`web-real-miner-${draw.kind}`, { seat }, table.name),
    chip: '',
  };
}

/** What others gave since the last turn, before all else: it was shown while nobody may have looked. */
function given({ table, me }: MineModel, asked: Ask): Ask {
  const events = table.history.told.flatMap((step) => step.events);
  const turn = events.findLastIndex(
    ({ kind, arguments: about }) => kind === 'miner-round' || (kind === 'miner-took' && about['seat'] === me),
  );
  const gifts = events
    .slice(turn + 1)
    .filter(({ kind, arguments: about }) => kind === 'miner-shared' && about['owner'] === me)
    .map(({ arguments: { seat, face } }) =>
      say('web-mine-given-one', { seat: table.name(Number(seat)), face: faceName(String(face)) }),
    );
  return gifts.length > 0 ? { ...asked, hint: say('web-mine-given', { given: listed(gifts) }) } : asked;
}

/** What the shared Beer became. */
function cheers(mine: MineModel): string {
  const shared = mine.table.playback.latest.find(({ kind }) => kind === 'miner-shared');
  return shared ? tell('web-mine-cheers', shared.arguments, mine.table.name) : say('web-mine-ask-first.hint');
}

/** What somebody who digs for the first time should know; empty for nothing. */
export function coachOf(table: ShownTable): string {
  return DIGGING.includes(table.choice.asked?.number ?? 0) ? table.coach.words : '';
}
