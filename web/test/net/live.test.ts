import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from '../../src/net/live';

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  close = vi.fn();
  send = vi.fn();

  constructor() {
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
}

const listener = { heard: vi.fn(), linked: vi.fn() };

beforeEach(() => {
  FakeSocket.made = [];
  listener.heard.mockClear();
  listener.linked.mockClear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, vi.fn());
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn(), visibilityState: 'visible' });
});

afterEach(() => vi.unstubAllGlobals());

function connected(): [Live, FakeSocket] {
  const live = new Live('k7m2q4x9r3tb', null, listener);
  return [live, FakeSocket.made[0]!];
}

test('whoever leaves before the connection is open closes it as soon as it is, and hears nothing', () => {
  const [live, socket] = connected();
  live.close();
  expect(socket.close).not.toHaveBeenCalled();
  socket.open();
  expect(socket.close).toHaveBeenCalledOnce();
  socket.onmessage?.({ data: '{"type": "pong", "version": 3}' });
  socket.onclose?.({ code: 1000 });
  expect(listener.heard).not.toHaveBeenCalled();
  expect(listener.linked).not.toHaveBeenCalled();
});

test('an open connection is closed at once', () => {
  const [live, socket] = connected();
  socket.open();
  live.close();
  expect(socket.close).toHaveBeenCalledOnce();
});

test('a new connection takes the place of one that is not open yet', () => {
  const [live, first] = connected();
  live.reconnect();
  expect(FakeSocket.made).toHaveLength(2);
  expect(first.close).not.toHaveBeenCalled();
  first.open();
  expect(first.close).toHaveBeenCalledOnce();
  live.close();
});

function hear(socket: FakeSocket, message: object): void {
  socket.onmessage?.({ data: JSON.stringify(message) });
}

function sent(socket: FakeSocket): unknown[] {
  return socket.send.mock.calls.map(([text]) => JSON.parse(String(text)) as unknown);
}

test('a command that was not answered is sent again under the same id once the connection is back', () => {
  vi.useFakeTimers();
  const [live, first] = connected();
  first.open();
  const answered = live.send({ do: 'start' });
  const lost = live.send({ do: 'roll', version: 2 });
  hear(first, { type: 'ack', id: answered, version: 2, table: null });
  first.onclose?.({ code: 1006 });
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  const second = FakeSocket.made[1]!;
  second.open();
  expect(sent(second)).toEqual([{ do: 'roll', version: 2, id: lost }]);
  live.close();
});

test('where an update is missing it asks for the table as a whole, and passes over what it has heard already', () => {
  const [live, socket] = connected();
  socket.open();
  hear(socket, { type: 'snapshot', version: 3, seat: 0 });
  listener.heard.mockClear();
  hear(socket, { type: 'update', from: 1, version: 2 });
  expect(sent(socket)).toEqual([]);
  hear(socket, { type: 'update', from: 4, version: 5 });
  expect(sent(socket)).toEqual([{ type: 'sync' }]);
  expect(listener.heard).not.toHaveBeenCalled();
  live.close();
});
