/**
 * The Fluent texts, shared with Python, without those of the terminal: it alone knows commands and says rules by their
 * ids. They are loaded by language and part.
 */
import { localeOf, partOf, type Part } from './parts';

const files = import.meta.glob<string>(
  [
    '../../../src/zaria/i18n/**/*.ftl',
    '../../../src/zaria/*/words/**/*.ftl',
    '!../../../src/zaria/**/terminal/*.ftl',
    '!../../../src/zaria/**/push.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const PATHS = Object.keys(files);

export const LOCALES: readonly string[] = [...new Set(PATHS.map((path) => localeOf(path)!))].sort();

/** All parts that there are; `null` is the language itself. */
export const ALL_PARTS: readonly (Part | null)[] = [...new Set(PATHS.map(partOf))];

export function loadTexts(locale: string, part: Part | null): Promise<string[]> {
  const paths = PATHS.filter((path) => localeOf(path) === locale && partOf(path) === part);
  return Promise.all(paths.map((path) => files[path]!()));
}

export async function loadAllTexts(locale: string): Promise<string[]> {
  return (await Promise.all(ALL_PARTS.map((part) => loadTexts(locale, part)))).flat();
}
