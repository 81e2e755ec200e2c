/**
 * Solid dice on a canvas, seen slightly from the front. Three faces of a cube at most are seen at once, and each is a
 * picture that is laid over a parallelogram: any device draws that fast enough, with or without a graphics card.
 */
import { MARKS, PIP, PIPS } from '../../ui/dieFace';
import { SIDES } from './faces';
import { dot, plus, times, turned, type Turn, type Vector } from './turn';

export interface Look {
  body: string; // colours
  pip: string;
  tint: string;
  owner: number | null; // whose mark it bears
  big: boolean;
}

/** A die in the picture: x to the right and y up, from the canvas' middle; lengths in pixels. */
export interface Solid {
  look: Look;
  at: Vector;
  turn: Turn;
  size: number;
  floor: number; // how far the tray lies below the die's middle
}

const FACE = 40; // the square in which faces are drawn
const ROUND = 7.5; // of its corners
const LIGHT: Vector = [-0.38, 0.52, 0.76];
const EYE = 1500; // pixels from the tray
const CORNERS: readonly Vector[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x, y, z])),
);

/** The pictures of the faces, made once for each kind of die in its largest size. */
export class Painter {
  private readonly faces = new Map<string, HTMLCanvasElement>();
  private readonly context: CanvasRenderingContext2D;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly scale: number, // device pixels per pixel
  ) {
    this.context = canvas.getContext('2d')!;
  }

  draw(dice: Solid[]): void {
    const { context, canvas, scale } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
    const seen = dice.map((die) => inPerspective(die));
    for (const die of seen) this.shadow(die);
    for (const die of seen.sort((one, other) => one.at[2] - other.at[2])) this.die(die);
  }

  private shadow({ at, size, floor }: Solid): void {
    const high = Math.max(0, floor) / size;
    const [x, y] = [at[0] + (0.06 + high * 0.3) * size, -at[1] + (0.1 + high * 0.42) * size];
    const wide = size * (0.72 + high * 0.12);
    const dark = this.context.createRadialGradient(x, y, size * 0.2, x, y, wide);
    dark.addColorStop(0, `rgb(0 0 0 / ${0.5 / (1 + high * 1.4)})`);
    dark.addColorStop(1, 'rgb(0 0 0 / 0)');
    this.context.fillStyle = dark;
    this.context.fillRect(x - wide, y - wide, 2 * wide, 2 * wide);
  }

  private die({ look, at, turn, size }: Solid): void {
    const { context } = this;
    this.core(look, at, turn, size);
    for (const side of SIDES) {
      const out = turned(turn, side.out);
      if (out[2] <= 0.01) continue;
      const [right, up] = [turned(turn, side.right), turned(turn, side.up)];
      const middle = plus(at, out, size / 2);
      const corner = plus(plus(middle, right, -size / 2), up, size / 2);
      const step = size / FACE;
      context.save();
      context.transform(right[0] * step, -right[1] * step, -up[0] * step, up[1] * step, corner[0], -corner[1]);
      context.drawImage(this.face(look, side.face, size), 0, 0, FACE, FACE);
      const light = dot(out, LIGHT);
      context.fillStyle =
        light > 0.7 ? `rgb(255 255 255 / ${(light - 0.7) * 0.3})` : `rgb(0 0 0 / ${(0.7 - light) * 0.45})`;
      context.beginPath();
      context.roundRect(0, 0, FACE, FACE, ROUND);
      context.fill();
      context.restore();
    }
  }

  /** What is seen between the round corners of the faces. */
  private core({ body }: Look, at: Vector, turn: Turn, size: number): void {
    const { context } = this;
    const round = size * 0.13;
    const inside = CORNERS.map((corner) => plus(at, turned(turn, times(corner, size / 2 - round * 1.12))));
    context.beginPath();
    for (const [x, y] of hullOf(inside)) context.lineTo(x, -y);
    context.closePath();
    context.lineJoin = 'round';
    context.lineWidth = 2 * round;
    context.strokeStyle = context.fillStyle = `color-mix(in srgb, ${body} 74%, #000)`;
    context.stroke();
    context.fill();
  }

  private face(look: Look, face: number, size: number): HTMLCanvasElement {
    const key = `${look.owner} ${look.body} ${look.big} ${face}`;
    let picture = this.faces.get(key);
    if (!picture) this.faces.set(key, (picture = faceOf(look, face, Math.ceil(size * this.scale * 1.25))));
    return picture;
  }
}

/** What is nearer to the eye is larger, and further from the middle. */
function inPerspective(die: Solid): Solid {
  const near = EYE / (EYE - die.at[2]);
  return { ...die, at: [die.at[0] * near, die.at[1] * near, die.at[2]], size: die.size * near };
}

function faceOf({ body, pip, tint, owner, big }: Look, face: number, size: number): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = picture.height = size;
  const context = picture.getContext('2d')!;
  context.scale(size / FACE, size / FACE);
  context.fillStyle = body;
  context.beginPath();
  context.roundRect(0, 0, FACE, FACE, ROUND);
  context.fill();
  const shine = context.createLinearGradient(0, 0, FACE, FACE);
  shine.addColorStop(0, 'rgb(255 255 255 / 26%)');
  shine.addColorStop(0.5, 'rgb(255 255 255 / 4%)');
  shine.addColorStop(1, 'rgb(0 0 0 / 16%)');
  context.fillStyle = shine;
  context.fill();
  context.strokeStyle = 'rgb(255 255 255 / 24%)';
  context.lineWidth = 0.8;
  context.stroke();
  context.strokeStyle = context.fillStyle = tint;
  context.lineCap = 'round';
  if (big) {
    context.globalAlpha = 0.75;
    context.lineWidth = 1.6;
    context.beginPath();
    context.roundRect(4, 4, FACE - 8, FACE - 8, ROUND - 1);
    context.stroke();
    context.globalAlpha = 1;
  }
  const mark = owner === null ? undefined : MARKS[owner]?.small;
  if (mark) {
    context.lineWidth = mark.line;
    const path = new Path2D(mark.path);
    if (mark.line) context.stroke(path);
    else context.fill(path);
  }
  for (const [x, y] of PIPS[face]!) drill(context, x, y, pip);
  return picture;
}

/** A pip, a little deeper than the face. */
function drill(context: CanvasRenderingContext2D, x: number, y: number, pip: string): void {
  for (const [right, down, colour] of [
    [0.5, 0.6, 'rgb(255 255 255 / 22%)'],
    [-0.4, -0.5, 'rgb(0 0 0 / 34%)'],
    [0, 0, pip],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x + right, y + down, PIP, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The outline around points of the picture. */
function hullOf(points: Vector[]): [x: number, y: number][] {
  const sorted = points
    .map(([x, y]): [number, number] => [x, y])
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (way: [number, number][]): [number, number][] => {
    const line: [number, number][] = [];
    for (const point of way) {
      while (line.length > 1 && !isLeft(line.at(-2)!, line.at(-1)!, point)) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function isLeft(from: [number, number], over: [number, number], to: [number, number]): boolean {
  return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0]) > 0;
}
