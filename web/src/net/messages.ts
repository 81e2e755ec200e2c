/** What the server and this page say to each other: see docs/protocol.md. The types are made from the server's own. */

import type { Command as CommandWithId, TableShown } from './api';

export type {
  ChatMessage,
  Choice,
  ConnectionMessage,
  Draw,
  GameEvent,
  GameShown,
  History,
  NewSeat,
  NewTable,
  Operation,
  OptionShown,
  Question,
  RefusalBody,
  Replayed,
  SealShown,
  Seat,
  ServerMessage,
  TableDocument,
  TableShown,
  TableSummary,
  View,
} from './api';

export type Arguments = Record<string, unknown>;
export type Status = TableShown['status'];

type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never; // of a union: of each of its types

/** What can be done at a table. The connection gives each command its id. */
export type Command = WithoutId<CommandWithId>;
