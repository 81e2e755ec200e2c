import { beforeAll, expect, test } from 'vitest';
import type { Question } from '../src/net/messages';
import { inBar, label, preview } from '../src/games/vegas/labels';
import { modesOf, offersOf } from '../src/games/vegas/offers';
import { speakIn } from '../src/words/language.svelte';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speakIn('en');
});

function asked(kind: string, words: string[], given: Record<string, unknown> = {}): Question {
  const choices = words.map((word, action) => ({ action, word, verb: '', targets: [], same_as: [], preview: {} }));
  return { question: `question-vegas-${kind}`, number: 1, source: null, rules: [], main: true, arguments: given, choices, secret: false };
}

/** Every question with some of its answers, and the places at which they are given. */
const ONE_STEP: [kind: string, words: string[], places: string[]][] = [
  ['choose', ['place 2', 'place 6', 'pass'], ['casino:2', 'casino:6', 'number:2', 'number:6']],
  ['hide', ['hide 1', 'hide 3'], ['marker:1', 'marker:3']],
  ['guess', ['guess 1', 'guess 2'], ['marker:1', 'marker:2']],
  ['bet', ['higher', 'lower', 'stop'], ['bet:higher', 'bet:lower', 'bet:stop']],
  ['close', ['close 1', 'close 5', 'keep'], ['casino:1', 'casino:5']],
  ['bar', ['bar small', 'bar big'], ['supply:big', 'supply:small']],
  ['grey', ['take 4', 'keep'], ['casino:4']],
  ['picture', ['take chip', 'take money', 'take adjustment'], ['picture:adjustment', 'picture:chip', 'picture:money']],
  ['stack', ['stack 1', 'stack 2'], ['stack:1', 'stack:2']],
  ['nice', ['move small 3', 'move big 5', 'move small here', 'move big here', 'keep'], ['die:big:5', 'die:small:3', 'here:big', 'here:small']],
  ['result', ['choose 2', 'choose 5'], ['result:2', 'result:5']],
  ['activate', ['choose 1', 'choose 3'], ['casino:1', 'casino:3', 'tile:1', 'tile:3']],
  ['gold', ['move small', 'move big'], ['supply:big', 'supply:small']],
];

test.each(ONE_STEP)('%s is answered on the table', (kind, words, places) => {
  const offers = offersOf(asked(kind, words), null, 0);
  expect(Object.keys(offers).sort()).toEqual(places);
  expect(Object.values(offers).every((offer) => offer.action !== null && offer.draft === undefined)).toBe(true);
  expect(Object.values(offers).some((offer) => offer.picked)).toBe(true);
});

const TWO_STEPS: [kind: string, words: string[], modes: string[], mode: string, casinos: string[]][] = [
  ['power', ['power 1', 'power 2', 'power 1 big', 'power 6 big', 'roll'], ['small', 'big'], 'big', ['casino:1', 'casino:6']],
  ['group', ['group 1 to 2', 'group 3 to 2', 'group 3 to 5'], ['1', '3'], '3', ['casino:2', 'casino:5']],
  ['adjust', ['adjust small to 1', 'adjust small from 4'], ['small-to', 'small-from'], 'small-from', ['casino:4']],
];

test.each(TWO_STEPS)('%s: first with what, then where', (kind, words, modes, mode, casinos) => {
  const question = asked(kind, words);
  expect(modesOf(question)).toEqual(modes);
  const offers = offersOf(question, mode, null);
  expect(offers[`mode:${mode}`]).toMatchObject({ picked: true, draft: mode, action: null });
  expect(Object.keys(offers).filter((place) => place.startsWith('casino:'))).toEqual(casinos);
});

test('a draft that no longer fits is forgotten', () => {
  expect(offersOf(asked('power', ['power 3', 'roll']), 'big', null)['mode:small']?.picked).toBe(true);
});

test('black dice of Prime Time are chosen one by one', () => {
  const question = asked('prime', ['pass', 'place 2', 'place 5', 'place 2 5'], { one: 2, two: 5 });
  expect(offersOf(question, null, null)['black:1']).toMatchObject({ action: 2, draft: [false, true], picked: false });
  expect(offersOf(question, [false, true], 2)['black:0']).toMatchObject({ action: 3, draft: [true, true] });
  expect(offersOf(question, [false, true], 2)['casino:5']).toMatchObject({ action: null, draft: [false, false], picked: true });
});

test('of a double on Prime Time either die is the same answer', () => {
  const question = asked('prime', ['pass', 'place 4', 'place 4 4'], { one: 4, two: 4 });
  expect(offersOf(question, null, null)['black:1']).toMatchObject({ action: 1 });
  expect(offersOf(question, [true, false], 1)['black:1']).toMatchObject({ action: 2 });
});

test('a closed casino keeps its black die out', () => {
  const offers = offersOf(asked('prime', ['pass', 'place 2'], { one: 2, two: 5 }), null, null);
  expect(Object.keys(offers).sort()).toEqual(['black:0', 'casino:2']);
});

test('dice move to Double Down one by one', () => {
  const question = asked('move', ['keep', 'move 1', 'move 2', 'move big', 'move 1 big', 'move 2 big']);
  const offers = offersOf(question, [true, false, false], 1);
  expect(Object.keys(offers)).toEqual(['move:small:0', 'move:small:1', 'move:big:2']);
  expect(offers['move:big:2']).toMatchObject({ action: 4, draft: [true, false, true] });
  expect(offers['move:small:0']).toMatchObject({ action: null, picked: true });
});

test('markers of Black Box are put left or right', () => {
  const question = asked('split', ['split 6 / 2 2 0 0 0', 'split 6 2 / 2 0 0 0', 'split 0 0 0 / 6 2 2', 'split 6 2 2 / 0 0 0']);
  expect(offersOf(question, null, null)['part:0']).toMatchObject({ action: 0 });
  expect(offersOf(question, [true, false, false, false, false, false], 0)['part:2']).toMatchObject({ action: 1 });
  const left = [false, false, false, true, true, true];
  expect(offersOf(question, left.map((_, place) => place > 3), null)['part:3']).toMatchObject({ action: 3, draft: left });
  expect(offersOf(question, left, 3)['part:0']?.action).toBeNull();
});

test('a parting of three and three keeps its order', () => {
  const question = asked('split', ['split 6 2 2 / 0 0 0', 'split 0 0 0 / 6 2 2']);
  const chosen = [true, true, false, false, false, false];
  expect(offersOf(question, chosen, null)['part:2']).toMatchObject({ action: 1 });
});

test('only answers that are no place are buttons of the bar', () => {
  const question = asked('choose', ['place 2', 'pass', 'keep', 'roll', 'stop']);
  expect(question.choices.map((choice) => inBar(question, choice))).toEqual([false, true, true, true, true]);
});

test('answers have words', () => {
  const words: [string, string, string][] = [
    ['choose', 'place 4', 'Number 4: all these dice go to casino 4'],
    ['prime', 'place 2 5', 'Place both black dice: 2 and 5'],
    ['adjust', 'adjust big from 3', 'Take the big die out of casino 3'],
    ['move', 'move 2 big', 'Move 2 dice and the big one'],
    ['nice', 'move small here', 'Put a small die of this casino there'],
    ['split', 'split 6 2 / 2 0 0 0', 'Part them: 6 2 and 2 0 0 0'],
    ['power', 'power 3 big', 'Put the big die in casino 3'],
  ];
  for (const [kind, word, told] of words) {
    const question = asked(kind, [word]);
    expect(label(question, question.choices[0]!)).toBe(told);
  }
});

test('a preview says whom a casino would pay', () => {
  const name = (seat: number): string => ['Ann', 'Bob'][seat]!;
  const choice = { action: 3, word: 'place 4', verb: 'place', targets: ['casino:4'], same_as: [], preview: {} };
  const pays = [{ seat: 1, amount: 60000 }, { seat: 0, amount: 30000 }];
  expect(preview({ ...choice, preview: { casino: 4, pays } }, { name })).toBe('Casino 4 would then pay Bob $60,000 and Ann $30,000.');
  expect(preview({ ...choice, preview: { casino: 4, pays: [] } }, { name })).toBe('Casino 4 would then pay nobody.');
  expect(preview({ ...choice, preview: { reward: { chips: 2, amount: 0 }, chance: '15/36' } }, { name })).toBe('Worth 2 chips. Right in 15 of 36 rolls.');
  expect(preview(choice, { name })).toBe('');
});
