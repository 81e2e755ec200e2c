import { expect, test } from 'vitest';
import { nameAt } from '../../src/model/seats/names';
import { isolated } from '../../src/words/bidi';

test.each(['רות', 'محمد', 'Ann רות'])('a name from right to left is isolated: %s', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  expect(isolated(isolated(name))).toBe(isolated(name));
  const seats = [{ kind: 'person' as const, name, bot: null }];
  expect(nameAt({ game: 'vegas', seats }, 0)).toBe(isolated(name));
});

test.each(['Ann', 'Νίκος', '李', '👩‍🚀'])('another stays as it is: %s', (name) => expect(isolated(name)).toBe(name));
