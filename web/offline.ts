/**
 * Writes service-worker.js: the file of that name in src, with the list of all files of the page and a version made of
 * them.
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';
const NOT_KEPT = /\.txt$/;
/** What Vite copies as it is. */
const COPIED = ['manifest.webmanifest', 'icons/192.png', 'icons/512.png'];

export function offline(): Plugin {
  return {
    name: 'offline',
    enforce: 'post', // when index.html is written
    generateBundle(_, bundle) {
      const worker = readFileSync(join(import.meta.dirname, 'src', WORKER), 'utf8');
      const names = Object.keys(bundle).filter((name) => name !== 'index.html' && !NOT_KEPT.test(name));
      const page = bundle['index.html'];
      const version = createHash('sha256')
        .update(worker)
        .update(names.sort().join())
        .update(page?.type === 'asset' ? page.source : '');
      const constants = {
        VERSION: version.digest('hex').slice(0, 16),
        FILES: ['/', ...[...names, ...COPIED].map((name) => `/${name}`)],
      };
      const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      this.emitFile({ type: 'asset', fileName: WORKER, source: lines.join('') + worker });
    },
  };
}
