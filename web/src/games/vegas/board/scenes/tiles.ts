/** Tiles in action: the board swings, and its effect is shown where the dice are. */
import { say } from '../../../../words/language.svelte';
import { tellEvent } from '../../../../words/speech';
import type { GameEvent } from '../../../../net/messages';
import { rewardWords } from '../../view/labels';
import { tileName } from '../../view/terms';
import type { Play, VegasStep } from './play';

/** Which tile an event is about, if it is not named in it. */
const OF_TILE: Record<string, string> = {
  'vegas-hid': 'lucky_punch',
  'vegas-guessed': 'lucky_punch',
  'vegas-bet-lost': 'fifty_fifty',
  'vegas-high-five': 'high_five',
  'vegas-bad-luck': 'bad_luck',
  'vegas-power-taken': 'power_play',
  'vegas-power-lost': 'power_play',
  'vegas-power-used': 'power_play',
  'vegas-closed': 'no_entry',
  'vegas-closed-kept': 'no_entry',
  'vegas-bar': 'knockout',
  'vegas-bar-back': 'knockout',
  'vegas-blocked': 'block_it',
  'vegas-grey-taken': 'handicap',
  'vegas-parted': 'black_box',
  'vegas-picked': 'black_box',
  'vegas-doubled': 'double_down',
  'vegas-nice-die': 'nice_dice',
  'vegas-chose': 'my_choice',
  'vegas-gold': 'my_choice',
  'vegas-prime-placed': 'prime_time',
  'vegas-prime-none': 'prime_time',
};

/** Those that deserve large letters. */
const GREAT = new Set([
  'vegas-guessed',
  'vegas-reward',
  'vegas-bad-luck',
  'vegas-bet-lost',
  'vegas-picked',
  'vegas-high-five',
  'vegas-power-taken',
]);

function tileOf(event: GameEvent): string | null {
  return (event.arguments['tile'] as string | undefined) ?? OF_TILE[event.kind] ?? null;
}

/** The tiles' effects in this step, one after another. */
export async function tileMoments(play: Play, step: VegasStep): Promise<void> {
  const { showing, clock, board } = play;
  for (const event of step.events) {
    const tile = tileOf(event);
    if (tile === null || event.kind === 'vegas-activated') continue;
    const text = tellEvent(event, board.table.name);
    await clock.moment(async () => {
      await play.show(() => {
        showing.tile = tile;
        showing.words = text;
        if (GREAT.has(event.kind)) showing.verdict = { casinos: [], title: `${tileName(tile)}`, text };
        noteGain(play, event);
      });
      await Promise.all([clock.fade(play.one('.verdict'), 0, 1), swing(play, tile)]);
      await clock.wait(GREAT.has(event.kind) ? 1400 : 450);
    });
    await play.show(() => {
      showing.verdict = null;
      showing.tile = null;
      showing.gains = {};
    });
  }
}

function noteGain({ showing }: Play, event: GameEvent): void {
  const given = event.arguments as { seat: number; amount?: number; chips?: number };
  const sign = event.kind === 'vegas-bad-luck' ? -1 : 1;
  if (event.kind !== 'vegas-reward' && event.kind !== 'vegas-bad-luck') return;
  const [amount, chips] = [sign * (given.amount ?? 0), sign * (given.chips ?? 0)];
  if (amount === 0 && chips === 0) return;
  const mark = sign < 0 ? '−' : '+';
  const words =
    amount !== 0
      ? say('web-vegas-thousands', { amount: Math.abs(amount) / 1000 })
      : rewardWords({ chips: Math.abs(chips), amount: 0 });
  showing.gains = { [given.seat]: `${mark}${words}` };
}

/** The board swings on its cords. */
export async function swing(play: Play, tile: string): Promise<void> {
  const board = play.one(`[data-tile="${tile}"]`);
  const turns = [0, 3, -2, 1, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
  await play.clock.move(board, turns, 480, { easing: 'ease-in-out' });
}
