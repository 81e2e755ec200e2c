/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { notices } from './notices.ts';

const server = process.env['ZARIA_SERVER'] ?? 'http://127.0.0.1:8420';

/** All words of one language are one chunk. */
function wordsOf(module: string): string | null {
  const locale = /\/(?:i18n|words)\/(\w+)\/[^/]+\.ftl/.exec(module);
  return locale ? `words-${locale[1]}` : null;
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), notices()],
  build: {
    outDir: '../src/zaria/server/page',
    emptyOutDir: true, // outside this folder it is not emptied by default, and old files would be served
    target: 'es2022',
    assetsInlineLimit: 0, // the page may not load data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: wordsOf, debugName: 'words' }] } },
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
