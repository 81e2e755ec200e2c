import type { TableShown, View } from '../../../net/messages';
import type { DrawGroup } from '../../game';
import type { Kind, MinerView } from '../view';

/** How something that can be tapped looks. */
export type Look = { as: 'face'; kind: Kind; face: string } | { as: 'seat'; seat: number };

type Group = DrawGroup<Look>;
type Item = Group['items'][number];

const KINDS: Kind[] = ['tunnel', 'hazard', 'tool', 'treasure', 'magic'];

export function plan(table: TableShown, shown: View): Group[] {
  if (!table.waiting) return [];
  const view = shown as MinerView;
  const { kind, bounds } = table.waiting.draw;
  switch (kind) {
    case 'first':
      return [faces(view, bounds.length, ['tunnel'])];
    case 'start':
      return [faces(view, bounds.length, ['magic'])];
    case 'starter':
      return [seats(view)];
    case 'mountain': // which die, and then its face
      return [faces(view, bounds.length / 2, KINDS)];
    case 'beer':
    case 'magic':
    case 'reroll':
      return [faces(view, bounds.length, KINDS)];
    default:
      return [];
  }
}

/** Each face once. */
function faces(view: MinerView, number: number, kinds: Kind[]): Group {
  const items = kinds.flatMap((kind) =>
    [...new Set(view.faces[kind])].map((face): Item => ({ word: `${kind} ${face}`, look: { as: 'face', kind, face } })),
  );
  return { title: 'faces', number, items, prefix: '', bare: true, pairs: false };
}

function seats(view: MinerView): Group {
  const items = view.players.map((_, seat): Item => ({ word: String(seat + 1), look: { as: 'seat', seat } }));
  return { title: 'seat', number: 1, items, prefix: '', bare: false, pairs: false };
}
