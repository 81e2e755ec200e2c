/** Where a replay comes from: a table of this server, or a record on this device. */
import { get, getText, postText } from '../../net/http';
import type { History, Replayed, ServerMessage, TableShown } from '../../net/messages';
import { readRecord, type GameRecord } from '../../verify/record';
import { guest } from '../guest/guest.svelte';

type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

/** The game as a seat saw it (null: a spectator), and the seats whose view may be chosen. */
export interface Loaded {
  table: TableShown;
  history: History;
  seat: number | null;
  eyes: number[];
}

export interface ReplaySource {
  load(seat?: number | null): Promise<Loaded>; // by default this device's own seat, if it has one
  record(): Promise<string>;
}

export function ofTable(id: string): ReplaySource {
  const path = `/api/tables/${id}`;
  return {
    async load(seat) {
      const { table } = (await get<Snapshot>(path)).document;
      const own = table.seats.flatMap((one, number) =>
        one.guest !== null && one.guest === guest.me?.id ? [number] : [],
      );
      const ended = table.status !== 'playing';
      const through = seat === undefined ? (own[0] ?? null) : seat;
      const history = await get<History>(`${path}/history?seat=${through ?? -1}`);
      return { table, history, seat: through, eyes: ended ? table.seats.map((_, number) => number) : own };
    },
    record: () => getText(`${path}/record`),
  };
}

/** The server replays it and says what is wrong with it; only then is it read here. */
export function ofRecord(text: string): ReplaySource {
  return {
    async load(seat = null) {
      const replayed = await postText<Replayed>(`/api/replays?seat=${seat ?? -1}`, text);
      return {
        table: tableOf(replayed, readRecord(text)),
        history: replayed,
        seat,
        eyes: replayed.players.map((_, number) => number),
      };
    },
    record: () => Promise.resolve(text),
  };
}

/** The table at which a record was played, if the record names it. */
function tableOf(replayed: Replayed, record: GameRecord): TableShown {
  const { game, rules, options, players, result } = replayed;
  const seal = record.seal ?? null;
  return {
    id: seal?.table ?? '',
    title: '',
    game,
    rules,
    options,
    dice: seal ? 'sealed' : 'real',
    speed: 'watch',
    clock: 0,
    private: true,
    chat: false,
    hints: false,
    odds: false,
    lesson: null,
    host: '',
    status: result ? 'over' : 'abandoned',
    seats: players.map((name) => ({ kind: 'person', name, guest: null, bot: null })),
    seal: seal && { seal: seal.seal, secret: seal.secret, seats: seal.seats, wants: null, earlier: seal.earlier ?? [] },
    waiting: null,
    undo: [],
    abandon: [],
    result,
    closed: null,
    rematch: null,
    daily: null,
    duel: null,
  };
}
