/** Reads the sources of the page, for tests about how they hang together. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../src', import.meta.url));

/** All sources, by their paths in `src`. */
export function sources(): Map<string, string> {
  const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' }).filter((path) =>
    /\.(ts|svelte|css|md)$/.test(path),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(ROOT, path), 'utf-8')]));
}

/** What a text loads as soon as it is loaded: not types, and not what is loaded later. */
export function loads(text: string): string[] {
  const statements = text.matchAll(/^\s*(?:import|export)\s+(type\s)?([^;'"]*?\sfrom\s+)?'([^']+)';/gm);
  return [...statements].flatMap(([, isType, names = '', from]) => (isType || isOnlyTypes(names) ? [] : [from!]));
}

/** Everything that a text imports, in whatever way: types, and what is loaded later, too. */
export function imports(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^']+)'/g)].map(([, from]) => from!);
}

/** `{ type A, type B } from` is left out by the compiler, too. */
function isOnlyTypes(names: string): boolean {
  const listed = /^\{([^}]*)\}\s+from\s+$/.exec(names)?.[1];
  return listed !== undefined && listed.split(',').every((name) => !name.trim() || name.trim().startsWith('type '));
}

/** The path in `src` that a relative import leads to; null for a package, or for what lies elsewhere. */
export function resolved(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const path = normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
  const found = ['', '.ts', '.svelte.ts', '/index.ts']
    .map((end) => path + end)
    .find((one) => /\.\w+$/.test(one) && existsSync(join(ROOT, one)));
  return found?.startsWith('..') ? null : (found ?? null);
}

/** What every source loads, by paths. */
export function importMap(): Map<string, string[]> {
  const found = [...sources()].filter(([path]) => !/\.(css|md)$/.test(path));
  return new Map(
    found.map(([path, text]) => [path, loads(text).flatMap((specifier) => resolved(path, specifier) ?? [])]),
  );
}
