import { afterEach, expect, test, vi } from 'vitest';
import { post } from '../../src/net/http';

afterEach(() => vi.unstubAllGlobals());

test('a device without the cookie has it before its first post', async () => {
  const asked: (string | undefined)[][] = [];
  const browser = { cookie: '' };
  vi.stubGlobal('document', browser);
  vi.stubGlobal(
    'fetch',
    async (path: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      asked.push([method, path, headers['X-CSRF-Token']]);
      await Promise.resolve();
      browser.cookie = 'zaria_csrf=k7m2';
      return new Response('{"id": "q4x9"}');
    },
  );
  expect(await post('/api/tables')).toEqual({ id: 'q4x9' });
  expect(asked).toEqual([
    ['GET', '/api/games', ''],
    ['POST', '/api/tables', 'k7m2'],
  ]);
});

test('the cookie that no other host can set goes before the plain one', async () => {
  const sent: (string | undefined)[] = [];
  vi.stubGlobal('document', { cookie: 'zaria_csrf=eve; __Host-zaria_csrf=own' });
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['X-CSRF-Token']);
    return Promise.resolve(new Response('{}'));
  });
  await post('/api/tables');
  expect(sent).toEqual(['own']);
});
