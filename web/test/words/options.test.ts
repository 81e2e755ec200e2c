import { expect, test } from 'vitest';
import type { OptionKind } from '../../src/catalogue/entry';
import type { OptionShown } from '../../src/net/messages';
import { optionRefused } from '../../src/words/options';

const option = (name: string, type: OptionShown['type']): OptionShown => ({
  name,
  type,
  default: 0,
  range: [],
  key: '',
});
const KINDS = {
  tiles: {
    field: (() => Promise.resolve({})) as unknown as OptionKind['field'],
    inWords: String,
    refusals: 'option-tile',
  },
};
const OPTIONS = [option('tiles', 'tiles'), option('rounds', 'int')];

test('a refusal is shown at the option it is about', () => {
  expect(optionRefused(OPTIONS, KINDS, 'option-int', 'rounds')).toBe('rounds');
  expect(optionRefused(OPTIONS, KINDS, 'option-tile-sides', undefined)).toBe('tiles');
  expect(optionRefused(OPTIONS, KINDS, 'bad-name', undefined)).toBeUndefined();
});
