import { beforeAll, expect, test } from 'vitest';
import { choiceAt, choiceFor, hasVerb, inBar, inOrder, isOnPanel, label } from '../../../src/games/miner/view/choices';
import type { MinerView } from '../../../src/games/miner/view/view';
import type { ShownTable } from '../../../src/model/table/shown.svelte';
import type { Question } from '../../../src/net/messages';
import { need, speakIn } from '../../../src/words/language.svelte';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speakIn('en');
  await need('game:miner');
});

/** A question of the engine; a choice is its verb and its targets, with a comma between them. */
function asked(kind: string, choices: string[], number = 1): Question {
  return {
    question: `question-miner-${kind}`,
    number,
    source: null,
    rules: [],
    main: true,
    arguments: {},
    choices: choices.map((text, action) => {
      const [verb, ...targets] = text.split(', ') as [string, ...string[]];
      return { action, word: `word ${action}`, verb, targets, same_as: [], preview: {} };
    }),
    secret: false,
  };
}

const mountain = [
  { cell: [4, 5], die: 7, kind: 'tunnel', face: '3', take: 'top' },
  { cell: [5, 4], die: 2, kind: 'hazard', face: 'dragon 4', take: 'top' },
];
const players = [{ trove: [[40, 'tool', 'beer', false, false, false]] }];
const view = { game: 'miner', mountain, players } as unknown as MinerView;
const table = { view, name: (seat: number) => ['Ann', 'Ben'][seat]! } as unknown as ShownTable;

test('a die stands for the choice that names it, or that is the same', () => {
  const question = asked('dig', ['take, die:7, cell:4,5', 'share, die:40']);
  question.choices[0]!.same_as.push('die:2');
  expect([7, 2, 40, 9].map((die) => choiceFor(question, die)?.action)).toEqual([0, 0, 1, undefined]);
  expect(choiceFor(null, 7)).toBeUndefined();
});

test('a question with several choices about one die is answered on a panel', () => {
  const chest = asked('chest', ['cache, die:40', 'keep, die:40']);
  const face = asked('set', ['set, die:40, face:3']);
  expect([isOnPanel(chest), isOnPanel(face), isOnPanel(asked('cache', ['cache, die:40', 'done']))]).toEqual([
    true,
    true,
    false,
  ]);
  expect([choiceFor(chest, 40), choiceFor(face, 40)]).toEqual([undefined, undefined]);
});

test('heroes are chosen, and spent, by their own place', () => {
  expect(choiceAt(asked('hero', ['choose, hero:engineer', 'choose, hero:alchemist']), 'hero:alchemist')?.action).toBe(
    1,
  );
  expect(choiceAt(asked('magic', ['spend, hero:alchemist', 'done']), 'hero:alchemist')?.action).toBe(0);
});

test('answers have words', () => {
  const words: [string, string, string][] = [
    ['hero', 'choose, hero:engineer', 'Engineer'],
    ['dig', 'take, die:7, cell:4,5', 'tunnel 3'],
    ['dig', 'share, die:40', 'Beer'],
    ['share', 'give, seat:1', 'Ben'],
    ['take-second', 'done', 'No second die'],
    ['magic', 'spend, hero:alchemist', 'hero'],
    ['magic', 'done', 'No more magic'],
    ['cache', 'done', 'Cache no more'],
    ['set', 'set, die:40, face:cave-in 2', 'cave-in 2'],
    ['solo', 'refill', 'mountain'],
  ];
  for (const [kind, choice, told] of words) {
    const question = asked(kind, [choice]);
    expect(label(question, question.choices[0]!, table)).toContain(told);
  }
  const chest = asked('chest', ['cache, die:40', 'keep, die:40']);
  expect(new Set(chest.choices.map((choice) => label(chest, choice, table))).size).toBe(2);
});

test('numbers choose what lies on the table, from the top of the mountain', () => {
  const question = asked('dig', ['share, die:40', 'take, die:2, cell:5,4', 'take, die:7, cell:4,5', 'done']);
  expect(inOrder(question, view).map((choice) => choice.action)).toEqual([2, 1, 0]);
});

test('a question that is newer than the page is answered by buttons with the words of the terminal', () => {
  const question = asked('wheel', ['spin, wheel:1', 'take, die:7', 'give, seat:1'], 99);
  expect(question.choices.map((choice) => inBar(question, choice))).toEqual([true, true, true]);
  expect(question.choices.map((choice) => label(question, choice, table))).toEqual(['word 0', 'word 1', 'word 2']);
  expect([choiceFor(question, 7), hasVerb(question, 'give'), isOnPanel(question)]).toEqual([undefined, false, false]);
});
