import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LOCALES, loadAllTexts } from '../../src/words/texts';

/** A bundle of all messages, their keys with those of their attributes, and the names of all variables. */
async function read(locale: string): Promise<{ bundle: FluentBundle; keys: string[]; names: string[] }> {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const keys: string[] = [];
  const names = new Set<string>();
  for (const text of await loadAllTexts(locale)) {
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    let message = '';
    for (const [, key, attribute] of text.matchAll(/^(?:([a-zA-Z][\w-]*) =|    \.([a-z]\w*) =)/gm)) {
      message = key ?? message;
      keys.push(attribute ? `${message}.${attribute}` : message);
    }
    for (const [, name] of text.matchAll(/\$(\w+)/g)) names.add(name!);
  }
  return { bundle, keys, names: [...names] };
}

test.each(LOCALES)('every message of %s is read and told by the page, too', async (locale) => {
  const { bundle, keys, names } = await read(locale);
  expect(keys.length).toBeGreaterThan(700);
  for (const value of [0, 1, 2, 'big']) {
    const values = Object.fromEntries(names.map((name) => [name, value]));
    for (const key of keys) {
      const [name, attribute] = key.split('.') as [string, string?];
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!attribute && pattern === null) continue; // a message that has attributes only
      const problems: Error[] = [];
      expect(pattern, key).toBeDefined();
      expect(bundle.formatPattern(pattern!, values, problems).trim(), key).not.toBe('');
      expect(problems, key).toEqual([]);
    }
  }
});

test('all languages have the same messages', async () => {
  const english = (await read('en')).keys.sort();
  for (const locale of LOCALES) expect((await read(locale)).keys.sort(), locale).toEqual(english);
});
