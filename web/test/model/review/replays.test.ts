import { expect, test, vi } from 'vitest';

let status = '';
const asked: string[] = [];
const seats = ['us', 'them', null].map((guest) => ({ guest }));
vi.mock('../../../src/net/http', () => ({
  get: (path: string) => {
    asked.push(path);
    return Promise.resolve({ document: { table: { seats, status } } });
  },
}));
vi.mock('../../../src/model/guest/guest.svelte', () => ({ guest: { me: { id: 'us' } } }));
const { ofTable } = await import('../../../src/model/review/replays');

test.each([
  ['playing', [0]],
  ['over', [0, 1, 2]],
  ['abandoned', [0, 1, 2]],
])('of a game that is %s these seats may be looked through: %j', async (now, eyes) => {
  status = now;
  expect(await ofTable('T').load()).toMatchObject({ seat: 0, eyes });
  expect(asked.at(-1)).toBe('/api/tables/T/history?seat=0');
});
