import { expect, test } from 'vitest';
import type { OptionShown } from '../src/net/messages';
import { optionRefused } from '../src/words/options';

const option = (name: string, type: OptionShown['type']): OptionShown => ({ name, type, default: 0, range: [], key: '' });
const OPTIONS = [option('tiles', 'tiles'), option('rounds', 'int')];

test('a refusal is shown at the option it is about', () => {
  expect(optionRefused(OPTIONS, 'option-int', 'rounds')).toBe('rounds');
  expect(optionRefused(OPTIONS, 'option-tile-sides', undefined)).toBe('tiles');
  expect(optionRefused(OPTIONS, 'bad-name', undefined)).toBeUndefined();
});
