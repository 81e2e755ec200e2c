/** A game's parts for the pages after a game; each is loaded by the page that shows it. */
import type { Component } from 'svelte';
import type { Choice, GameEvent, Question, View } from '../net/messages';

export interface AfterGame {
  moves?: () => Promise<{ moves: Moves }>;
  alone?: () => Promise<{ alone: Alone }>; // for a solo game, which can be compared with others' games
}

/** Pictures of a solo game, for the pages that compare games with the same dice. */
export interface Alone {
  Lamps: Component<{ points: number | null }>; // the result as a picture, if there is one
  Mountain: Component<{ view: View | null }>; // what lies there; null if it is covered
  Trove: Component<{ view: View }>; // what was brought home
  Move: Component<{ events: GameEvent[]; name: string | null }>; // the first action in them; without a name, one's own
  points: (view: View) => number;
  shares: (view: View) => ScorePart[]; // the parts that the points add up from
  taken: (events: GameEvent[]) => number; // how many dice were taken in them
  untouched: (views: View[]) => View | null; // the first one with something to see
  lit: (points: number) => number; // how many lamps a result lights, up to five
  toNext: (points: number) => { points: number; lamp: number } | null; // what is missing for the next lamp
}

/** Dice of single moves, as pictures beside the words; there are none where a move is about something else. */
export interface Moves {
  Dice: Component<{ dice: never[] }>;
  offered: (view: View, question: Question) => unknown[]; // the dice to choose from
  chosen: (view: View, choice: Choice) => unknown[];
  done: (events: GameEvent[]) => unknown[]; // the dice of the first action in them
}

export interface ScorePart {
  key: string;
  title: string;
  points: number;
}
