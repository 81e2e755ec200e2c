/**
 * A game in the catalogue: what the page knows of it before a table of it is opened. This is small and always loaded.
 */
import type { Component } from 'svelte';
import type { Room, Sound } from '../device/sound';
import type { OptionWords } from '../words/options';
import type { Terms } from '../words/speech';

export interface GameEntry {
  name: string;
  family: string; // the game with which it shares rules and words: a solo game goes with the game for several players
  surface: string; // the colour of its table
  cover?: string; // of its round table, seen from above; else it is the surface in lamplight
  Mini?: Component; // its table, as small as a word
  icon?: 'dice' | 'solo'; // what one begins with
  Door: Component; // its board on the home page
  Middle?: Component; // what lies in the middle of its table before the game
  before?: () => Promise<{ default: Component }>; // what will be chosen at the table, to look at before the game
  inMoney?: boolean; // are its scores dollars, not points?
  minutes?: number; // how long a game among people takes, about
  minutesAlone?: string; // and against opponents
  hasSecrets: boolean; // is there something that only its owner may see?
  presets: Preset[]; // ways to play it, from which one is chosen before the game
  options: Record<string, OptionKind>; // by the name of an option, or by its type, for those that only this game has
  owners: Record<number, string>; // owners of dice who are not players: message keys
  terms: Terms;
  events: EventKinds;
  // pictures to paragraphs of the guide, named `SECTION-NUMBER`
  figures?: () => Promise<{ default: Component<{ figure: string }> }>;
  lessons?: string[]; // of the family, the first one first
  lesson?: string; // the one of them that teaches this game, if it is not the first
  pad?: () => Promise<{ default: Component }>; // the score pad for a table without a server
}

/** Kinds of the game's events and draws, by how they are shown. */
interface EventKinds {
  rolls?: string[]; // dice are rolled
  ownRolls?: string[]; // those that a player starts by a press
  turns?: string[]; // somebody's turn
  scenes?: string[]; // shown step by step
  pips?: string[]; // draws whose numbers are the pips of dice
  sounds?: Partial<Record<Sound, string[]>>; // those that no scene makes
  room?: Room; // what is heard of the room around the table
}

/** A way to play: options that go together. `web-preset-KEY` says what it is. */
export interface Preset {
  key: string;
  options: Record<string, unknown>;
  Picture: Component<{ preset: string }>;
  best?: () => number | undefined; // points, as far as this device knows
}

/** A type of option that only one game has. */
export interface OptionKind extends OptionWords {
  field: () => Promise<{ default: Component<OptionFieldProps> }>;
  isMain?: boolean; // it stands beside the chairs of a new table, not below them
}

export interface OptionFieldProps {
  label: string;
  help: string;
  range: unknown[];
  value: unknown;
  onchange: (value: unknown) => void;
}
