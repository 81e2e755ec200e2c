/** What a game has to tell the page. One folder holds all of it, and the registry has an entry for the folder. */
import type { Component } from 'svelte';
import type { ShownTable } from '../model/shown.svelte';
import type { Sound } from '../model/sound';
import type { Choice, GameEvent, Question, TableShown, View } from '../net/messages';
import type { NameOf } from '../words/speech';

/** A game before a table of it is opened. This is small and always there: the rest is loaded when it is needed. */
export interface GamePage {
  name: string;
  family: string; // the game with which it shares rules and words: a solo game goes with the game for several players
  surface: string; // the colour of its table
  cover?: string; // of its round table, seen from above; else it is the surface in lamplight
  Mini?: Component; // its table, as small as a word
  icon?: 'dice' | 'solo'; // what one begins with
  Door: Component; // its board on the home page
  inMoney?: boolean; // are its scores dollars, not points?
  minutes?: number; // how long a game takes, about
  presets: Preset[]; // ways to play it, from which one is chosen before the game
  before?: () => Promise<{ default: Component }>; // what will be chosen at the table, to look at before the game
  Middle?: Component; // what lies in the middle of its table before the game
  hasSecrets: boolean; // is there something that only its owner may see?
  owners: Record<number, string>; // owners of dice who are not players: message keys
  terms: Terms;
  options: Record<string, OptionKind>; // by the name of an option, or by its type, for those that only this game has
  rolls: string[]; // kinds of events in which dice are rolled
  pips: string[]; // kinds of draws whose numbers are the pips of dice
  ownRolls: string[]; // those that a player starts by a press
  turns: string[]; // kinds of events that are somebody's turn
  scenes: string[]; // kinds of events that are shown step by step
  isStage?: boolean; // its board has the whole page, with its own line for decisions and its own scenes
  sounds: Partial<Record<Sound, string[]>>; // kinds of events that make a sound
  table: () => Promise<GameTable>;
  realDice?: () => Promise<RealDice>; // without it, what real dice show is typed
  figures?: () => Promise<{ default: Component<{ figure: string }> }>; // pictures to paragraphs of the guide, named `SECTION-NUMBER`
  lessons?: string[]; // of the family, the first one first
  lesson?: string; // the one of them that teaches this game, if it is not the first
  rolled?: () => Promise<{ default: Component<{ event: GameEvent; step: LoggedStep }> }>; // the dice of an event of `rolls`, small
  pad?: () => Promise<{ default: Component }>; // the score pad for a table without a server
  moves?: () => Promise<{ moves: Moves }>; // dice of single moves, for pages that look back at a game
  alone?: () => Promise<{ alone: Alone }>; // for a game of one player, which can be compared with others' games
}

/** Pictures of a game for one, for the pages on which games with the same dice are compared. */
export interface Alone {
  Lamps: Component<{ points: number | null }>; // the result as a picture; null: there is none
  Mountain: Component<{ view: View | null }>; // what lies there; null: covered
  Trove: Component<{ view: View }>; // what was brought home
  Move: Component<{ events: GameEvent[]; name: string | null }>; // what somebody did first in them; no name: oneself
  points: (view: View) => number;
  shares: (view: View) => Share[]; // what the points are made of
  taken: (events: GameEvent[]) => number; // how many dice were taken in them
  untouched: (views: View[]) => View | null; // the first one with something to see
  lit: (points: number) => number; // how many lamps a result lights, up to five
  toNext: (points: number) => { points: number; lamp: number } | null; // what is missing for the next lamp
}

/** Dice of single moves, as pictures beside the words; there are none where a move is about something else. */
export interface Moves {
  Dice: Component<{ dice: never[] }>;
  offered: (view: View, question: Question) => unknown[]; // those from which somebody had to choose
  chosen: (view: View, choice: Choice) => unknown[];
  done: (events: GameEvent[]) => unknown[]; // what somebody did first in them
}

export interface Share {
  key: string;
  title: string;
  points: number;
}

/** A way to play: options that go together. `web-preset-KEY` says what it is. */
export interface Preset {
  key: string;
  options: Record<string, unknown>;
  Picture: Component<{ preset: string }>;
  best?: () => number | undefined; // points, as far as this device knows
}

/** What is needed to play. */
export interface GameTable {
  Board: Component<{ table: ShownTable }>;
  label: (question: Question, choice: Choice, table: ShownTable) => string; // the choice in words
  name?: GameTable['label']; // without what it brings, for sentences; where the label says that, too
  preview?: (choice: Choice, table: ShownTable) => string; // what would follow from the choice
  keys?: (table: ShownTable, event: KeyboardEvent) => boolean; // the board's own keys; true if it was one
  inBar: (question: Question, choice: Choice) => boolean; // is it a button of the bar, not a place on the board?
  sceneName?: (events: GameEvent[], view: View) => string; // of what is shown step by step
  Facts?: Component<{ table: ShownTable }>; // beside the log
  log?: LogLook;
  brief?: (question: Question) => string; // the question for a narrow screen; empty where it has no short form
  progress?: (view: View) => { at: number; of: number } | null; // rounds
  Place?: Component<{ table: ShownTable }>; // where the game is, in the line above a board that asks its questions itself
  Scores?: Component<{ table: ShownTable }>; // a drawer of its own
  handsOver?: boolean; // does the board itself offer a bot for somebody who is away?
  concerns?: (section: string, view: View) => boolean; // is the section of the guide about what lies on this table? Without it: all are
  alike?: (view: View) => Record<string, unknown>; // the options of another game with what lies on this table
  tellsHints?: boolean; // does the board itself say why a hint is given?
  lit?: (target: string) => string; // where a lesson finds what it speaks about: a selector
  deals?: (table: ShownTable) => boolean; // are real dice laid down on the board itself?
}

/** How the log is set out; without it, as sentences one below the other. */
export interface LogLook {
  Mark: Component<{ event: GameEvent }>; // before a line
  heading: (event: GameEvent) => string; // of the part that begins with the event; empty where none does
  text: (event: GameEvent, name: NameOf) => string; // the line beside its amount; empty: as it is told elsewhere
  amount: (event: GameEvent, step: LoggedStep) => string; // at the end of the line; may be empty
  turn?: (event: GameEvent) => number | null; // whose turn it is part of: the lines of a turn stand under a name
  Dice?: Component<{ event: GameEvent; step: LoggedStep }>; // in the line, after its text
}

/** The table before and after the step that a line of the log is about. */
export interface LoggedStep {
  before: View | null;
  after: View | null;
}

/** How the arguments of a game's messages are told, by their names; undefined: as it is. */
export type Terms = Record<string, (value: never, name: NameOf) => string | undefined>;

/** A type of option that only one game has. */
export interface OptionKind {
  field: () => Promise<{ default: Component<OptionFieldProps> }>;
  isMain?: boolean; // it stands beside the chairs of a new table, not below them
  inWords: (value: unknown) => string;
  refusals?: string; // the prefix of the codes of refusals about it
}

export interface OptionFieldProps {
  label: string;
  help: string;
  range: unknown[];
  value: unknown;
  onchange: (value: unknown) => void;
}

/** What can be tapped in for a draw at a table with real dice. The server reads the words and checks them. */
export interface RealDice {
  plan: (table: TableShown, view: View) => DrawGroup[]; // empty where only typing helps
  Picture: Component<{ look: never; chosen: boolean; name: NameOf }>;
  inWords: (look: never, name: NameOf) => string;
}

/** A number of dice, cards or the like that are tapped one after the other. Their looks are the game's own. */
export interface DrawGroup<Look = unknown> {
  title: string; // the message `web-real-TITLE`
  number: number;
  items: { word: string; look: Look }[]; // the word is that of the terminal
  prefix: string; // before each word
  bare: boolean; // its pictures need no frame
  pairs: boolean; // two stand together
}
