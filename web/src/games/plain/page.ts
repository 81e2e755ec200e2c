import type { GameEntry } from '../../catalogue/entry';
import type { TableParts } from '../../table/parts';
import Door from './Door.svelte';

/** A game without a folder: it is shown as the server describes it, and every question can be answered. */
export function plainEntry(name: string): GameEntry {
  const unknown = { hasSecrets: false, presets: [], options: {}, owners: {}, terms: {}, events: {} };
  return { name, family: name, surface: 'var(--slate)', Door, ...unknown };
}

export const plainTable: TableParts = { board: () => import('./table') };
