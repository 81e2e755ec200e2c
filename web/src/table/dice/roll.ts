/** A roll that is seen: solid dice are thrown onto a tray of the page, lie there, and slide to their places. */
import type { Clock } from '../../model/playback/clock';
import { inOut, type Box } from '../board/flight';
import { Painter, type Look, type Solid } from './draw';
import { facing, heldFor } from './faces';
import { poseAt, thrown, type Hit, type Pose } from './throw';
import { about, after, mixed, plus, times, turned, type Turn, type Vector } from './turn';

export interface RolledDie {
  look: Look;
  face: number;
  goal: Box; // where it is to lie
}

export interface Room {
  tray: Box; // where the dice may roll
  from: { x: number; y: number }; // where the hand is
  die: number; // the length of a usual die's edge while it rolls
}

/** How long it takes, in milliseconds. */
export interface Times {
  fall: number;
  rest: number;
  slide: number;
}

const LEAN = 0.3; // the angle from which the tray is seen, in radians
const MARGIN = 3.2; // dice: what is drawn around the tray
const LATE = 0.35; // the share of the slide by which the last die starts later
const SHARPEST = 2; // the highest number of device pixels per pixel that is worth its time

/**
 * Throw them; `hear` is told each hit when it is seen, and `landed` is called when they have come to lie in their
 * places, before they are taken out of the air.
 */
export async function rollDice(
  clock: Clock,
  air: HTMLElement,
  dice: RolledDie[],
  { tray, from, die }: Room,
  { fall, rest, slide }: Times,
  { hear, landed }: { hear: (hit: Hit) => void; landed: () => void },
): Promise<void> {
  const edge = die * 0.86; // a cube looks larger than a face
  const sizes = dice.map(({ look, goal }) => (look.big ? Math.max(1.18, goal.width / die) : 1));
  const hand = { x: (from.x - tray.x) / edge, y: -(from.y - tray.y) / edge };
  const { ways, hits } = thrown(
    sizes,
    { width: tray.width / edge, height: tray.height / edge },
    atEdge(hand, tray, edge),
  );
  const held = ways.map((way, each) => heldFor(dice[each]!.face, way.at(-1)!.turn));
  const canvas = canvasOver(tray, die);
  const painter = new Painter(canvas, canvas.width / parseFloat(canvas.style.width));
  const lying = (each: number, share: number): Solid => {
    const pose = poseAt(ways[each]!, share);
    return onTray(pose, held[each]!, sizes[each]!, edge, dice[each]!.look);
  };
  air.append(canvas);
  try {
    let heard = 0;
    const roll = (share: number): void => {
      painter.draw(dice.map((_, each) => lying(each, share)));
      for (; heard < hits.length && hits[heard]!.share <= share; heard++) hear(hits[heard]!);
    };
    await clock.count(fall, roll, 'linear');
    await clock.wait(rest);
    const rests = dice.map((_, each) => lying(each, 1));
    const goals = dice.map(({ goal, face }) => inPlace(goal, face, tray));
    await clock.count(
      slide,
      (share) =>
        painter.draw(
          rests.map((solid, each) => {
            const late = (LATE * each) / Math.max(1, dice.length - 1);
            return slid(solid, goals[each]!, inOut(Math.min(1, Math.max(0, (share - late) / (1 - LATE)))));
          }),
        ),
      'linear',
    );
    landed();
    await clock.fade(canvas, 1, 0, 110);
  } finally {
    canvas.remove();
  }
}

/** Just outside of the tray, on the hand's side. */
function atEdge(hand: { x: number; y: number }, tray: Box, edge: number): { x: number; y: number } {
  const [wide, high] = [tray.width / edge / 2 + 1.2, tray.height / edge / 2 + 1.2];
  const out = Math.min(wide / (Math.abs(hand.x) || 0.01), high / (Math.abs(hand.y) || 0.01));
  return { x: hand.x * out, y: hand.y * out };
}

function canvasOver(tray: Box, die: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const [width, height] = [tray.width + 2 * die, tray.height + 2 * MARGIN * die];
  const scale = Math.min(devicePixelRatio, SHARPEST);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.className = 'rolling';
  canvas.style.cssText = `position: absolute; left: ${tray.x - width / 2}px; top: ${tray.y - height / 2}px;`;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  return canvas;
}

const SEEN: Turn = about([1, 0, 0], -LEAN);

function onTray({ at, turn }: Pose, held: Turn, size: number, edge: number, look: Look): Solid {
  return {
    look,
    at: times(turned(SEEN, at), edge),
    turn: after(SEEN, after(turn, held)),
    size: size * edge,
    floor: (at[2] - size / 2) * edge,
  };
}

interface Goal {
  at: Vector;
  turn: Turn;
  size: number;
}

function inPlace(goal: Box, face: number, tray: Box): Goal {
  const turn = after(about([0, 0, 1], (-goal.turn * Math.PI) / 180), facing(face));
  return { at: [goal.x - tray.x, -(goal.y - tray.y), 0], turn, size: goal.width * 0.95 };
}

function slid(solid: Solid, goal: Goal, share: number): Solid {
  const lift = Math.sin(Math.PI * share) * solid.size * 0.25;
  return {
    ...solid,
    at: plus(plus(times(solid.at, 1 - share), goal.at, share), [0, 0, lift]),
    turn: mixed(solid.turn, goal.turn, share),
    size: solid.size * (1 - share) + goal.size * share,
    floor: lift,
  };
}
