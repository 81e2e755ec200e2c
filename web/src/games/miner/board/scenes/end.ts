/** The end: the sky turns from night to dawn, the winner gets the crown, and the card with the rounds rises. */
import { listed, say } from '../../../../words/language.svelte';
import { plain } from '../../view/explain';
import { isSolo } from '../../view/view';
import type { Climber } from '../state/showing.svelte';
import { swell } from './air';
import type { Play } from './play';

const DAWN = 1800;
const LOOK = 700;

export async function over(play: Play): Promise<void> {
  const { clock, showing, step, mine } = play;
  const after = step.after;
  const winners = after.ranking[0] ?? [];
  await play.show(() => {
    if (!isSolo(after)) {
      const climbers = after.players.map((player, seat): Climber => ({
        seat,
        total: player.total,
        parts: [],
        plus: null,
      }));
      const totals = climbers.map(({ total }) => total);
      showing.counting = {
        keys: [],
        lit: null,
        done: [],
        climbers,
        low: Math.min(...totals) - 4,
        high: Math.max(...totals),
        crowned: null,
        isDone: false,
        isDuel: false,
      };
    }
    showing.words = { title: '', text: '' };
    showing.dawn = true;
  });
  await clock.moment(() => {
    const sun = [{ transform: 'translateY(150px)' }, { transform: 'none' }];
    const ms = clock.reduced ? 240 : DAWN;
    return Promise.all([
      ...play.all('[data-dawn]').map((layer) => clock.fade(layer, 0, 1, ms)),
      clock.move(play.one('[data-sun]'), sun, DAWN),
    ]);
  });
  if (!isSolo(after)) {
    const points = plain(after.players[winners[0] ?? 0]?.total ?? 0);
    await play.show(() => {
      if (showing.counting) showing.counting = { ...showing.counting, crowned: winners[0] ?? null };
      showing.words = {
        title: say('web-mine-won', { winners: listed(winners.map(mine.table.name)), number: winners.length, points }),
        text: say('web-mine-sun-up'),
      };
    });
    await clock.moment(() => {
      const drop = [
        { opacity: 0, transform: 'translateY(-90px) scale(1.8) rotate(-20deg)' },
        { opacity: 1, offset: 0.3 },
        { opacity: 1, transform: 'none', offset: 0.7 },
        { transform: 'translateY(-6px)', offset: 0.85 },
        { transform: 'none' },
      ];
      return Promise.all([
        clock.move(play.one('.crown.worn'), drop, 520),
        swell(play, play.one(`[data-climber="${winners[0]}"] .plate`), 1.1),
      ]);
    });
    await clock.moment(() => clock.wait(LOOK));
  }
  await play.commit();
  play.sound(winners.some((seat) => mine.table.document.mySeats.includes(seat)) ? 'win' : 'end');
  await play.show(() => (showing.ending = true));
  await clock.moment(() => {
    const card = play.one('[data-end]');
    const rise = [
      { opacity: 0, transform: 'translateY(60px)' },
      { opacity: 1, transform: 'none' },
    ];
    return clock.reduced ? clock.fade(card, 0, 1) : clock.move(card, rise, 360);
  });
}
