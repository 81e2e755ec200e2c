import { expect, test } from 'vitest';
import { importMap, imports, loads, resolved, sources } from './sources';

/** What each of them imports. */
type Graph = Map<string, string[]>;

/** A shortest way from one back to itself; null if there is none. */
function circleFrom(start: string, graph: Graph): string[] | null {
  const ways = [[start]];
  const met = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)!) ?? []) {
      if (next === start) return [...way, next];
      if (!met.has(next)) ways.push([...way, next]);
      met.add(next);
    }
  }
  return null;
}

/** The folder of a game; null for what all games share. */
function folderOf(path: string): string | null {
  return /^games\/([^/]+)\//.exec(path)?.[1] ?? null;
}

const PLAIN = 'plain'; // the board for games without a folder
const FOLDERS = [...new Set([...sources().keys()].flatMap((path) => folderOf(path) ?? []))].filter(
  (name) => name !== PLAIN,
);

/** The rooms in the order of `src/README.md`: each may import from those before it. */
const ROOMS = [
  ...sources()
    .get('README.md')!
    .matchAll(/^- `(\w+)`/gm),
].map(([, room]) => room!);
const MOST = 15; // files and folders in a folder
const LONGER = ['games/vegas/board/tiles']; // a file for each tile

/** All folders, with the names of what lies in them. */
function foldersOf(paths: Iterable<string>): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const names = path.split('/');
    names.forEach((name, depth) => {
      const folder = names.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
    });
  }
  return folders;
}

/** For each folder: what lies in it imports each other in a circle. Files of one folder may; their folders may not. */
function circlesOf(edges: [string, string][]): string[] {
  return [...foldersOf(edges.flat())].flatMap(([folder, names]) => {
    const start = folder ? `${folder}/` : '';
    const graph: Graph = new Map();
    for (const edge of edges.filter((pair) => pair.every((path) => path.startsWith(start)))) {
      const [from, to] = edge.map((path) => path.slice(start.length).split('/')[0]!) as [string, string];
      if (from !== to) graph.set(from, [...(graph.get(from) ?? []), to]);
    }
    const folders = [...names].filter((name) => !name.includes('.'));
    const circle = folders.flatMap((name) => circleFrom(name, graph)?.join(' → ') ?? [])[0];
    return circle ? [`${folder || 'src'}: ${circle}`] : [];
  });
}

const EDGES = [...sources()].flatMap(([path, text]) =>
  imports(text).flatMap((specifier): [string, string][] => {
    const to = resolved(path, specifier);
    return to && to !== path ? [[path, to]] : [];
  }),
);

test('every room has its sentence, and there is no other', () => {
  const described = [
    ...sources()
      .get('README.md')!
      .matchAll(/^ *- `([\w/]+)`: \S/gm),
  ].map(([, room]) => room!);
  const folders = [...foldersOf(sources().keys()).keys()].filter(Boolean);
  expect(folders.filter((folder) => !folder.includes('/')).sort()).toEqual([...ROOMS].sort());
  expect(described.filter((room) => !folders.includes(room))).toEqual([]);
  const inRooms = folders.filter((folder) => /^(model|ui|table)\/\w+$/.test(folder));
  expect(inRooms.filter((folder) => !described.includes(folder))).toEqual([]);
});

test('a room imports only from the rooms before it, types included', () => {
  const order = (path: string): number => (path.includes('/') ? ROOMS.indexOf(path.split('/')[0]!) : ROOMS.length);
  expect(EDGES.length).toBeGreaterThan(1000);
  expect(EDGES.filter(([from, to]) => order(to) > order(from)).map((edge) => edge.join(' → '))).toEqual([]);
});

test('a circle of folders would be found', () => {
  expect(
    circlesOf([
      ['a/x.ts', 'b/y.ts'],
      ['b/z.ts', 'a/w.ts'],
    ]),
  ).toEqual(['src: a → b → a']);
  expect(
    circlesOf([
      ['a/b/x.ts', 'a/y.ts'],
      ['a/y.ts', 'a/b/z.ts'],
    ]),
  ).toEqual(['a: b → y.ts → b']);
  expect(
    circlesOf([
      ['a/x.ts', 'y.ts'],
      ['y.ts', 'z.ts'],
      ['z.ts', 'a/x.ts'],
    ]),
  ).toEqual(['src: a → y.ts → z.ts → a']);
  expect(
    circlesOf([
      ['a/x.ts', 'a/y.ts'],
      ['a/y.ts', 'a/x.ts'],
    ]),
  ).toEqual([]);
});

test('no folder imports itself by way of others, types included', () => {
  expect(circlesOf(EDGES)).toEqual([]);
});

test('no folder is crowded', () => {
  const crowded = [...foldersOf(sources().keys())].filter(([, names]) => names.size > MOST);
  expect(crowded.map(([folder]) => folder)).toEqual(LONGER);
});

test('what is loaded later and what is only a type are no imports', () => {
  expect(
    loads("import type { A } from './a';\nimport { type B, type C } from './b';\nexport type { D } from './d';"),
  ).toEqual([]);
  expect(loads("const later = () => import('./later');")).toEqual([]);
  expect(
    loads(
      "import './a.css';\nimport B, { type C } from './b';\nexport { d } from './d';\nimport {\n  e,\n} from './e';",
    ),
  ).toEqual(['./a.css', './b', './d', './e']);
});

test('all imports are found', () => {
  const map = importMap();
  expect(resolved('games/registry.ts', './game')).toBe('games/game.ts');
  expect(resolved('App.svelte', './model/guest/guest.svelte')).toBe('model/guest/guest.svelte.ts');
  expect(resolved('main.ts', 'svelte')).toBeNull();
  expect(map.get('main.ts')).toEqual(['games/registry.ts', 'App.svelte', 'app.css', 'device/offline.ts']);
  const lost = [...sources()].flatMap(([path, text]) =>
    loads(text)
      .filter((specifier) => specifier.startsWith('.') && !specifier.endsWith('.json') && !resolved(path, specifier))
      .map((specifier) => `${path}: ${specifier}`),
  );
  expect(lost).toEqual([]);
});

test('a circle of sources would be found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ]);
  expect(circleFrom('b', graph)).toEqual(['b', 'd', 'b']);
  expect(circleFrom('a', graph)).toBeNull();
});

test('no source imports itself, whatever the way', () => {
  const graph = importMap();
  expect([...graph.keys()].flatMap((path) => circleFrom(path, graph)?.join(' → ') ?? [])).toEqual([]);
});

test('only the registry and its own folder name a game', () => {
  expect(FOLDERS.length).toBeGreaterThan(1);
  const named = [...sources()].flatMap(([path, text]) => {
    const others = FOLDERS.filter((name) => name !== folderOf(path));
    return path === 'games/registry.ts'
      ? []
      : others.filter((name) => new RegExp(name, 'i').test(path + text)).map((name) => `${path}: ${name}`);
  });
  expect(named).toEqual([]);
});

test('nobody takes the words of the engine apart: choices have verbs and targets', () => {
  const APART = /\b(word|question)\.(split|slice|replace|match|startsWith|endsWith|includes|indexOf)|['"`]question-/;
  expect([...sources()].filter(([, text]) => APART.test(text)).map(([path]) => path)).toEqual([]);
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
    [...text.matchAll(/(--[\w-]+):\s*([^;}]+)/g)]
      .filter(([, name, value]) => colours.has(name) && isLength(value!))
      .map(([found]) => `${path}: ${found}`),
  );
  expect(colours).toContain('--card');
  expect(misused).toEqual([]);
});
