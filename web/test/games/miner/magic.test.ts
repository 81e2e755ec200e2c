import { beforeAll, expect, test } from 'vitest';
import { buttonsOf } from '../../../src/games/miner/board/asks/actions';
import type { MineModel } from '../../../src/games/miner/board/state/mine.svelte';
import { reason } from '../../../src/games/miner/view/reason';
import type { Choice } from '../../../src/net/messages';
import type { ShownTable } from '../../../src/model/table/shown.svelte';
import { need, speakIn } from '../../../src/words/language.svelte';
import '../../../src/games/registry';

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speakIn('en');
  await need('game:miner');
});

const choice = (action: number, verb: string, ...targets: string[]): Choice =>
  ({ action, verb, targets, word: verb, preview: {} }) as unknown as Choice;
const DONE = choice(0, 'done');
const SPELLS = [choice(1, 'spend', 'die:4'), choice(2, 'spend', 'die:9')];

function endOfMagic(spells: Choice[]): ReturnType<typeof buttonsOf>[number] {
  const choices = [DONE, ...spells];
  const mine = {
    table: { playback: {}, choice: { canUndo: false }, document: { mySeats: [0] } },
    showing: {},
    view: { phase: 'magic', mountain: [], players: [] },
    asked: { question: 'question-miner-magic', number: 6, choices, arguments: {} },
    picked: DONE,
    may: (verb: string) => choices.some((one) => one.verb === verb),
    choicesTo: (verb: string) => choices.filter((one) => one.verb === verb),
  };
  return buttonsOf(mine as unknown as MineModel).find(({ action }) => action === DONE.action)!;
}

test('while spells remain, the end of magic is a question and never the main button', () => {
  expect(endOfMagic(SPELLS)).toMatchObject({ words: 'End magic, 2 spells unused?', look: '', does: 'confirm' });
  expect(endOfMagic([])).toMatchObject({ words: 'No more magic', look: 'main' });
});

test('a hint says what its die does at this table', () => {
  const lines = [{ kind: 'last-die', arguments: {} }];
  const table = { document: { why: { dice: [{ die: 7, lines }], choices: [] } }, name: String };
  expect(reason(table as unknown as ShownTable, choice(3, 'take', 'die:7', 'cell:1'))).toBe(
    'It is the last die on the mountain.',
  );
  expect(reason(table as unknown as ShownTable, choice(3, 'take', 'die:8', 'cell:2'))).toBe('');
});
