import type { AnyTile, VegasView } from '../../../net/api';
import type { TableShown, View } from '../../../net/messages';
import type { DrawGroup } from '../../../table/parts';

/** How something that can be tapped looks. */
export type Look =
  | { as: 'pips'; face: number; owner: number | 'neutral' | 'black'; big: boolean }
  | { as: 'card'; amount: number }
  | { as: 'tile'; key: AnyTile['key'] }
  | { as: 'seat'; seat: number };

type Group = DrawGroup<Look>;
type Item = Group['items'][number];

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
export const THOUSANDS = [30, 40, 50, 60, 70, 80, 90, 100];
const NEUTRAL_BIG = 1;

export function plan(table: TableShown, shown: View): Group[] {
  if (!table.waiting) return [];
  const { players } = shown as VegasView;
  const { seat, draw } = table.waiting;
  const number = draw.bounds.length;
  switch (draw.kind) {
    case 'roll':
      return withBig(number, players[seat]?.big ?? 0, seat);
    case 'neutral':
      return withBig(number, NEUTRAL_BIG, 'neutral');
    case 'black':
      return [dice('black', number, 'black')];
    case 'cards':
      return [{ ...framed('cards', number, THOUSANDS.map(card)), pairs: true }]; // two for each casino
    case 'tiles':
      return [
        framed(
          'tiles',
          number,
          (Object.keys(CODES) as AnyTile['key'][]).map((key) => ({ word: key, look: { as: 'tile', key } })),
        ),
      ];
    case 'first':
      return [
        framed(
          'seat',
          1,
          players.map((_, one) => ({ word: String(one + 1), look: { as: 'seat', seat: one } })),
        ),
      ];
    default:
      return [];
  }
}

function withBig(number: number, big: number, owner: number | 'neutral'): Group[] {
  return [dice('small', number - big, owner), dice('big', big, owner)].filter((group) => group.number > 0);
}

function dice(title: 'small' | 'big' | 'black', number: number, owner: number | 'neutral' | 'black'): Group {
  const big = title === 'big';
  const items = PIPS.map((face): Item => ({ word: String(face), look: { as: 'pips', face, owner, big } }));
  return { title, number, items, prefix: big ? 'big ' : '', bare: true, pairs: false };
}

function card(thousands: number): Item {
  return { word: String(thousands), look: { as: 'card', amount: 1000 * thousands } };
}

function framed(title: string, number: number, items: Item[]): Group {
  return { title, number, items, prefix: '', bare: false, pairs: false };
}
