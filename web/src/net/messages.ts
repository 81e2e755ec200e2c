/** What the server and this page say to each other: see docs/protocol.md. */

export interface Operation {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

export type Arguments = Record<string, unknown>;

export interface GameEvent {
  kind: string;
  arguments: Arguments;
}

export interface RefusalBody {
  code: string;
  rule: string | null;
  arguments: Arguments;
  text: string;
}

export interface Choice {
  action: number;
  word: string;
  targets: string[];
  same_as: string[];
  preview: Record<string, unknown>;
}

export interface Question {
  question: string;
  arguments: Arguments;
  choices: Choice[];
  secret: boolean;
}

export interface Seat {
  kind: 'open' | 'person' | 'bot';
  name: string;
  guest: string | null;
  bot: string | null;
}

export interface SealShown {
  seal: string;
  secret: string | null;
  seats: [seat: number, hash: string, bytes: string | null][];
  wants: 'hashes' | 'bytes' | null;
}

export interface Draw {
  label: string;
  bounds: number[];
  kind: string;
}

export type Status = 'open' | 'sealing' | 'playing' | 'over' | 'abandoned' | 'closed';

export interface TableShown {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  dice: 'sealed' | 'real';
  speed: 'watch' | 'fast';
  private: boolean;
  chat: boolean;
  host: string;
  status: Status;
  seats: Seat[];
  seal: SealShown | null;
  waiting: { draw: Draw; seat: number } | null;
  undo: number[];
  abandon: number[];
  result: { scores: number[]; winners: number[] } | null;
  closed: RefusalBody | null;
  rematch: string | null;
}

/** What every game's view has; the rest is the game's own. */
export interface View {
  game: string;
  seat: number | null;
  actor: number;
}

export interface TableDocument {
  table: TableShown;
  view: View | null;
}

export interface ChatMessage {
  number: number;
  guest: string;
  name: string;
  text: string;
}

export type ServerMessage =
  | {
      type: 'snapshot';
      version: number;
      seat: number | null;
      document: TableDocument;
      question: Question | null;
      chat: ChatMessage[];
    }
  | { type: 'update'; from: number; version: number; events: GameEvent[]; patch: Operation[]; question: Question | null }
  | { type: 'ack'; id: string; version: number; table?: string }
  | ({ type: 'refused'; id: string | null; version: number } & RefusalBody)
  | { type: 'presence'; online: number[]; away: number[] }
  | ({ type: 'chat' } & ChatMessage)
  | { type: 'pong'; version: number }
  | { type: 'why'; target: string; refusal: RefusalBody | null };

export interface History {
  version: number;
  start: View;
  steps: { number: number; events: GameEvent[]; patch: Operation[] }[];
}

export interface OptionShown {
  name: string;
  type: 'int' | 'bool' | 'choice' | 'tiles' | 'faces';
  default: unknown;
  range: unknown[];
  key: string;
}

export interface GameShown {
  name: string;
  rules: number;
  players: [low: number, high: number];
  options: OptionShown[];
}

export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  options: Record<string, unknown>;
  dice: string;
  speed: string;
  private: boolean;
  seats: { kind: Seat['kind']; name: string; bot: string | null }[];
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  dice?: 'sealed' | 'real';
  speed?: 'watch' | 'fast';
  private?: boolean;
  chat?: boolean;
}
