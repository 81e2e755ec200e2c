/** Small things in the air: dust, numbers that fly, and ways through it. */
import { signed } from '../../view/choices';
import { boxOf } from '../../../../table/board/flight';
import type { Play } from './play';

export interface Point {
  x: number;
  y: number;
}

export const IN = 'cubic-bezier(.5,0,.9,.4)';
export const SOFT = 'cubic-bezier(.4,0,.2,1)';
const SAMPLES = 18;

export const inOut = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2);
/** Slow out of the rock, quick in the middle, soft at the end. */
export const flight = (share: number): number =>
  share < 0.4 ? (1.45 * share * share) / 0.8 : 0.29 + 0.71 * (1 - (1 - (share - 0.4) / 0.6) ** 1.7);

/** The middle of something, on the stage. */
export function middleOf(play: Play, element: Element): Point & { width: number } {
  const box = boxOf(element, play.stage);
  return { x: box.x, y: box.y, width: box.width };
}

/** A way through the air, sampled so that both axes keep one time. `lift`: how far above its ends it goes. */
export function arc(
  from: Point,
  to: Point,
  lift: number,
  sizes: [from: number, to: number],
  ease: (share: number) => number = (share) => share,
): Keyframe[] {
  const over = { x: from.x + (to.x - from.x) * 0.45, y: Math.min(from.y, to.y) - lift };
  return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const share = ease(sample / SAMPLES);
    const along = (axis: 'x' | 'y'): number =>
      (1 - share) ** 2 * from[axis] + 2 * (1 - share) * share * over[axis] + share ** 2 * to[axis];
    return {
      offset: sample / SAMPLES,
      transform: `translate(${along('x')}px, ${along('y')}px) scale(${sizes[0] + (sizes[1] - sizes[0]) * share})`,
    };
  });
}

/** Put something into the air; it hangs by its middle. */
export function hang(play: Play, thing: Element, at: Point, size = 1): HTMLElement {
  const flyer = document.createElement('div');
  flyer.className = 'hung';
  flyer.append(thing);
  flyer.style.transform = `translate(${at.x}px, ${at.y}px) scale(${size})`;
  play.air.append(flyer);
  return flyer;
}

/** A little dust where something landed. */
export function puff(play: Play, at: Point, dots = 3, far = 16): void {
  if (play.isStill) return;
  for (let dot = 0; dot < dots; dot++) {
    const side = dots === 1 ? 0 : (dot / (dots - 1) - 0.5) * 2;
    const dust = hang(play, Object.assign(document.createElement('i'), { className: 'puff' }), at);
    const frames = [
      { transform: `translate(${at.x + side * 5}px, ${at.y}px) scale(.3)`, opacity: 0.75 },
      { transform: `translate(${at.x + side * far}px, ${at.y - 5 + Math.abs(side) * 4}px) scale(1.3)`, opacity: 0 },
    ];
    void play.clock.move(dust, frames, 300).then(() => dust.remove());
  }
}

/** It gives way a little under what landed. */
export function knock(play: Play, element: Element | null, by = 3): Promise<void> {
  return play.clock.move(
    element,
    [{ transform: 'none' }, { transform: `translateY(${by}px)`, offset: 0.35 }, { transform: 'none' }],
    110,
    { easing: SOFT },
  );
}

/** Points fly from where they were made to where they are counted. */
export async function flyPoints(play: Play, points: number, from: Point, to: Point, ms = 320, size = 1): Promise<void> {
  if (play.isStill) return;
  const number = document.createElement('b');
  number.className = points < 0 ? 'number loss' : points === 0 ? 'number zero' : 'number';
  number.textContent = signed(points);
  const flyer = hang(play, number, from);
  await play.clock.move(flyer, arc(from, to, 24, [1, size], inOut), ms, { easing: 'linear' });
  flyer.remove();
}

/** Something grows for a moment, and is as it was. */
export function swell(play: Play, element: Element | null, by = 1.22): Promise<void> {
  return play.clock.move(
    element,
    [{ transform: 'none' }, { transform: `scale(${by})`, offset: 0.4 }, { transform: 'none' }],
    300,
    { easing: SOFT },
  );
}
