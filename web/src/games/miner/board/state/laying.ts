/** Real dice: rolls are entered die by die, on the board, in the order that the server needs. */
import type { TableShown } from '../../../../net/messages';
import { placeOf } from '../../view/mountain';
import { dieAt, type Kind, type MinerView } from '../../view/view';

/** An entered result: a face, or the player drawn. */
export type Laid = { kind: Kind; face: string } | { seat: number };

/**
 * Where something is told: a cell of the mountain, a die that is rolled again, a die of the start, a player who is
 * drawn.
 */
export interface LayPlace {
  kinds: Kind[]; // dice that may lie there; none: it is a player
  cell: [number, number] | null;
  was: { kind: Kind; face: string } | null; // what the die showed before
  seat: number | null; // whose die it is
}

export const KINDS: Kind[] = ['tunnel', 'hazard', 'tool', 'treasure', 'magic'];

/** The places of this draw, in their order; none for a draw that the page does not know. */
export function placesOf(view: MinerView, draw: NonNullable<TableShown['waiting']>['draw']): LayPlace[] {
  const none = { cell: null, was: null, seat: null };
  switch (draw.kind) {
    case 'mountain':
      return emptyCells(view).map((cell) => ({ ...none, kinds: KINDS, cell }));
    case 'beer':
    case 'magic':
    case 'reroll':
      return view.rolling.flatMap((die) => {
        const was = dieAt(view, die);
        return was ? [{ ...none, kinds: [was.kind], was: { kind: was.kind, face: was.face } }] : [];
      });
    case 'first':
      return view.starting.map((seat) => ({ ...none, kinds: ['tunnel' as const], seat }));
    case 'start':
      return draw.bounds.map(() => ({ ...none, kinds: ['magic' as const] }));
    case 'starter':
      return [{ ...none, kinds: [] }];
    default:
      return [];
  }
}

/**
 * The cells that are empty, in the order in which they are filled: from the lowest row up, each row from its left end.
 */
export function emptyCells(view: MinerView): [number, number][] {
  const cells: [number, number][] = [];
  for (let a = 0; a <= 5; a++) {
    for (let b = 0; b <= 5; b++) if (a + b >= 5 && a + b < 10) cells.push([a, b]);
  }
  const isFree = ([a, b]: [number, number]): boolean =>
    !view.mountain.some(({ cell }) => cell[0] === a && cell[1] === b);
  return cells.filter(isFree).sort((one, other) => {
    const [here, there] = [placeOf(one), placeOf(other)];
    return there.y - here.y || here.x - there.x;
  });
}

/** How many dice of the kind are left to be laid on the mountain. */
export function leftOf(view: MinerView, laid: Laid[], kind: Kind): number {
  return view.bag[kind] - laid.filter((die) => 'kind' in die && die.kind === kind).length;
}

/** A die for that place, drawn and rolled here: `below` gives a number below another one. */
export function drawn(view: MinerView, laid: Laid[], place: LayPlace, below: (number: number) => number): Laid {
  if (place.kinds.length === 0) return { seat: view.starting[below(view.starting.length)]! };
  let kind = place.kinds[0]!;
  if (place.cell) {
    let at = below(KINDS.reduce((sum, each) => sum + leftOf(view, laid, each), 0));
    kind = KINDS.find((each) => (at -= leftOf(view, laid, each)) < 0)!;
  }
  return { kind, face: view.faces[kind][below(view.faces[kind].length)]! };
}

/** As the server reads it. */
export function wordsOf(laid: Laid[]): string {
  return laid.map((told) => ('seat' in told ? String(told.seat + 1) : `${told.kind} ${told.face}`)).join(' ');
}
