/** The six faces of a die: opposite ones add up to seven. */
import { after, apart, turned, unit, type Turn, type Vector } from './turn';

/** The direction of a face, and which way up its picture is. */
interface Side {
  face: number;
  out: Vector;
  right: Vector;
  up: Vector;
}

export const SIDES: readonly Side[] = [
  { face: 1, out: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  { face: 6, out: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
  { face: 2, out: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  { face: 5, out: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  { face: 3, out: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  { face: 4, out: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
];

/** The turn that shows a face to the eye, upright. */
export function facing(face: number): Turn {
  const { out, right, up } = SIDES.find((side) => side.face === face)!;
  return fromRows(right, up, out);
}

/** The turn whose matrix has these rows. */
function fromRows(right: Vector, up: Vector, out: Vector): Turn {
  const trace = right[0] + up[1] + out[2];
  if (trace > 0) return unit([trace + 1, out[1] - up[2], right[2] - out[0], up[0] - right[1]]);
  if (right[0] >= up[1] && right[0] >= out[2])
    return unit([out[1] - up[2], 1 + right[0] - up[1] - out[2], right[1] + up[0], right[2] + out[0]]);
  if (up[1] >= out[2])
    return unit([right[2] - out[0], right[1] + up[0], 1 + up[1] - right[0] - out[2], up[2] + out[1]]);
  return unit([up[0] - right[1], right[2] + out[0], up[2] + out[1], 1 + out[2] - right[0] - up[1]]);
}

/** All ways to put a die into its own place: 24. */
const PLACINGS: readonly Turn[] = SIDES.flatMap(({ out }) =>
  SIDES.filter((side) => Math.abs(side.out[0] * out[0] + side.out[1] * out[1] + side.out[2] * out[2]) < 0.5).map(
    (side) =>
      fromRows(
        [
          side.out[1] * out[2] - side.out[2] * out[1],
          side.out[2] * out[0] - side.out[0] * out[2],
          side.out[0] * out[1] - side.out[1] * out[0],
        ],
        side.out,
        out,
      ),
  ),
);

/** The face that points most directly at the viewer. */
export function faceUp(turn: Turn): number {
  return SIDES.reduce((best, side) => (turned(turn, side.out)[2] > turned(turn, best.out)[2] ? side : best)).face;
}

/**
 * How a die must lie in the hand so that, after a throw that ends with this turn, it shows the face, as upright as may
 * be.
 */
export function heldFor(face: number, end: Turn): Turn {
  const wanted = facing(face);
  const fitting = PLACINGS.filter((placing) => faceUp(after(end, placing)) === face);
  return fitting.reduce((best, placing) =>
    apart(after(end, placing), wanted) < apart(after(end, best), wanted) ? placing : best,
  );
}
