/**
 * A game in the catalogue: what the page knows of it before a table of it is opened. This is small and always loaded.
 */
import type { Component } from 'svelte';
import type { Room, Sound } from '../device/sound';
import type { OptionWords } from '../words/options';
import type { Terms } from '../words/speech';

export interface GameEntry {
  name: string;
  family: string; // the game whose rules and words it shares: a solo game belongs to the game for several players
  surface: string; // the colour of its table
  cover?: string; // the colour of its round table from above; by default, that surface in lamplight
  Mini?: Component; // its table, as an icon
  icon?: 'dice' | 'solo'; // beside the button that begins a game
  Door: Component; // its board on the home page
  Middle?: Component; // what lies in the middle of its table before the game
  before?: () => Promise<{ default: Component }>; // a preview of what is chosen at the table
  inMoney?: boolean; // are its scores dollars, not points?
  minutes?: number; // the usual length of a game among people
  minutesAlone?: string; // and against opponents
  hasSecrets: boolean; // does it have anything that only its owner may see?
  presets: Preset[]; // ways to play it, from which one is chosen before the game
  options: Record<string, OptionKind>; // the options that only this game has, by name or type
  owners: Record<number, string>; // owners of dice who are not players: message keys
  terms: Terms;
  events: EventKinds;
  // pictures to paragraphs of the guide, named `SECTION-NUMBER`
  figures?: () => Promise<{ default: Component<{ figure: string }> }>;
  lessons?: string[]; // of the family, the first one first
  lesson?: string; // the one that teaches this game, if it is not the first
  pad?: () => Promise<{ default: Component }>; // the score pad for a table without a server
}

/** Kinds of the game's events and draws, by how they are shown. */
interface EventKinds {
  rolls?: string[]; // dice are rolled
  ownRolls?: string[]; // rolls that a player starts by a press
  turns?: string[]; // somebody's turn
  scenes?: string[]; // shown step by step
  pips?: string[]; // draws whose numbers are pips
  sounds?: Partial<Record<Sound, string[]>>; // sounds that no scene makes
  room?: Room; // the sound of the room around the table
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
