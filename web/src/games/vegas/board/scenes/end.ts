/** The end: the third, the second and the first rise, their money is counted, and only the crown tells who won. */
import { money } from '../../../../words/language.svelte';
import type { Result } from '../../../../net/api';
import type { Play } from './play';

const RISE = 380;

/** Has a player at this device won? */
function isWon({ board }: Play, { winners }: Result): boolean {
  return winners.some((seat) => board.table.document.mySeats.includes(seat));
}

export async function victory(play: Play, result: Result): Promise<void> {
  const { clock, showing } = play;
  await play.show(() => (showing.result = result));
  const podium = play.one('[data-podium]');
  if (!podium) return;
  const late = [...podium.querySelectorAll<HTMLElement>('[data-headline], [data-crown], [data-after], .beams')];
  const steps = [3, 2, 1].flatMap((place) => [
    ...podium.querySelectorAll<HTMLElement>(`li.step[data-rank="${place}"]`),
  ]);
  const sums = steps.map((step) => step.querySelector<HTMLElement>('[data-sum]')!);
  for (const each of [...late, ...steps]) each.style.opacity = '0';
  try {
    await clock.moment(() => clock.fade(podium, 0, 1, 480));
    for (const [order, step] of steps.entries()) {
      await clock.moment(async () => {
        step.style.opacity = '';
        const score = Number(sums[order]!.dataset['sum']);
        const rise = [
          { opacity: 0, transform: 'translateY(120px)' },
          { opacity: 1, offset: 0.4 },
          { opacity: 1, transform: 'none' },
        ];
        const fan = [...step.querySelectorAll<HTMLElement>('.card')].map((card) =>
          clock.fade(card, 0, 1, 240, { delay: RISE }),
        );
        const counted = clock.count(
          order === steps.length - 1 ? 1100 : 700,
          (share) => (sums[order]!.textContent = money(Math.round((score * share) / 10000) * 10000)),
        );
        await Promise.all([clock.reduced ? clock.fade(step, 0, 1) : clock.move(step, rise, RISE), counted, ...fan]);
        sums[order]!.textContent = money(score);
      });
    }
    await clock.moment(async () => {
      if (isWon(play, result)) notesFall(play, podium);
      play.sound(isWon(play, result) ? 'win' : 'end');
      for (const each of late) each.style.opacity = '';
      const drop = [
        { opacity: 0, transform: 'translateY(-44px) rotate(-9deg)' },
        { opacity: 1, transform: 'translateY(3px) rotate(2deg)', offset: 0.7 },
        { opacity: 1, transform: 'none' },
      ];
      const sweep = [
        { opacity: 0, transform: 'skewX(14deg)' },
        { opacity: 1, transform: 'skewX(-9deg)', offset: 0.55 },
        { opacity: 1, transform: 'none' },
      ];
      await Promise.all([
        ...[...podium.querySelectorAll('[data-crown]')].map((crown) =>
          clock.move(crown, drop, 340, { easing: 'ease-in' }),
        ),
        ...[...podium.querySelectorAll('[data-headline]')].map((line) => clock.fade(line, 0, 1, 320, { delay: 120 })),
        ...[...podium.querySelectorAll('[data-after]')].map((line) => clock.fade(line, 0, 1, 240, { delay: 600 })),
        clock.move(podium.querySelector('.beams'), sweep, 1200, { easing: 'ease-in-out' }),
      ]);
    });
  } finally {
    for (const each of [...late, ...steps]) each.style.opacity = '';
  }
}

const NOTES = 40;

/** A player at this device has won: money falls over the podium. */
function notesFall({ clock, board }: Play, podium: HTMLElement): void {
  if (clock.reduced || clock.isStill || clock.speed === 'instant') return;
  const [wide, high] = [podium.clientWidth, podium.clientHeight];
  for (let note = 0; note < NOTES; note++) {
    const paper = document.createElement('i');
    paper.className = `note owner-${note % 3 ? 5 : (board.table.document.mySeats[0] ?? 5)}`;
    podium.prepend(paper); // behind all text
    const [x, drift] = [(((note * 37) % NOTES) / NOTES) * wide, ((note * 53) % 160) - 80];
    const fall = [
      { transform: `translate(${x}px, -40px) rotate(${note * 40}deg)`, opacity: 1 },
      {
        transform: `translate(${x + drift}px, ${high * 0.8}px) rotate(${note * 40 + 400}deg)`,
        opacity: 1,
        offset: 0.8,
      },
      { transform: `translate(${x + drift * 1.2}px, ${high}px) rotate(${note * 40 + 480}deg)`, opacity: 0 },
    ];
    const timing = { delay: (note % 10) * 90, easing: 'linear', fill: 'both' } as const;
    void clock.move(paper, fall, 1500 + ((note * 71) % 700), timing).then(() => paper.remove());
  }
}
