/* global VERSION, FILES, self, caches, clients, fetch, registration, navigator */
/*
 * Keeps the files of the page, so that it opens without the network, and shows notifications.
 *
 * The page itself always comes from the server if that answers, so an update is seen at once. All other files have a
 * hash of their content in the name: what is kept under a name is right for ever. Before this text stand VERSION and
 * FILES.
 */

const OURS = 'zaria-';
const KEPT = OURS + VERSION;
const WORDS = /^\/assets\/words-(\w+)-/; // files of one language: only those used here are kept

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(inTurn(() => keepWords([event.data.locale]))));
self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate' && address.pathname === '/') event.respondWith(fromServer(event.request));
  else if (FILES.includes(address.pathname) && address.pathname !== '/')
    event.respondWith(fromHere(event.request, address.pathname));
});
self.addEventListener('push', (event) => event.waitUntil(told(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.table));
});

async function keepAll() {
  const earlier = await Promise.all((await ownCaches()).map(async (name) => (await caches.open(name)).keys()));
  const locales = earlier.flat().map(({ url }) => WORDS.exec(new URL(url).pathname)?.[1]);
  const kept = await caches.open(KEPT);
  await kept.addAll(FILES.filter((file) => !WORDS.test(file)).map((file) => new Request(file, { cache: 'no-cache' })));
  await keepWords(new Set(locales.filter(Boolean)));
}

async function keepWords(locales) {
  const kept = await caches.open(KEPT);
  for (const locale of locales) {
    const wanted = FILES.filter((file) => WORDS.exec(file)?.[1] === locale);
    const missing = await Promise.all(wanted.map(async (file) => ((await kept.match(file)) ? null : file)));
    await kept.addAll(missing.filter(Boolean));
  }
}

let lastWork = Promise.resolve();

/** One at a time: storing a file again loses it if the network fails meanwhile. */
function inTurn(work) {
  lastWork = lastWork.catch(() => undefined).then(work);
  return lastWork;
}

async function ownCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

/** All pages of the previous version are closed: its files are no longer needed. */
async function takeOver() {
  await Promise.all((await ownCaches()).map((name) => (name === KEPT ? null : caches.delete(name))));
  await clients.claim();
}

async function fromServer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match('/');
    if (!kept) throw error;
    return kept;
  }
}

async function fromHere(request, file) {
  return (await (await caches.open(KEPT)).match(file)) ?? fetch(request);
}

/** Not while somebody is looking at the table. */
async function told({ title, body, table }) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((one) => one.visibilityState === 'visible' && isAt(one, table))) return;
  await registration.showNotification(title, {
    body,
    tag: table,
    data: { table },
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
  });
  await navigator.setAppBadge?.().catch(() => undefined);
}

function isAt(window, table) {
  return new URL(window.url).hash === `#table=${table}`;
}

async function open(table) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => isAt(one, table));
  return there ? there.focus() : clients.openWindow(`/#table=${table}`);
}
