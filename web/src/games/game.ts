/** What a game has to tell the page. One folder holds all of it, and the registry has an entry for the folder. */
import type { Component } from 'svelte';
import type { ShownTable } from '../model/shown.svelte';
import type { Sound } from '../model/sound';
import type { Choice, Question, TableShown, View } from '../net/messages';
import type { NameOf } from '../words/speech';

/** A game before a table of it is opened. This is small and always there: the rest is loaded when it is needed. */
export interface GamePage {
  name: string;
  family: string; // the game with which it shares rules and words: a solo game goes with the game for several players
  surface: string; // the colour of its table
  Door: Component; // its picture on the home page
  hasSecrets: boolean; // is there something that only its owner may see?
  owners: Record<number, string>; // owners of dice who are not players: message keys
  terms: Terms;
  options: Record<string, OptionKind>; // by the type of the option, for types that only this game has
  rolls: string[]; // kinds of events in which dice are rolled
  scenes: string[]; // kinds of events that are shown step by step
  sounds: Partial<Record<Sound, string[]>>; // kinds of events that make a sound
  table: () => Promise<GameTable>;
  realDice?: () => Promise<RealDice>; // without it, what real dice show is typed
  picture?: () => Promise<{ default: Component<{ rules: string[] }> }>; // of the rules that a section of the guide explains
  pad?: () => Promise<{ default: Component }>; // the score pad for a table without a server
}

/** What is needed to play. */
export interface GameTable {
  Board: Component<{ table: ShownTable }>;
  label: (question: Question, choice: Choice, table: ShownTable) => string; // the choice in words
  preview?: (choice: Choice, table: ShownTable) => string; // what would follow from the choice
  keys?: (table: ShownTable, event: KeyboardEvent) => boolean; // the board's own keys; true if it was one
  inBar: (question: Question, choice: Choice) => boolean; // is it a button of the bar, not a place on the board?
}

/** How the arguments of a game's messages are told, by their names; undefined: as it is. */
export type Terms = Record<string, (value: never, name: NameOf) => string | undefined>;

/** A type of option that only one game has. */
export interface OptionKind {
  Field: Component<OptionFieldProps>;
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
