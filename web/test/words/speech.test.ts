import { expect, test, vi } from 'vitest';

vi.mock('../../src/words/language.svelte', () => ({
  say: (key: string, values?: object) => JSON.stringify([key, values]),
  has: () => false,
  listed: (items: string[]) => items.join(' and '),
  money: (dollars: number) => `$${dollars}`,
  decimal: (number: number) => number.toFixed(1),
}));
const { tell, tellChance } = await import('../../src/words/speech');

const name = (seat: number): string => ['Ann', 'Ben'][seat]!;

test('what an argument is called says how it is told', () => {
  const given = { seat: 1, winners: [0, 1], amount: 60000, decimal: 2, numbers: [1, 2], remark: 'newer', empty: null };
  expect(JSON.parse(tell('key', given, name))).toEqual([
    'key',
    {
      seat: 'Ben',
      winners: 'Ann and Ben',
      amount: '$60000',
      dollars: 60000,
      decimal: '2.0',
      numbers: '1, 2',
      remark: '…',
      empty: '',
    },
  ]);
});

test('a name from right to left does not turn the rest of the sentence around', () => {
  expect(JSON.parse(tell('key', { name: 'רות' }, name))).toEqual(['key', { name: '\u2068רות\u2069' }]);
});

test('a chance is told as a share, and what is sure or never comes in a word', () => {
  const told = [
    [1, 1],
    [0, 1],
    [3, 5],
  ].map((about) => JSON.parse(tellChance(about)) as unknown[]);
  expect(told.map(([key]) => key)).toEqual(['odds-sure', 'odds-never', 'odds-in']);
});
