import { beforeEach, expect, test, vi } from 'vitest';
import { addToDice } from '../../../src/model/live/sealing';
import type { Command, TableShown } from '../../../src/net/messages';
import { remembered } from '../../../src/verify/own';
import { hashOf } from '../../../src/verify/seal';

const ONE = '11'.repeat(32);
const TWO = '22'.repeat(32);
let number = 0;
let id = '';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  id = `table${number++}`;
});

type Seal = NonNullable<TableShown['seal']>;

/** What this device sends for seat 0 when the table shows this seal. */
function sent(seal: Partial<Seal>): Command[] {
  const commands: Command[] = [];
  const shown = { seal: ONE, secret: null, seats: [], wants: null, earlier: [], ...seal };
  addToDice({ id, seal: shown } as unknown as TableShown, [0], (command) => commands.push(command));
  return commands;
}

function promised(seal: Partial<Seal>): string {
  const [command] = sent({ wants: 'hashes', ...seal });
  if (command?.do !== 'hash') throw new Error('no hash was sent');
  return command.hash;
}

test('a device promises, shows, and remembers everything', () => {
  const hash = promised({});
  const [shown] = sent({ wants: 'bytes', seats: [[0, hash, null], [1, TWO, null]] }); // prettier-ignore
  expect(shown?.do === 'bytes' && hashOf(shown.bytes)).toBe(hash);
  expect(remembered(id)).toMatchObject({ seals: [ONE], promises: [[ONE, 0, hash], [ONE, 1, TWO]] }); // prettier-ignore
  expect(hashOf(remembered(id).added(ONE, 0)!)).toBe(hash);
});

test('for a new seal it adds something new, whatever the server says of earlier ones', () => {
  const first = promised({});
  const second = promised({ seal: TWO });
  expect(second).not.toBe(first);
  expect(remembered(id).seals).toEqual([ONE, TWO]);
  expect(hashOf(remembered(id).added(ONE, 0)!)).toBe(first);
  expect(hashOf(remembered(id).added(TWO, 0)!)).toBe(second);
});

test('without storage it still keeps its promise, and makes a new one for a new seal', () => {
  vi.stubGlobal('localStorage', undefined);
  const hash = promised({});
  const [shown] = sent({ wants: 'bytes', seats: [[0, hash, null]] });
  expect(shown?.do === 'bytes' && hashOf(shown.bytes)).toBe(hash);
  expect(promised({ seal: TWO })).not.toBe(hash);
});

test('after two promises that were not kept it promises nothing', () => {
  const broken: Seal['earlier'][number] = { seal: ONE, secret: ONE, seats: [[0, ONE, null]] };
  expect(sent({ seal: TWO, wants: 'hashes', earlier: [broken, broken] })).toEqual([]);
});
