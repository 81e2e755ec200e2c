/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { notices } from './notices.ts';
import { offline } from './offline.ts';
import { localeOf, partOf } from './src/words/parts.ts';

const server = process.env['ZARIA_SERVER'] ?? 'http://127.0.0.1:8420';

/**
 * The words of one language and one part are one chunk, and so is everything that every page loads: few files compress
 * better than many.
 */
function chunkOf(module: string, graph: Graph): string | null {
  const locale = localeOf(module);
  if (locale) return ['words', locale, partOf(module)?.replace(':', '-')].filter(Boolean).join('-');
  return isAlwaysLoaded(module, graph) ? 'page' : null;
}

interface Graph {
  getModuleInfo(module: string): { isEntry: boolean; importers: string[] } | null;
}

const always = new Map<string, boolean>();

/** Does a way of static imports lead from the entry to the module? */
function isAlwaysLoaded(module: string, graph: Graph): boolean {
  const known = always.get(module);
  if (known !== undefined) return known;
  always.set(module, false); // while its importers are asked, which may import each other
  const info = graph.getModuleInfo(module);
  const found = info !== null && (info.isEntry || info.importers.some((importer) => isAlwaysLoaded(importer, graph)));
  always.set(module, found);
  return found;
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), notices(), offline()],
  build: {
    outDir: '../src/zaria/server/page',
    emptyOutDir: true, // outside this folder it is not emptied by default, and old files would be served
    target: 'es2022',
    assetsInlineLimit: 0, // the page may not load data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'words and page' }] } },
      checks: { pluginTimings: false }, // no warnings about a slow machine
    },
  },
  server: {
    fs: { allow: ['..'] }, // the words are in the Python package
    proxy: {
      // The server takes requests of its own origin only.
      '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
  test: { include: ['test/**/*.test.ts'] },
});
