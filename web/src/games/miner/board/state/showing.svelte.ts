import type { LineKey } from '../../view/explain';
import type { MinerView, MountainDie } from '../../view/view';

/** A player on the way up while points are counted. */
export interface Climber {
  seat: number;
  total: number; // as far as it is counted
  parts: number[]; // what it is made of: the total before, then group by group
  plus: number | null; // what the group that is lit brings
}

/** Points are counted, group by group. */
export interface Counting {
  keys: LineKey[]; // the groups that bring something to anybody
  lit: LineKey | null;
  done: LineKey[];
  climbers: Climber[];
  low: number; // the totals between which they climb
  high: number;
  crowned: number | null; // who has the most gems, or wins
  isDone: boolean; // it waits until somebody goes on
  isDuel: boolean; // a tie is broken
}

/** What is said in the sky while a scene plays. */
export interface SaidInSky {
  title: string;
  text: string;
}

/** What scenes put on top of the table: in-between forms, lights, words. Empty when nothing plays. */
export class Showing {
  view = $state.raw<MinerView | null>(null); // an in-between form of the table
  frozen = $state.raw<MinerView | null>(null); // its numbers are shown until what changes them has been seen
  now = $state.raw<Record<number, number>>({}); // points that are just being counted, by seat
  aim = $state<number | null>(null); // the die that somebody else is about to take
  bag = $state<number | null>(null); // dice in the bag, as far as they have left it
  lit = $state.raw<ReadonlySet<number>>(new Set()); // dice of the mountain that have just become free to take
  // faces of dice that were rolled together with others, and are told later
  ahead = $state.raw<ReadonlyMap<number, string>>(new Map());
  bright = $state.raw<ReadonlySet<number> | null>(null); // dice that have just landed
  spell = $state.raw<{ x: number; y: number } | null>(null); // where magic comes from
  words = $state.raw<SaidInSky | null>(null);
  counting = $state.raw<Counting | null>(null);
  last = $state.raw<{ seat: number; die: MountainDie; points: number } | null>(null); // what somebody else took last
  dawn = $state(false); // the game is over, and the sun is up
  ending = $state(false); // the card with the result is there

  /** Nothing of a scene is left; the dawn stays, and so does the mark of what was taken last. */
  clear(): void {
    this.view = null;
    this.frozen = null;
    this.now = {};
    this.aim = null;
    this.bag = null;
    this.bright = null;
    this.lit = new Set();
    this.words = null;
    this.counting = null;
  }
}
