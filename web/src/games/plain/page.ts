import type { GamePage } from '../game';
import Door from './Door.svelte';

/** A game that has no folder here: it is shown as the server tells it, and every question can be answered. */
export function plainGame(name: string): GamePage {
  return {
    name,
    family: name,
    surface: 'var(--slate)',
    Door,
    hasSecrets: false,
    owners: {},
    terms: {},
    options: {},
    presets: [],
    rolls: [],
    pips: [],
    ownRolls: [],
    turns: [],
    scenes: [],
    sounds: {},
    table: () => import('./table'),
  };
}
