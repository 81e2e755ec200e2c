/** Vectors and turns in space: x to the right, y up the screen, z towards the eye. A turn is a unit quaternion. */
export type Vector = readonly [x: number, y: number, z: number];
export type Turn = readonly [w: number, x: number, y: number, z: number];

export function plus(one: Vector, other: Vector, times = 1): Vector {
  return [one[0] + times * other[0], one[1] + times * other[1], one[2] + times * other[2]];
}

export function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

export function cross(one: Vector, other: Vector): Vector {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}

export function times(vector: Vector, factor: number): Vector {
  return [vector[0] * factor, vector[1] * factor, vector[2] * factor];
}

export function lengthOf(vector: Vector): number {
  return Math.hypot(...vector);
}

/** First `second`, then `first`. */
export function after(first: Turn, second: Turn): Turn {
  const [a, b, c, d] = first;
  const [e, f, g, h] = second;
  return [
    a * e - b * f - c * g - d * h,
    a * f + b * e + c * h - d * g,
    a * g - b * h + c * e + d * f,
    a * h + b * g - c * f + d * e,
  ];
}

export function turned(turn: Turn, vector: Vector): Vector {
  const [w, ...rest] = turn;
  const axis = rest as unknown as Vector;
  const twice = times(cross(axis, vector), 2);
  return plus(plus(vector, twice, w), cross(axis, twice));
}

export function about(axis: Vector, angle: number): Turn {
  const long = lengthOf(axis) || 1;
  const sine = Math.sin(angle / 2) / long;
  return [Math.cos(angle / 2), axis[0] * sine, axis[1] * sine, axis[2] * sine];
}

export function unit([w, x, y, z]: Turn): Turn {
  const long = Math.hypot(w, x, y, z) || 1;
  return [w / long, x / long, y / long, z / long];
}

/** The smallest turn that takes one direction to another. */
export function between(from: Vector, to: Vector): Turn {
  const cosine = dot(from, to);
  if (cosine > -0.9999) return unit([1 + cosine, ...cross(from, to)]);
  return about(Math.abs(from[0]) < 0.9 ? cross(from, [1, 0, 0]) : cross(from, [0, 1, 0]), Math.PI);
}

/** Interpolate between two turns, the short way round. */
export function mixed(from: Turn, to: Turn, share: number): Turn {
  const side = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3] < 0 ? -1 : 1;
  const mix = (place: 0 | 1 | 2 | 3): number => from[place] * (1 - share) + side * to[place] * share;
  return unit([mix(0), mix(1), mix(2), mix(3)]);
}

/** How far two turns are from each other, in radians. */
export function apart(one: Turn, other: Turn): number {
  const cosine = Math.abs(one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3]);
  return 2 * Math.acos(Math.min(1, cosine));
}
