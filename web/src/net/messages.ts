/** The messages between the server and this page: see docs/sites/protocol.md. The types are the server's own. */

import type { Command as CommandWithId, Hinted, Reacted, Update as ApiUpdate } from './api';

export type {
  ChatMessage,
  Choice,
  ConnectionMessage,
  DayLine,
  DayShown,
  DuelShown,
  DuelSide,
  Dug,
  GameEvent,
  GamePlayed,
  GamesPlayed,
  GameShown,
  History,
  NewSeat,
  NewTable,
  Operation,
  OptionShown,
  Question,
  Reason,
  RefusalBody,
  Replayed,
  SealShown,
  Seat,
  SeatOdds,
  ServerMessage,
  TableDocument,
  TableShown,
  LessonShown,
  TableSummary,
  OddsLine,
  View,
} from './api';

export type Arguments = Record<string, unknown>;
export type Why = NonNullable<ApiUpdate['why']>;
export type Hint = Omit<Hinted, 'type' | 'id'>; // as it comes over HTTP
export type Reaction = Reacted['reaction'];

type WithoutId<One> = One extends unknown ? Omit<One, 'id'> : never; // of a union: of each of its types

/** What can be done at a table. The connection gives each command its id. */
export type Command = WithoutId<CommandWithId>;
