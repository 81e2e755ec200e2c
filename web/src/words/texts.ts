/** The Fluent texts, shared with Python. Those of a language are loaded together when it is first used. */

const files = import.meta.glob<string>(
  ['../../../src/zaria/i18n/*/*.ftl', '../../../src/zaria/*/words/*/*.ftl', '!**/cli*.ftl', '!**/join.ftl'],
  { query: '?raw', import: 'default' },
);

function localeOf(path: string): string {
  return path.split('/').at(-2)!;
}

export const LOCALES: readonly string[] = [...new Set(Object.keys(files).map(localeOf))].sort();

export function loadTexts(locale: string): Promise<string[]> {
  const loaders = Object.entries(files).filter(([path]) => localeOf(path) === locale);
  return Promise.all(loaders.map(([, load]) => load()));
}
