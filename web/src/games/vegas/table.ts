import type { VegasView } from '../../net/api';
import type { GameEvent, Question, View } from '../../net/messages';
import { say } from '../../words/language.svelte';
import { kindOf } from './view';

export { default as Board } from './Board.svelte';
export { default as Facts } from './stage/Facts.svelte';
export { keys } from './keys';
export { inBar, label } from './labels';

export function progress(view: View): { at: number; of: number } | null {
  const { round, rounds } = view as VegasView;
  return round > 0 ? { at: round, of: rounds } : null;
}

/** Payouts, the beat between two rounds, the end. */
export function sceneName(events: GameEvent[], view: View): string {
  const { round, actor } = view as VegasView;
  if (events.some(({ kind }) => kind === 'vegas-cards')) return say('web-vegas-round-begins', { round: round || 1 });
  return actor === -2 ? say('phase-over') : say('web-vegas-payouts', { round });
}

export function brief(question: Question): string {
  const kind = kindOf(question);
  return kind ? say(`web-vegas-short-${kind}`) : '';
}
