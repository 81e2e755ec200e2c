import { expect, test } from 'vitest';
import { importMap, loads, resolved, sources } from './sources';

/** A way from a source back to itself; null if there is none. */
function cycleIn(map: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  function search(path: string, way: string[]): string[] | null {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const next of map.get(path) ?? []) {
      const found = search(next, [...way, path]);
      if (found) return found;
    }
    done.add(path);
    return null;
  }
  for (const path of map.keys()) {
    const found = search(path, []);
    if (found) return found;
  }
  return null;
}

/** The folder of a game; null for what all games share. */
function folderOf(path: string): string | null {
  return /^games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

const PLAIN = 'plain'; // the board for games without a folder
const FOLDERS = [...new Set([...sources().keys()].flatMap((path) => folderOf(path) ?? []))].filter((name) => name !== PLAIN);
const MADE = 'net/api.d.ts'; // made of what the server says of all games

test('what is loaded later and what is only a type are no imports', () => {
  expect(loads("import type { A } from './a';\nimport { type B, type C } from './b';\nexport type { D } from './d';")).toEqual([]);
  expect(loads("const later = () => import('./later');")).toEqual([]);
  expect(loads("import './a.css';\nimport B, { type C } from './b';\nexport { d } from './d';\nimport {\n  e,\n} from './e';")).toEqual([
    './a.css',
    './b',
    './d',
    './e',
  ]);
});

test('all imports are found', () => {
  const map = importMap();
  expect(resolved('games/registry.ts', './game')).toBe('games/game.ts');
  expect(resolved('App.svelte', './model/guest.svelte')).toBe('model/guest.svelte.ts');
  expect(resolved('main.ts', 'svelte')).toBeNull();
  expect(map.get('main.ts')).toEqual(['App.svelte', 'app.css', 'model/offline.ts']);
  const lost = [...sources()].flatMap(([path, text]) =>
    loads(text)
      .filter((specifier) => specifier.startsWith('.') && !specifier.endsWith('.json') && !resolved(path, specifier))
      .map((specifier) => `${path}: ${specifier}`),
  );
  expect(lost).toEqual([]);
});

test('a cycle would be found', () => {
  const map = new Map([['a', ['b']], ['b', ['c', 'd']], ['c', []], ['d', ['b']]]);
  expect(cycleIn(map)).toEqual(['b', 'd', 'b']);
});

test('no source imports itself, whatever the way', () => {
  expect(cycleIn(importMap())).toBeNull();
});

test('only the registry and its own folder name a game', () => {
  expect(FOLDERS.length).toBeGreaterThan(1);
  const named = [...sources()].flatMap(([path, text]) => {
    const others = FOLDERS.filter((name) => name !== folderOf(path));
    const allowed = path === 'games/registry.ts' || path === MADE;
    return allowed ? [] : others.filter((name) => new RegExp(name, 'i').test(path + text)).map((name) => `${path}: ${name}`);
  });
  expect(named).toEqual([]);
});

test('nobody takes the words of the engine apart: choices have verbs and targets', () => {
  const APART = /\b(word|question)\.(split|slice|replace|match|startsWith|endsWith|includes|indexOf)|['"`]question-/;
  expect([...sources()].filter(([path, text]) => path !== MADE && APART.test(text)).map(([path]) => path)).toEqual([]);
});

test('the registry has one entry for each folder', () => {
  const text = sources().get('games/registry.ts')!;
  for (const name of FOLDERS) expect([...text.matchAll(new RegExp(`from './${name}/`, 'g'))]).toHaveLength(1);
});

test('a folder of a game is entered by its page alone', () => {
  const entered = [...importMap()].flatMap(([path, imported]) =>
    imported.filter((one) => folderOf(one) && folderOf(one) !== folderOf(path)).map((one) => `${path}: ${one}`),
  );
  expect(entered).toEqual([...FOLDERS, PLAIN].sort().map((name) => `games/registry.ts: games/${name}/page.ts`));
});

test('no game uses the name of a colour of the page for a length: dialogs and help would lose their background', () => {
  const all = sources();
  const colours = new Set([...all.get('app.css')!.matchAll(/(--[\w-]+):\s*(?:light-dark|#)/g)].map(([, name]) => name));
  const isLength = (value: string): boolean => /\b[\d.]+(px|em|rem|cqw|cqh|vw|vh)\b/.test(value);
  const misused = [...all].flatMap(([path, text]) =>
    [...text.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].filter(([, name, value]) => colours.has(name) && isLength(value!)).map(([found]) => `${path}: ${found}`),
  );
  expect(colours).toContain('--card');
  expect(misused).toEqual([]);
});
