import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, '../src/service-worker.js'), 'utf8');
const SITE = 'https://dice.example.org';
const FILES = ['/', '/assets/page-1.js', '/assets/words-en-1.js', '/assets/words-de-1.js'];

interface Window {
  url: string;
  visibilityState: string;
  focus?: () => void;
}

type Answer = Promise<unknown> | undefined;

/** A browser around the service worker, as far as it needs one. */
class Browser {
  windows: Window[] = [];
  shown: [string, { tag: string; body: string }][] = [];
  opened: string[] = [];
  stores = new Map<string, Map<string, string>>();
  added: string[] = [];
  isOffline = false;
  private readonly handlers: Record<string, (event: unknown) => void> = {};

  start(version: string): void {
    const open = async (name: string): Promise<object> => {
      const store = this.stores.get(name) ?? new Map<string, string>();
      this.stores.set(name, store);
      return {
        keys: async () => [...store.keys()].map((file) => ({ url: SITE + file })),
        match: async (file: string) => store.get(file),
        addAll: async (files: (string | { url: string })[]) => {
          const paths = files.map((file) => (typeof file === 'string' ? file : file.url));
          this.added.push(...paths);
          await Promise.resolve(); // they are fetched
          for (const path of paths) store.set(path, `kept by ${version}`);
        },
      };
    };
    const given = {
      VERSION: version,
      FILES,
      self: {
        location: { origin: SITE },
        addEventListener: (kind: string, handler: (event: unknown) => void) => (this.handlers[kind] = handler),
      },
      caches: {
        open,
        keys: async () => [...this.stores.keys()],
        delete: async (name: string) => this.stores.delete(name),
      },
      clients: {
        matchAll: async () => this.windows,
        claim: async () => undefined,
        openWindow: async (url: string) => this.opened.push(url),
      },
      registration: {
        showNotification: async (title: string, more: { tag: string; body: string }) => this.shown.push([title, more]),
      },
      navigator: {},
      Request: class {
        constructor(readonly url: string) {}
      },
      fetch: async ({ url }: { url: string }) => {
        if (this.isOffline) throw new TypeError('no network');
        return `from the server: ${url}`;
      },
    };
    new Function(...Object.keys(given), SOURCE)(...Object.values(given));
  }

  async happens(kind: string, about: object = {}): Promise<unknown> {
    let answer: Answer;
    const event = {
      ...about,
      waitUntil: (work: Answer) => (answer = work),
      respondWith: (work: Answer) => (answer = work),
    };
    this.handlers[kind]!(event);
    return await answer;
  }

  get(path: string, mode = 'no-cors'): Promise<unknown> {
    return this.happens('fetch', { request: { url: SITE + path, method: 'GET', mode } });
  }

  told(table: string): Promise<unknown> {
    return this.happens('push', { data: { json: () => ({ title: 'Your turn', body: 'At the table: Bob', table }) } });
  }
}

let browser: Browser;
beforeEach(async () => {
  browser = new Browser();
  browser.start('1');
  await browser.happens('install');
  await browser.happens('activate');
});

test('it keeps the files of the page, and the words of the languages that are read here', async () => {
  expect([...browser.stores.get('zaria-1')!.keys()]).toEqual(['/', '/assets/page-1.js']);
  await browser.happens('message', { data: { locale: 'de' } });
  expect([...browser.stores.get('zaria-1')!.keys()]).toContain('/assets/words-de-1.js');
});

test('two pages that ask for the same words have them kept once', async () => {
  await Promise.all([1, 2].map(() => browser.happens('message', { data: { locale: 'de' } })));
  expect(browser.added.filter((file) => file === '/assets/words-de-1.js')).toHaveLength(1);
});

test('the page comes from the server, or without the network from here', async () => {
  expect(await browser.get('/', 'navigate')).toBe(`from the server: ${SITE}/`);
  browser.isOffline = true;
  expect(await browser.get('/', 'navigate')).toBe('kept by 1');
});

test('a file with a hash in its name comes from here, a newer one and everything else from the server', async () => {
  expect(await browser.get('/assets/page-1.js')).toBe('kept by 1');
  expect(await browser.get('/assets/page-2.js')).toBeUndefined(); // left to the browser
  expect(await browser.get('/api/me')).toBeUndefined();
});

test('a newer version keeps the same languages, and forgets the older files when it takes over', async () => {
  await browser.happens('message', { data: { locale: 'de' } });
  browser.start('2');
  await browser.happens('install');
  expect([...browser.stores.keys()]).toEqual(['zaria-1', 'zaria-2']);
  expect([...browser.stores.get('zaria-2')!.keys()]).toContain('/assets/words-de-1.js');
  await browser.happens('activate');
  expect([...browser.stores.keys()]).toEqual(['zaria-2']);
});

test('a notification is shown, unless the table lies before ones eyes', async () => {
  browser.windows = [{ url: `${SITE}/#table=there`, visibilityState: 'visible' }];
  await browser.told('there');
  expect(browser.shown).toEqual([]);
  await browser.told('elsewhere');
  expect(browser.shown.map(([title, { tag, body }]) => [title, tag, body])).toEqual([
    ['Your turn', 'elsewhere', 'At the table: Bob'],
  ]);
});

test('pressing it opens the table, or the tab that has it', async () => {
  const press = (table: string): Promise<unknown> =>
    browser.happens('notificationclick', { notification: { close: () => undefined, data: { table } } });
  await press('there');
  expect(browser.opened).toEqual(['/#table=there']);
  const focus = vi.fn();
  browser.windows = [{ url: `${SITE}/#table=there`, visibilityState: 'hidden', focus }];
  await press('there');
  expect(focus).toHaveBeenCalledOnce();
});
