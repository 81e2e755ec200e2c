/** Dice in the air: real cubes with the six faces of their kind, or flat ones that turn from their corner. */
import { mount, unmount } from 'svelte';
import DieFace from '../../pictures/DieFace.svelte';
import type { Kind } from '../../view/view';

const SIDE = 32.8 / 48; // of a die that stands on its corner, in its box
const FLAT = 46 / 48; // of one that lies flat
const drawn = new Map<string, SVGElement>(); // each face is drawn once, and copied

/** A drawing of a face. */
export function drawing(kind: Kind, face: string, corner: boolean): SVGElement {
  const key = `${kind} ${face} ${corner}`;
  let picture = drawn.get(key);
  if (!picture) {
    const target = document.createElement('div');
    const made = mount(DieFace, { target, props: { kind, face, corner } });
    picture = target.querySelector('svg')!.cloneNode(true) as SVGElement;
    void unmount(made);
    drawn.set(key, picture);
  }
  return picture.cloneNode(true) as SVGElement;
}

function part(name: string, ...inside: Element[]): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.append(...inside);
  return element;
}

export interface Cube {
  element: HTMLElement;
  body: HTMLElement;
  depth: number; // half of an edge
}

/**
 * A cube. `front` is seen when it does not turn, `last` after three quarters about its upright axis; for a die on its
 * corner the faces stand upright when the cube is turned by 45 degrees.
 */
export function cube(kind: Kind, faces: string[], front: string, last: string, box: number, corner: boolean): Cube {
  const edge = box * (corner ? SIDE : FLAT);
  const rest = [...faces];
  for (const taken of [front, last]) {
    const at = rest.indexOf(taken);
    if (at >= 0) rest.splice(at, 1);
  }
  const spare = (place: number): string => rest[place % Math.max(1, rest.length)] ?? front;
  const sides: [face: string, turn: string][] = [
    [front, ''],
    [spare(0), 'rotateY(90deg)'],
    [spare(1), 'rotateY(180deg)'],
    [last, 'rotateY(270deg)'],
    [spare(2), 'rotateX(90deg)'],
    [spare(3), 'rotateX(-90deg)'],
  ];
  const body = part('cube');
  for (const [face, turn] of sides) {
    const side = part(`side ${kind}`, drawing(kind, face, corner));
    side.style.transform = `${turn} translateZ(${edge / 2 - 0.4}px)`;
    side.style.setProperty('--box', `${box}px`);
    if (corner) side.classList.add('corner');
    body.append(side);
  }
  const element = part('cubed', body);
  element.style.setProperty('--edge', `${edge}px`);
  return { element, body, depth: edge / 2 };
}

export function cubeTurn(depth: number, x: number, y: number, z: number): string {
  return `translateZ(${-depth}px) rotateZ(${z}deg) rotateX(${x}deg) rotateY(${y}deg)`;
}

export interface FlatDie {
  element: HTMLElement;
  body: HTMLElement;
  face: HTMLElement;
}

/**
 * A die whose body turns while its face stays upright. It is as large as it is on the mountain: `unit` is half of its
 * box there.
 */
export function flatDie(kind: Kind, face: string, unit: number): FlatDie {
  const [below, above] = [drawing(kind, face, false), drawing(kind, face, false)];
  below.querySelector(':scope > g')?.remove();
  for (const each of above.querySelectorAll(':scope > rect, :scope > path')) each.remove();
  const [bodyPart, facePart] = [part('layer', below), part('layer', above)];
  const element = part('flat', bodyPart, facePart);
  element.style.setProperty('--box', `${flatBox(unit)}px`);
  return { element, body: bodyPart, face: facePart };
}

/** The box of a flat die whose edge is that of a die of the mountain. */
export function flatBox(unit: number): number {
  return (2 * unit * SIDE) / FLAT;
}
