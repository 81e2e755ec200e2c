import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { noticesOf, packageOf } from '../notices';

test('the package of a module is found', () => {
  expect(packageOf('/home/x/web/node_modules/@fluent/bundle/esm/bundle.js')).toBe('@fluent/bundle');
  expect(packageOf('/home/x/web/node_modules/svelte/src/index.js')).toBe('svelte');
  expect(packageOf('\0vite/preload-helper.js')).toBe('vite');
  expect(packageOf('/home/x/web/src/main.ts')).toBeNull();
});

test('every package in the built page is named, with its license', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const options = { root, logLevel: 'silent', build: { write: false, sourcemap: true, minify: false } } as const;
  const { output } = (await build(options)) as Rolldown.RolldownOutput;
  const sources = output.flatMap((file) => (file.type === 'chunk' ? (file.map?.sources ?? []) : []));
  const bundled = new Set(sources.map((source) => packageOf(`/${source}`)).filter((name) => name !== null));
  expect(bundled).toContain('svelte');
  expect(bundled).toContain('@fluent/bundle');
  const notices = output.find((file) => file.fileName === 'THIRD-PARTY-NOTICES.txt') as Rolldown.OutputAsset;
  for (const name of bundled) expect(notices.source).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
  expect(notices.source).toContain('Permission is hereby granted, free of charge');
  expect(notices.source).toContain('Version 2.0, January 2004');
}, 60_000); // it builds the whole page

test('a package of which nothing is known ends the build', () => {
  expect(() => noticesOf(['svelte', 'nothing-of-the-kind'])).toThrow();
});
