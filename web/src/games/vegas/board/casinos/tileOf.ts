/** Which drawing a tile has. */
import type { Component } from 'svelte';
import type { Tile } from '../../view/view';
import BadLuck from '../tiles/BadLuck.svelte';
import BlackBox from '../tiles/BlackBox.svelte';
import BlockIt from '../tiles/BlockIt.svelte';
import DoubleDown from '../tiles/DoubleDown.svelte';
import FiftyFifty from '../tiles/FiftyFifty.svelte';
import Handicap from '../tiles/Handicap.svelte';
import HighFive from '../tiles/HighFive.svelte';
import Jackpot from '../tiles/Jackpot.svelte';
import Knockout from '../tiles/Knockout.svelte';
import LuckyPunch from '../tiles/LuckyPunch.svelte';
import MyChoice from '../tiles/MyChoice.svelte';
import NiceDice from '../tiles/NiceDice.svelte';
import NoEntry from '../tiles/NoEntry.svelte';
import PayDay from '../tiles/PayDay.svelte';
import PowerPlay from '../tiles/PowerPlay.svelte';
import PrimeTime from '../tiles/PrimeTime.svelte';

/** Each drawing takes the view of its own tile. */
type Drawing = Component<{ tile: never }>;

const DRAWINGS: Record<Tile['key'], Drawing> = {
  bad_luck: BadLuck,
  black_box: BlackBox,
  block_it: BlockIt,
  double_down: DoubleDown,
  fifty_fifty: FiftyFifty,
  handicap: Handicap,
  high_five: HighFive,
  jackpot: Jackpot,
  knockout: Knockout,
  lucky_punch: LuckyPunch,
  my_choice: MyChoice,
  nice_dice: NiceDice,
  no_entry: NoEntry,
  pay_day: PayDay,
  power_play: PowerPlay,
  prime_time: PrimeTime,
};

/** Undefined for a tile that is newer than the page. */
export function drawingOf(tile: Tile): Drawing | undefined {
  return DRAWINGS[tile.key];
}
