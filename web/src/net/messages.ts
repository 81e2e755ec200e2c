/** What the server and this page say to each other: see docs/protocol.md. The types are made from the server's own. */

import type { TableShown } from './api';

export type {
  ChatMessage,
  Choice,
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
