/** Example positions for the pictures of the rules. */
import { ShownTable } from '../../../model/table/shown.svelte';
import type { Casino, VegasView } from '../../../net/api';
import type { Tile } from '../view/view';

const CARDS = [
  [50000, 30000],
  [60000, 30000],
  [70000, 40000],
  [80000, 50000],
  [90000, 60000],
  [100000, 70000],
];
const NOTHING = { chips: 0, amount: 0 };

/** A casino with small dice of some seats; `pays` and `tied` are as the server would send them. */
export function casino(number: number, dice: Record<number, number> = {}, more: Partial<Casino> = {}): Casino {
  const lying = Object.entries(dice).map(([seat, small]) => [seat, { small, big: 0, black: 0 }]);
  return {
    number,
    cards: CARDS[number - 1]!,
    dice: Object.fromEntries(lying) as Casino['dice'],
    neutral: { small: 0, big: 0 },
    grey: 0,
    pays: [],
    tied: [],
    closed: false,
    tile: null,
    ...more,
  };
}

export const EQUALS_LEAVE = casino(
  5,
  { 0: 5, 1: 3, 2: 3, 3: 1 },
  {
    tied: [1, 2],
    pays: [
      { seat: 0, amount: 90000 },
      { seat: 3, amount: 60000 },
    ],
  },
);

/** Two players and neutral dice: the neutral dice lead, so that the higher card is not paid. */
export const NEUTRAL_WINS = casino(
  4,
  { 0: 2, 1: 1 },
  {
    neutral: { small: 1, big: 1 },
    pays: [
      { seat: 5, amount: 80000 },
      { seat: 0, amount: 50000 },
    ],
  },
);

/** A player's result. */
export const GAINED = [90000, 60000, 40000];

/** What happens at the end of a round with tiles, one after the other: ties leave (`=`), casinos pay (`$`). */
export const ORDER: (Tile['key'] | '=' | '$')[] = [
  'prime_time',
  'bad_luck',
  '=',
  '$',
  'double_down',
  'black_box',
  'bad_luck',
];

const at = (code: string) => ({ code, casino: 1 });

/** Each tile with something on it that shows how it works. */
export const TILES: Tile[] = [
  { key: 'lucky_punch', ...at('A1'), owner: null, hidden: null },
  { key: 'jackpot', ...at('A2'), amount: 50000 },
  { key: 'prime_time', ...at('B1') },
  { key: 'fifty_fifty', ...at('B2'), total: 6, reward: NOTHING },
  { key: 'high_five', ...at('C1'), holder: null },
  { key: 'bad_luck', ...at('C2'), activated: true, owing: [1] },
  { key: 'pay_day', ...at('D1') },
  { key: 'power_play', ...at('D2'), holder: 2 },
  {
    key: 'no_entry',
    ...at('E1'),
    closed: 4,
    step: 1,
    track: [{ chips: 2, amount: 0 }, NOTHING, { chips: 0, amount: 30000 }, NOTHING, { chips: 1, amount: 0 }, NOTHING],
  },
  { key: 'knockout', ...at('E2'), bar: { 1: { small: 1, big: 0 }, 2: { small: 1, big: 1 } } },
  { key: 'block_it', ...at('F1'), groups: [1, 2, 2, 3] },
  { key: 'handicap', ...at('F2'), free: { chip: 1, money: 3, adjustment: 4 } },
  { key: 'black_box', ...at('G1'), stacks: null, markers: null },
  { key: 'double_down', ...at('G2'), dice: { 0: { small: 3, big: 0 }, 1: { small: 1, big: 0 } } },
  {
    key: 'nice_dice',
    ...at('H1'),
    pictures: [null, null, { seat: 1, big: false }, null, null, { seat: 0, big: false }],
  },
  { key: 'my_choice', ...at('H2'), gold: { seat: 0, big: false } },
];

/** A table at which nothing is asked and nothing happens: all that boards need to be drawn. */
export function stillTable(casinos: Casino[], tiles: Tile[]): ShownTable {
  const player = { small: 7, big: 1, chips: 2, cards: 0, money: null };
  const view: VegasView = {
    game: 'vegas',
    seat: null,
    actor: -1,
    round: 1,
    rounds: 3,
    starter: 0,
    turn: 0,
    casinos,
    players: [player, player, player],
    roll: { small: [], big: null, black: [] },
    bank: null,
    ranking: [],
    tiles,
  };
  const table = new ShownTable('');
  table.document.view = view;
  return table;
}
