import type { TableModel } from './table.svelte';

/** What a board may use of a table: of a live one, and of one that is replayed, where nothing can be chosen. */
export type BoardTable = Pick<
  TableModel,
  | 'id'
  | 'table'
  | 'view'
  | 'seat'
  | 'mySeats'
  | 'isHotSeat'
  | 'showsOwn'
  | 'online'
  | 'name'
  | 'steps'
  | 'past'
  | 'latest'
  | 'rolling'
  | 'scene'
  | 'endScene'
  | 'skip'
  | 'asked'
  | 'isMyTurn'
  | 'mayRoll'
  | 'roll'
  | 'picked'
  | 'looked'
  | 'draft'
  | 'choose'
  | 'setDraft'
  | 'cancel'
  | 'why'
>;

/** What the log uses. */
export type LogTable = Pick<TableModel, 'lines' | 'name' | 'past' | 'lookBack'>;
