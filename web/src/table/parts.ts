/** What a game brings to its table. It is loaded when a table is opened. */
import type { Component } from 'svelte';
import type { ShownTable } from '../model/table/shown.svelte';
import type { Choice, GameEvent, Question, TableShown, View } from '../net/messages';
import type { NameOf } from '../words/speech';

export interface TableParts {
  board: () => Promise<GameTable>;
  realDice?: () => Promise<RealDice>; // without it, what real dice show is typed
  rolled?: () => Promise<{ default: Component<{ event: GameEvent; step: LoggedStep }> }>; // the dice of a roll, small
}

/** What is needed to play. */
export interface GameTable {
  Board: Component<{ table: ShownTable }>;
  label: (question: Question, choice: Choice, table: ShownTable) => string; // the choice in words
  name?: GameTable['label']; // without its consequences, for sentences; needed if the label includes them
  keys?: (table: ShownTable, event: KeyboardEvent) => boolean; // the board's own keys; true if it was one
  sceneName?: (events: GameEvent[], view: View) => string; // the name of a scene that is shown step by step
  Facts?: Component<{ table: ShownTable }>; // beside the log
  log?: LogLook;
  brief?: (question: Question) => string; // the question for a narrow screen; empty where it has no short form
  progress?: (view: View) => { at: number; of: number } | null; // rounds
  // where the game is, in the line above a board that asks its questions itself
  Place?: Component<{ table: ShownTable }>;
  Scores?: Component<{ table: ShownTable }>; // a drawer of its own
  handsOver?: boolean; // does the board itself offer a bot for somebody who is away?
  // is the section of the guide about what lies on this table? Without it: all are
  concerns?: (section: string, view: View) => boolean;
  alike?: (view: View) => Record<string, unknown>; // the options of another game with what lies on this table
  reason?: (table: ShownTable, choice: Choice) => string; // what a choice does here; may be empty
  tellsHints?: boolean; // does the board itself show the reason of a hint?
  lit?: (target: string) => string; // where a lesson finds what it speaks about: a selector
  deals?: (table: ShownTable) => boolean; // are real dice entered on the board itself?
}

/** How the log is set out; without it, as sentences one below the other. */
export interface LogLook {
  Mark: Component<{ event: GameEvent }>; // before a line
  heading: (event: GameEvent) => string; // of the part that begins with the event; empty where none does
  text: (event: GameEvent, name: NameOf) => string; // the line without its amount; empty to use the usual words
  amount: (event: GameEvent, step: LoggedStep) => string; // at the end of the line; may be empty
  turn?: (event: GameEvent) => number | null; // whose turn it is part of: the lines of a turn stand under a name
  Dice?: Component<{ event: GameEvent; step: LoggedStep }>; // in the line, after its text
  // the kinds of events in which a player does something, each with a small picture of it
  acts?: { kinds: ReadonlySet<string>; Picture: Component<{ event: GameEvent; step: LoggedStep }> };
}

/** The table before and after the step that a line of the log is about. */
export interface LoggedStep {
  before: View | null;
  after: View | null;
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
  pairs: boolean; // items are set in pairs
}
