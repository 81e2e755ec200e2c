import type { AfterGame } from '../catalogue/after';
import type { GameEntry } from '../catalogue/entry';
import type { TableParts } from '../table/parts';

/** A game, by when its parts are needed: before a table is opened, at the table, and after the game. */
export interface Game {
  entry: GameEntry;
  table: TableParts;
  after: AfterGame;
}
