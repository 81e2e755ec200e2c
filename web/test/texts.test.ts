import { expect, test } from 'vitest';
import { LOCALES, loadTexts } from '../src/words/texts';

test('every language has the words of the server', async () => {
  expect(LOCALES).toContain('en');
  for (const locale of LOCALES) {
    expect((await loadTexts(locale)).join('\n')).toContain('server-title = ');
  }
});

test('a language that is not there has no words', async () => {
  expect(await loadTexts('xx')).toEqual([]);
});
