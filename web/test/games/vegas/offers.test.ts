import { beforeAll, expect, test } from 'vitest';
import type { Question } from '../../../src/net/messages';
import { inBar, label } from '../../../src/games/vegas/view/labels';
import { modesOf, offersOf } from '../../../src/games/vegas/view/offers';
import { need, speakIn } from '../../../src/words/language.svelte';
import { tellQuestion } from '../../../src/words/speech';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speakIn('en');
  await need('game:vegas');
});

/** A question of the engine; a choice is its verb and its targets. */
function asked(kind: string, choices: string[], given: Record<string, unknown> = {}, number = 1): Question {
  return {
    question: `question-vegas-${kind}`,
    number,
    source: null,
    rules: [],
    main: true,
    arguments: given,
    choices: choices.map((text, action) => {
      const [verb, ...targets] = text.split(' ') as [string, ...string[]];
      return { action, word: `word ${action}`, verb, targets, same_as: [], preview: {} };
    }),
    secret: false,
  };
}

/** Every question with some of its answers, and the places at which they are given. */
const ONE_STEP: [kind: string, choices: string[], places: string[]][] = [
  [
    'choose',
    ['place casino:2 number:2', 'place casino:6 number:6', 'pass'],
    ['casino:2', 'casino:6', 'number:2', 'number:6'],
  ],
  ['hide', ['hide marker:1', 'hide marker:3'], ['marker:1', 'marker:3']],
  ['guess', ['guess marker:1 seat:2', 'guess marker:2 seat:2'], ['marker:1', 'marker:2']],
  ['bet', ['bet bet:higher', 'bet bet:lower', 'stop'], ['bet:higher', 'bet:lower']],
  ['close', ['close casino:1', 'close casino:5', 'keep'], ['casino:1', 'casino:5']],
  ['bar', ['put die:small', 'put die:big'], ['supply:big', 'supply:small']],
  ['grey', ['take casino:4', 'keep'], ['casino:4']],
  [
    'picture',
    ['take picture:chip', 'take picture:money', 'take picture:adjustment'],
    ['picture:adjustment', 'picture:chip', 'picture:money'],
  ],
  ['stack', ['pick stack:1', 'pick stack:2'], ['stack:1', 'stack:2']],
  [
    'nice',
    [
      'put die:small number:3 picture:3',
      'put die:big number:5 picture:5',
      'put die:small casino:2 picture:2',
      'put die:big casino:2 picture:2',
      'keep',
    ],
    ['die:big:5', 'die:small:3', 'here:big', 'here:small'],
  ],
  ['result', ['choose black:2', 'choose black:5'], ['black:2', 'black:5']],
  [
    'activate',
    ['activate casino:1 tile:jackpot', 'activate casino:3 tile:pay_day'],
    ['casino:1', 'casino:3', 'tile:jackpot', 'tile:pay_day'],
  ],
  ['gold', ['put die:small', 'put die:big'], ['supply:big', 'supply:small']],
];

test.each(ONE_STEP)('%s is answered on the table', (kind, words, places) => {
  const offers = offersOf(asked(kind, words), null, 0);
  expect(Object.keys(offers).sort()).toEqual(places);
  expect(Object.values(offers).every((offer) => offer.action !== null && offer.draft === undefined)).toBe(true);
  expect(Object.values(offers).some((offer) => offer.picked)).toBe(true);
});

const TWO_STEPS: [kind: string, choices: string[], modes: string[], mode: string, casinos: string[]][] = [
  [
    'power',
    ['put die:small casino:1', 'put die:small casino:2', 'put die:big casino:1', 'put die:big casino:6', 'roll'],
    ['put:die:small', 'put:die:big'],
    'put:die:big',
    ['casino:1', 'casino:6'],
  ],
  [
    'group',
    ['put group:1 casino:2', 'put group:3 casino:2', 'put group:3 casino:5'],
    ['put:group:1', 'put:group:3'],
    'put:group:3',
    ['casino:2', 'casino:5'],
  ],
  [
    'adjust',
    ['put die:small casino:1', 'take die:small casino:4'],
    ['put:die:small', 'take:die:small'],
    'take:die:small',
    ['casino:4'],
  ],
];

test.each(TWO_STEPS)('%s: first with what, then where', (kind, words, modes, mode, casinos) => {
  const question = asked(kind, words);
  expect(modesOf(question)).toEqual(modes);
  const offers = offersOf(question, mode, null);
  expect(offers[`mode:${mode}`]).toMatchObject({ picked: true, draft: mode, action: null });
  expect(Object.keys(offers).filter((place) => place.startsWith('casino:'))).toEqual(casinos);
});

test('a draft that no longer fits is forgotten', () => {
  const offers = offersOf(asked('power', ['put die:small casino:3', 'roll']), 'put:die:big', null);
  expect(offers['mode:put:die:small']?.picked).toBe(true);
});

const BLACK = ['pass', 'place black:2 casino:2', 'place black:5 casino:5', 'place black:2 casino:2 black:5 casino:5'];

test('black dice of Prime Time are chosen one by one', () => {
  const question = asked('prime', BLACK, { one: 2, two: 5 });
  expect(offersOf(question, null, null)['lent:1']).toMatchObject({ action: 2, draft: [false, true], picked: false });
  expect(offersOf(question, [false, true], 2)['lent:0']).toMatchObject({ action: 3, draft: [true, true] });
  expect(offersOf(question, [false, true], 2)['casino:5']).toMatchObject({
    action: null,
    draft: [false, false],
    picked: true,
  });
});

test('of a double on Prime Time either die is the same answer', () => {
  const choices = ['pass', 'place black:4 casino:4', 'place black:4 casino:4 black:4 casino:4'];
  const question = asked('prime', choices, { one: 4, two: 4 });
  expect(offersOf(question, null, null)['lent:1']).toMatchObject({ action: 1 });
  expect(offersOf(question, [true, false], 1)['lent:1']).toMatchObject({ action: 2 });
});

test('a closed casino keeps its black die out', () => {
  const offers = offersOf(asked('prime', BLACK.slice(0, 2), { one: 2, two: 5 }), null, null);
  expect(Object.keys(offers).sort()).toEqual(['casino:2', 'lent:0']);
});

test('dice move to Double Down one by one', () => {
  const sets = ['die:small', 'die:small die:small', 'die:big', 'die:small die:big', 'die:small die:small die:big'];
  const question = asked('move', ['keep', ...sets.map((dice) => `move ${dice}`)]);
  const offers = offersOf(question, [true, false, false], 1);
  expect(Object.keys(offers)).toEqual(['move:small:0', 'move:small:1', 'move:big:2']);
  expect(offers['move:big:2']).toMatchObject({ action: 4, draft: [true, false, true] });
  expect(offers['move:small:0']).toMatchObject({ action: null, picked: true });
});

function partings(...stacks: [string, string][]): Question {
  return asked(
    'split',
    stacks.map(([one, two]) => `split stack:1:${one} stack:2:${two}`),
  );
}

test('markers of Black Box are put left or right', () => {
  const question = partings(['6', '2,2,0,0,0'], ['6,2', '2,0,0,0'], ['0,0,0', '6,2,2'], ['6,2,2', '0,0,0']);
  expect(offersOf(question, null, null)['part:0']).toMatchObject({ action: 0 });
  expect(offersOf(question, [true, false, false, false, false, false], 0)['part:2']).toMatchObject({ action: 1 });
  const left = [false, false, false, true, true, true];
  expect(
    offersOf(
      question,
      left.map((_, place) => place > 3),
      null,
    )['part:3'],
  ).toMatchObject({ action: 3, draft: left });
  expect(offersOf(question, left, 3)['part:0']?.action).toBeNull();
});

test('a parting of three and three keeps its order', () => {
  const question = partings(['6,2,2', '0,0,0'], ['0,0,0', '6,2,2']);
  const chosen = [true, true, false, false, false, false];
  expect(offersOf(question, chosen, null)['part:2']).toMatchObject({ action: 1 });
});

test('only answers that are no place are buttons of the bar', () => {
  const question = asked('choose', ['place casino:2 number:2', 'pass', 'keep', 'roll', 'stop']);
  expect(question.choices.map((choice) => inBar(question, choice))).toEqual([false, true, true, true, true]);
});

test('a question that is newer than the page is answered by buttons with the words of the terminal', () => {
  const question = asked('wheel', ['spin wheel:1', 'place casino:2 number:2', 'pass'], {}, 99);
  expect(offersOf(question, null, null)).toEqual({});
  expect(question.choices.map((choice) => inBar(question, choice))).toEqual([true, true, true]);
  expect(question.choices.map((choice) => label(question, choice))).toEqual(['word 0', 'word 1', 'word 2']);
  expect(tellQuestion(question, String)).toBe('What do you choose?');
});

test('answers have words', () => {
  const words: [string, string, string][] = [
    ['choose', 'place casino:4 number:4', 'Number 4: all these dice go to casino 4'],
    ['choose', 'pass', 'Pass for free'],
    ['hide', 'hide marker:2', 'Hide 2'],
    ['guess', 'guess marker:3 seat:0', 'Guess 3'],
    ['prime', 'pass', 'Place no black die'],
    ['prime', 'place black:5 casino:5', 'Place the black 5'],
    ['prime', 'place black:2 casino:2 black:5 casino:5', 'Place both black dice: 2 and 5'],
    ['bet', 'bet bet:higher', 'Bet: higher'],
    ['bet', 'stop', 'Stop here'],
    ['power', 'put die:big casino:3', 'Put the big die in casino 3'],
    ['power', 'roll', 'Roll as usual'],
    ['close', 'close casino:3', 'Close casino 3'],
    ['close', 'keep', 'Leave it as it is'],
    ['bar', 'put die:small', 'Put a small die on the bar'],
    ['group', 'put group:1 casino:5', 'Put one grey die in casino 5'],
    ['group', 'put group:3 casino:5', 'Put 3 grey dice in casino 5'],
    ['grey', 'take casino:6', 'Take a grey die from casino 6'],
    ['picture', 'take picture:chip', 'Take 1 chip'],
    ['adjust', 'take die:big casino:3', 'Take the big die out of casino 3'],
    ['adjust', 'put die:small casino:3', 'Put a small die in casino 3'],
    ['split', 'split stack:1:6,2 stack:2:2,0,0,0', 'Split them: 6 2 and 2 0 0 0'],
    ['stack', 'pick stack:2', 'Pick stack 2'],
    ['move', 'move die:small die:small die:big', 'Move 2 dice and the big one'],
    ['move', 'move die:big', 'Move the big die'],
    ['nice', 'put die:small casino:2 picture:2', 'Put a small die of this casino there'],
    ['nice', 'put die:big number:5 picture:5', 'Put the big 5 there'],
    ['result', 'choose black:4', 'Choose 4'],
    ['activate', 'activate casino:2 tile:knockout', 'Activate the tile of casino 2'],
    ['gold', 'put die:big', 'Put the big die on the gold place'],
  ];
  for (const [kind, choice, told] of words) {
    const question = asked(kind, [choice]);
    expect(label(question, question.choices[0]!)).toBe(told);
  }
});

test('the first half of a choice has words', () => {
  const told = (kind: string, choice: string): unknown =>
    Object.values(offersOf(asked(kind, [choice]), null, null))[0]?.label;
  expect(told('power', 'put die:big casino:3')).toBe('With the big die');
  expect(told('group', 'put group:2 casino:3')).toBe('Two grey dice');
  expect(told('adjust', 'take die:small casino:3')).toBe('Take a small die out');
  expect(told('adjust', 'put die:big casino:3')).toBe('Put the big die in');
});
