import type { Payment, Result, VegasView } from '../../../../net/api';

/** A casino that has paid: who has got each of its cards (-1: nobody), and whose equal dice left. */
export interface PaidCasino {
  cards: number[];
  tied: number[];
}

/** What is said about a casino while it pays, or about a tile. */
export interface Verdict {
  casinos: number[]; // none: it is about a tile
  title: string;
  text: string;
}

/** What a player got in a round. */
interface Taken {
  seat: number;
  cards: number[];
  sum: number; // with what tiles gave and took
}

/** Between two rounds: what the last one paid, and who starts the next. */
export interface Beat {
  round: number;
  starter: number;
  won: number; // the casino whose winner starts; 0 if no player has won any
  taken: Taken[];
}

/** What scenes show on top of the table: in-between forms, lights, words. Empty when nothing plays. */
export class Showing {
  view = $state.raw<VegasView | null>(null); // an in-between form of the table
  aim = $state(0); // the casino that is pointed at
  // rows that have not been ranked anew yet
  order = $state.raw<Record<number, { owner: number; weight: number }[]>>({});
  out = $state<number | null>(null); // the seat whose dice are in the air

  settling = $state(false); // payouts
  paying = $state.raw<number[]>([]); // the casinos
  owners = $state.raw<Record<number, Payment[]>>({}); // of the casinos that pay
  equals = $state.raw<number[]>([]);
  leaving = $state.raw<number[]>([]);
  paidBy = $state.raw<Record<number, PaidCasino>>({});
  verdict = $state.raw<Verdict | null>(null);
  gains = $state.raw<Record<number, string>>({});
  cardsGot = $state.raw<Record<number, number>>({});
  moneyGot = $state.raw<Record<number, number>>({});

  tile = $state<string | null>(null); // the tile that has its moment
  waits = $state(false); // waiting for a press: with reduced motion, results are read one by one
  words = $state(''); // what is happening, in a sentence
  beat = $state.raw<Beat | null>(null);
  result = $state.raw<Result | null>(null); // the game is over, and the podium is shown

  /** Nothing of a scene is left. */
  clear(): void {
    this.view = null;
    this.aim = 0;
    this.order = {};
    this.out = null;
    this.settling = false;
    this.paying = [];
    this.owners = {};
    this.equals = [];
    this.leaving = [];
    this.paidBy = {};
    this.verdict = null;
    this.gains = {};
    this.cardsGot = {};
    this.moneyGot = {};
    this.tile = null;
    this.waits = false;
    this.beat = null;
  }
}
