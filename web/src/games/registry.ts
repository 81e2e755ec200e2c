import type { Component } from 'svelte';
import type { BoardTable } from '../model/board';
import type { Choice, Question } from '../net/messages';
import { say } from '../words/language.svelte';
import * as miner from './miner/choices';
import * as vegas from './vegas/choices';

/** What the page knows of a game. Its rules are the server's. */
export interface GamePage {
  name: string;
  board: () => Promise<{ default: Component<{ table: BoardTable }> }>;
  picture?: () => Promise<{ default: Component<{ rules: string[] }> }>; // of the rules that a section explains
  rolls: string[]; // kinds of events in which dice are rolled
  scenes: string[]; // kinds of events that are shown step by step
  hidesMoney: boolean; // is there something that only its owner may see?
  owners: Record<number, string>; // who owns dice and is no player: message keys
  label: (question: Question, choice: Choice, table: BoardTable) => string; // the choice in words
  preview?: (choice: Choice, table: BoardTable) => string; // what would follow from the choice
  keys?: (table: BoardTable, event: KeyboardEvent) => boolean; // the board's own keys; true if it was one
  inBar: (question: Question, choice: Choice) => boolean; // is it a button of the bar, not a place on the board?
}

const DICE_MINER: Omit<GamePage, 'name'> = {
  board: () => import('./miner/Board.svelte'),
  rolls: ['miner-mountain', 'miner-rerolled', 'miner-shared'],
  scenes: ['miner-scored', 'miner-tie-scored'],
  hidesMoney: false,
  owners: {},
  label: miner.label,
  keys: miner.keys,
  inBar: miner.inBar,
};

const GAMES: Record<string, GamePage> = {
  vegas: {
    name: 'vegas',
    board: () => import('./vegas/Board.svelte'),
    picture: () => import('./vegas/guide/Picture.svelte'),
    rolls: ['vegas-rolled', 'vegas-black'],
    scenes: ['vegas-payouts', 'vegas-paid'],
    hidesMoney: true,
    owners: { 5: 'owner-vegas-neutral', 6: 'owner-vegas-grey' },
    label: vegas.label,
    preview: vegas.preview,
    keys: vegas.keys,
    inBar: vegas.inBar,
  },
  miner: { name: 'miner', ...DICE_MINER },
  'miner-solo': { name: 'miner-solo', ...DICE_MINER },
};

export function gameOf(name: string): GamePage | undefined {
  return GAMES[name];
}

export function ownerName(game: string, number: number): string | undefined {
  const key = GAMES[game]?.owners[number];
  return key && say(key);
}
