/** Dice as they might lie, for the pictures of the rules. */
import data from '../../../../../src/zaria/miner/pieces/faces.json';
import type { Kind } from '../view/view';

export type Face = [kind: Kind, face: string];

export interface Pile {
  wide: number; // in halves of a die
  high: number;
  dice: { kind: Kind; face: string; x: number; y: number; lies: 'top' | 'side' | 'buried' | 'gone' }[];
  slide?: string; // the way of dice that slide down, in 24ths
}

const die = (kind: Kind, face: string, x: number, y: number, lies: Pile['dice'][number]['lies']) => ({
  kind,
  face,
  x,
  y,
  lies,
});

/** Three rows: one on top, four at the sides, one buried. */
export const LYING: Pile = {
  wide: 6,
  high: 4,
  dice: [
    die('treasure', 'gem 2', 3, 1, 'top'),
    die('tunnel', '1', 2, 2, 'side'),
    die('hazard', 'cave-in 2', 4, 2, 'side'),
    die('tool', 'pickaxe', 1, 3, 'side'),
    die('tunnel', '4', 3, 3, 'buried'),
    die('magic', 'magic 1', 5, 3, 'side'),
  ],
};

/** A die was taken from the side: the line that leaned on it slides down. */
export const SLIDING: Pile = {
  wide: 6,
  high: 4,
  dice: [
    die('treasure', 'gem 2', 3, 1, 'top'),
    die('tunnel', '1', 2, 2, 'side'),
    die('hazard', 'cave-in 2', 4, 2, 'gone'),
    die('tool', 'pickaxe', 1, 3, 'side'),
    die('tunnel', '4', 3, 3, 'buried'),
    die('magic', 'magic 1', 5, 3, 'side'),
  ],
  slide: 'M90 20Q104 24 104 38m-7-6l7 7l6-8',
};

/** All kinds of dice, with how many there are. */
export const KINDS = (Object.keys(data) as Kind[]).map((kind) => ({
  kind,
  dice: data[kind].dice,
  faces: [...new Set(data[kind].faces)],
}));

export const tunnels = (...numbers: number[]): Face[] => numbers.map((number) => ['tunnel', String(number)]);
