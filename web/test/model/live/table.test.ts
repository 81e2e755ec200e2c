import { beforeEach, expect, test, vi } from 'vitest';
import { stubAnimations } from '../../time';

stubAnimations();

/** A connection on which nothing is heard but what a test says. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onclose = (_: { code: number }): void => undefined;
  onmessage = (_: { data: string }): void => undefined;

  constructor(readonly address: string) {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    return;
  }

  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  get watched(): unknown[] {
    return this.sent.filter((message) => message['type'] === 'watch').map((message) => message['seat']);
  }
}

vi.stubGlobal('WebSocket', Socket);
vi.stubGlobal('location', { origin: 'http://here', hash: '' });
vi.stubGlobal('history', { state: null });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
vi.stubGlobal('document', {
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  visibilityState: 'visible',
  timeline: null,
});
vi.mock('../../../src/catalogue/games', () => ({ gameOf: () => ({ events: { scenes: ['scored'] } }) }));
vi.mock('../../../src/device/settings.svelte', () => ({
  settings: { reducedMotion: false, sound: false, speed: 'calm' },
}));
vi.mock('../../../src/model/guest/guest.svelte', () => ({ guest: { me: { id: 'us', name: 'Ann' } } }));
let history: object | null = null;
const posted: unknown[][] = [];
const post = (...request: unknown[]): Promise<void> => Promise.resolve(void posted.push(request));
vi.mock('../../../src/net/http', () => ({
  get: () => Promise.resolve(history),
  post: (...request: unknown[]) => post(...request),
  Refusal: Error,
}));
vi.mock('../../../src/words/language.svelte', () => ({ need: () => Promise.resolve(), say: (key: string) => key }));
vi.mock('../../../src/words/speech', () => ({ tellEvent: () => '', tellRefusal: () => '' }));
const { TableModel } = await import('../../../src/model/live/table.svelte');

// Two people at this device, and a bot.
const table = {
  id: 'T',
  status: 'playing',
  dice: 'sealed',
  seal: null,
  undo: [],
  seats: ['us', 'us', null].map((guest) => ({ guest })),
};
let model: InstanceType<typeof TableModel>;
let socket: Socket;

/** Everything that can happen without time has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
}

async function snapshot(version: number, seat: number | null, actor: number): Promise<void> {
  const document = { table, view: { game: 'miner', actor } };
  socket.hear({ type: 'snapshot', version, seat, document, question: null, chat: [] });
  await settled();
}

async function update(version: number, actor: number, ...kinds: string[]): Promise<void> {
  const patch = [{ op: 'replace', path: '/view/actor', value: actor }];
  socket.hear({
    type: 'update',
    from: version - 1,
    version,
    events: (kinds.length > 0 ? kinds : ['took']).map((kind) => ({ kind, arguments: {} })),
    patch,
    question: null,
  });
  await settled();
}

beforeEach(async () => {
  history = null;
  model = new TableModel('T');
  model.playback.use({
    perform: ({ events }, clock) => (events[0]!.kind === 'scored' ? clock.press(null) : Promise.resolve()),
  });
  socket = Socket.last;
  await snapshot(1, 0, 0);
});

test('whoever acts at this device looks through their own eyes, and nobody while others act', async () => {
  await update(2, 2);
  expect(socket.watched).toEqual([-1]);
  await snapshot(2, null, 2);
  await update(3, 1);
  expect([socket.watched, model.document.seat]).toEqual([[-1, 1], null]);
  await snapshot(3, 1, 1);
  expect([socket.watched, model.document.seat]).toEqual([[-1, 1], 1]);
});

test('a scoring is shown to its end, however fast the bots are and whoever looks', async () => {
  await update(2, 2); // so the table is asked for through nobody's eyes, and meanwhile the bot ends the round
  await update(3, 0, 'scored');
  expect(model.playback.events[0]?.kind).toBe('scored');
  await snapshot(3, null, 0);
  expect(model.playback.events[0]?.kind).toBe('scored');
  model.playback.endScene();
  await settled();
  expect([model.playback.isBusy, model.document.seat, socket.watched]).toEqual([false, null, [-1, 0]]);
  await snapshot(3, 0, 0);
  expect([model.document.seat, socket.watched]).toEqual([0, [-1, 0]]);
});

test('a connection lost while the eyes change comes back with all that is seen through the new ones', async () => {
  vi.useFakeTimers();
  await update(2, 2);
  socket.onclose({ code: 1006 });
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  expect(Socket.last.address).toBe('ws://here/api/tables/T/live?seat=-1');
});

test('what was told of the table stays in the log when its eyes change', async () => {
  const step = (number: number): object => ({ number, events: [{ kind: 'took', arguments: {} }], patch: [] });
  await update(2, 0);
  await update(3, 0, 'table-late');
  await update(4, 2);
  await update(5, 2, 'table-late');
  history = { version: 5, start: {}, steps: [step(1), step(2)] };
  await snapshot(5, null, 2);
  await update(6, 2, 'table-late'); // comes before the history does, and is not in it
  await vi.waitFor(() => expect(model.history.start).toEqual({}));
  expect(model.history.lines.map((line) => line.event.kind)).toEqual([
    'took',
    'table-late',
    'took',
    'table-late',
    'table-late',
  ]);
  expect(model.history.lines.map((line) => line.step)).toEqual([0, undefined, 1, undefined, undefined]);
});

test('whoever looks back is at the present again when a move was taken back', async () => {
  const step = { events: [{ kind: 'took', arguments: {} }], patch: [] };
  await update(2, 0);
  await update(3, 0);
  model.history.lookBack(0);
  expect(model.history.at).toBe(0);
  history = { version: 4, start: {}, steps: [step] };
  await update(4, 0, 'table-undone');
  expect(model.history.steps).toHaveLength(1);
  expect(model.history.at).toBeNull();
});

test('that the dice stay the same is said until the next move', async () => {
  const step = { events: [{ kind: 'took', arguments: {} }], patch: [] };
  history = { version: 2, start: {}, steps: [step] };
  await update(2, 0, 'table-undone', 'table-same-dice');
  expect(model.isSameDice).toBe(true);
  await update(3, 0);
  expect(model.isSameDice).toBe(false);
  await update(4, 0, 'table-undone', 'table-same-dice');
  await snapshot(5, 0, 0); // what happened meanwhile was not heard one by one
  expect(model.isSameDice).toBe(false);
});

test('the next game against bots starts at once, and people are waited for', async () => {
  const again = async (guests: (string | null)[], next: string): Promise<unknown[]> => {
    const seats = guests.map((guest) => ({ guest, kind: guest ? 'person' : 'bot' }));
    socket.hear({
      type: 'snapshot',
      version: 2,
      seat: 0,
      document: { table: { ...table, seats }, view: null },
      question: null,
      chat: [],
    });
    await settled();
    socket.hear({ type: 'ack', id: 'x', version: 3, table: next });
    await settled();
    return [location.hash, posted.map(([path]) => path)];
  };
  expect(await again(['us', 'them', null], 'WAITS')).toEqual(['#table=WAITS', []]);
  expect(await again(['us', null, null], 'NEXT')).toEqual(['#table=NEXT', ['/api/tables/NEXT/commands']]);
});
