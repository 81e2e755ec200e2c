/** The games that have a folder here. Nothing else outside the folders names a game. */
import type { AfterGame } from '../catalogue/after';
import { fillCatalogue } from '../catalogue/games';
import type { TableParts } from '../table/parts';
import type { Game } from './game';
import { games as miner } from './miner/page';
import { plainEntry, plainTable } from './plain/page';
import { games as vegas } from './vegas/page';

const GAMES: Game[] = [...vegas, ...miner];

fillCatalogue(
  GAMES.map(({ entry }) => entry),
  plainEntry,
);

function named(name: string): Game | undefined {
  return GAMES.find(({ entry }) => entry.name === name);
}

export function tableOf(name: string): TableParts {
  return named(name)?.table ?? plainTable;
}

export function afterOf(name: string): AfterGame {
  return named(name)?.after ?? {};
}
