/** Things that fly over the table: measured when the page has its final form, moved by transform alone. */
import type { Clock } from '../../model/playback/clock';

/** Where something lies on the stage: its middle, its size, how far it is turned. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

export interface Flight {
  ms: number;
  delay?: number;
  bend?: number; // how far the path bends away from a straight line, in pixels
  hop?: number; // how much larger it gets halfway
  spin?: number; // degrees
  ease?: (share: number) => number;
}

const FRAMES = 14;

export const out = (share: number): number => 1 - (1 - share) ** 3;
export const inOut = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

export function boxOf(element: Element, stage: Element): Box {
  const [box, origin] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
  const turn = element instanceof HTMLElement ? Number.parseFloat(getComputedStyle(element).rotate) || 0 : 0;
  const straight =
    element instanceof HTMLElement && turn !== 0
      ? [element.offsetWidth, element.offsetHeight]
      : [box.width, box.height];
  return {
    x: box.left + box.width / 2 - origin.left,
    y: box.top + box.height / 2 - origin.top,
    width: straight[0]!,
    height: straight[1]!,
    turn,
  };
}

/** Fly a thing from one place to another, over everything else; it is gone when it has arrived. */
export async function fly(clock: Clock, air: Element, thing: Element, from: Box, to: Box, how: Flight): Promise<void> {
  if (clock.isStill) return; // perhaps the table itself is gone
  const [width, height] = [Math.max(from.width, to.width), Math.max(from.height, to.height)];
  const flyer = document.createElement('div');
  flyer.className = 'flyer';
  flyer.style.width = `${width}px`;
  flyer.style.height = `${height}px`;
  flyer.append(thing);
  air.append(flyer);
  const frames = path(from, to, how, width, height);
  await clock.move(flyer, frames, how.ms, { delay: how.delay ?? 0, easing: 'linear', fill: 'both' });
  flyer.remove();
}

function path(
  from: Box,
  to: Box,
  { bend = 0, hop = 0, spin = 0, ease = out }: Flight,
  width: number,
  height: number,
): Keyframe[] {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(right, down) || 1;
  const middle = { x: (from.x + to.x) / 2 - (down / far) * bend, y: (from.y + to.y) / 2 + (right / far) * bend };
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const share = ease(frame / FRAMES);
    const along = (axis: 'x' | 'y'): number =>
      (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * middle[axis] + share ** 2 * to[axis];
    const near = 1 + hop * Math.sin(Math.PI * share);
    const turn = mix(from.turn + spin, to.turn, share);
    const [wide, high] = [
      (mix(from.width, to.width, share) / width) * near,
      (mix(from.height, to.height, share) / height) * near,
    ];
    const place = `translate(${along('x') - width / 2}px, ${along('y') - height / 2}px)`;
    return { offset: frame / FRAMES, transform: `${place} rotate(${turn}deg) scale(${wide}, ${high})` };
  });
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** What lies at other places after a change moves there from where it was; what is new comes in. */
export async function rearrange(
  clock: Clock,
  stage: Element,
  selector: string,
  change: () => Promise<void>,
  ms = 240,
): Promise<void> {
  const nameOf = (element: Element): string => Object.values((element as HTMLElement).dataset).join(' ');
  const before = new Map(
    [...stage.querySelectorAll(selector)].map((element) => [nameOf(element), element.getBoundingClientRect()]),
  );
  await change();
  const moves = [...stage.querySelectorAll(selector)].map((element) => {
    const old = before.get(nameOf(element));
    if (!old) return clock.fade(element, 0, 1);
    const now = element.getBoundingClientRect();
    const [right, down] = [old.left - now.left, old.top - now.top];
    if (Math.abs(right) + Math.abs(down) < 0.5) return Promise.resolve();
    return clock.move(element, [{ transform: `translate(${right}px, ${down}px)` }, { transform: 'none' }], ms);
  });
  await Promise.all(moves);
}
