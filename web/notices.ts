/** Writes THIRD-PARTY-NOTICES.txt: the licenses of all packages that are bundled into the page. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGES = join(import.meta.dirname, 'node_modules');
const RULE = '='.repeat(80);
/** Where the text of a license stands, for packages that only name it. */
const TEXTS: Record<string, string> = { 'Apache-2.0': 'typescript/LICENSE.txt' };

/** The package that a module comes from; null for our own. */
export function packageOf(module: string): string | null {
  const found = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? /^\0(vite|rolldown)\//.exec(module);
  return found?.[1] ?? null;
}

export function noticesOf(names: Iterable<string>): string {
  const parts = [...new Set(names)].sort().map(noticeOf);
  return ['The page contains parts of these packages.', ...parts].join(`\n\n${RULE}\n`) + '\n';
}

function noticeOf(name: string): string {
  const folder = join(PACKAGES, name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const author = about.author?.name ?? about.author;
  const lines = [`${name} ${about.version}`, author && `by ${author}`, about.homepage, `License: ${about.license}`];
  return [...lines.filter(Boolean), '', licenseText(folder, about.license)].join('\n');
}

function licenseText(folder: string, license: string): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  const path = own ? join(folder, own) : join(PACKAGES, TEXTS[license] ?? `no text of the license ${license}`);
  // A bundler's own license is followed by those of what it bundles, and the page has none of that.
  return readFileSync(path, 'utf8')
    .split(/^# Licenses of bundled dependencies/m)[0]!
    .trim();
}

export function notices(): Plugin {
  return {
    name: 'third-party-notices',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const names = modules.map(packageOf).filter((name) => name !== null);
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source: noticesOf(names) });
    },
  };
}
