/** What can be tapped in for a draw at a table with real dice. The server reads the words, and says what is wrong with them. */
import type { Kind } from '../../games/miner/view';
import type { AnyTile } from '../../net/api';
import type { TableShown, View } from '../../net/messages';

/** How something that can be tapped looks. */
export type Look =
  | { as: 'pips'; face: number; owner: number | 'neutral' | 'black'; big: boolean }
  | { as: 'face'; kind: Kind; face: string }
  | { as: 'card'; amount: number }
  | { as: 'tile'; key: AnyTile['key'] }
  | { as: 'seat'; seat: number };

export interface Item {
  word: string; // as in the terminal
  look: Look;
}

/** So many of these, one after the other. */
export interface Group {
  title: 'small' | 'big' | 'black' | 'faces' | 'cards' | 'tiles' | 'seat';
  number: number;
  items: Item[];
  prefix: string; // before each word
}

/** What is printed on the tiles. */
export const CODES: Record<AnyTile['key'], string> = {
  lucky_punch: 'A1',
  jackpot: 'A2',
  prime_time: 'B1',
  fifty_fifty: 'B2',
  high_five: 'C1',
  bad_luck: 'C2',
  pay_day: 'D1',
  power_play: 'D2',
  no_entry: 'E1',
  knockout: 'E2',
  block_it: 'F1',
  handicap: 'F2',
  black_box: 'G1',
  double_down: 'G2',
  nice_dice: 'H1',
  my_choice: 'H2',
};

const PIPS = [1, 2, 3, 4, 5, 6];
const THOUSANDS = [30, 40, 50, 60, 70, 80, 90, 100];
const NEUTRAL_BIG = 1;

/** Empty where only typing helps. */
export function planOf(table: TableShown, view: View): Group[] {
  if (!table.waiting) return [];
  const { kind, bounds } = table.waiting.draw;
  const number = bounds.length;
  if (view.game === 'vegas') {
    const seat = table.waiting.seat;
    const big = seat >= 0 ? (view.players[seat]?.big ?? 0) : 0;
    switch (kind) {
      case 'roll':
        return withBig(number, big, seat);
      case 'neutral':
        return withBig(number, NEUTRAL_BIG, 'neutral');
      case 'black':
        return [group('black', number, PIPS.map((face) => pips(face, 'black', false)))];
      case 'cards':
      case 'aside':
        return [group('cards', number, THOUSANDS.map((amount) => ({ word: String(amount), look: { as: 'card', amount: 1000 * amount } })))];
      case 'tiles':
        return [group('tiles', number, Object.keys(CODES).map((key) => ({ word: key, look: { as: 'tile', key: key as AnyTile['key'] } })))];
      case 'first':
        return [group('seat', 1, view.players.map((_, one) => ({ word: String(one + 1), look: { as: 'seat', seat: one } })))];
      default:
        return [];
    }
  }
  switch (kind) {
    case 'first':
      return [group('faces', number, facesOf(view, ['tunnel']))];
    case 'start':
      return [group('faces', number, facesOf(view, ['magic']))];
    case 'starter':
      return [group('seat', 1, view.players.map((_, one) => ({ word: String(one), look: { as: 'seat', seat: one } })))];
    case 'mountain': // which die, and then its face
      return [group('faces', number / 2, facesOf(view, KINDS))];
    case 'beer':
    case 'magic':
    case 'reroll':
      return [group('faces', number, facesOf(view, KINDS))];
    default:
      return [];
  }
}

/** What was tapped, as words for the server. */
export function wordsOf(plan: Group[], tapped: string[][]): string {
  return plan.flatMap((one, place) => (tapped[place] ?? []).map((word) => one.prefix + word)).join(' ');
}

const KINDS: Kind[] = ['tunnel', 'hazard', 'tool', 'treasure', 'magic'];

function group(title: Group['title'], number: number, items: Item[], prefix = ''): Group {
  return { title, number, items, prefix };
}

function withBig(number: number, big: number, owner: number | 'neutral'): Group[] {
  const small = PIPS.map((face) => pips(face, owner, false));
  const large = PIPS.map((face) => pips(face, owner, true));
  const groups = [group('small', number - big, small), group('big', big, large, 'big ')];
  return groups.filter((one) => one.number > 0);
}

function pips(face: number, owner: number | 'neutral' | 'black', big: boolean): Item {
  return { word: String(face), look: { as: 'pips', face, owner, big } };
}

function facesOf(view: Exclude<View, { game: 'vegas' }>, kinds: Kind[]): Item[] {
  return kinds.flatMap((kind) =>
    [...new Set(view.faces[kind])].map((face): Item => ({ word: `${kind} ${face}`, look: { as: 'face', kind, face } })),
  );
}
