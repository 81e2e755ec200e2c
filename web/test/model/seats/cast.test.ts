import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { castOf, LEVELS, opponentOf, standIn } from '../../../src/model/seats/cast';

const FACES = '../../../src/ui/faces';
const PYTHON = readFileSync(new URL('../../../../src/zaria/bots/opponents.py', import.meta.url), 'utf-8');
const BOTS = [...PYTHON.matchAll(/^ {4}\("(\w+)", "(\w+)", "\w+"\),$/gm)].map(([, name, level]) => `${level}-${name}`);

test('an opponent is called by its own name, and a bot without a character is none', () => {
  expect(opponentOf('hard-bruno')).toEqual({ bot: 'hard-bruno', name: 'Bruno', level: 'hard' });
  expect(opponentOf('hard')).toBeNull();
  expect(opponentOf('greedy')).toBeNull();
  expect(opponentOf('odd-one')).toBeNull();
});

test('who plays for somebody away has a name that nobody else has at the table', () => {
  expect(standIn([{ bot: null }, { bot: 'hard-bruno' }])).toBe('normal-leo');
  expect(standIn([{ bot: null }, { bot: 'normal-leo' }, { bot: 'normal-nora' }])).toBe('easy-zoe');
  expect(standIn([{ bot: 'normal-leo' }, { bot: 'normal-nora' }, { bot: 'easy-zoe' }, { bot: null }])).toBe(
    'easy-nino',
  );
});

test('the cast of the server has two faces for each level', () => {
  const cast = castOf(['greedy', 'easy', ...BOTS]);
  expect(cast).toHaveLength(8);
  for (const level of LEVELS) expect(cast.filter((one) => one.level === level)).toHaveLength(2);
  const face = readFileSync(new URL(`${FACES}/Face.svelte`, import.meta.url), 'utf-8');
  for (const { name } of cast) {
    expect(face).toContain(`import ${name} from './${name}.svelte';`);
    expect(readFileSync(new URL(`${FACES}/${name}.svelte`, import.meta.url), 'utf-8')).toContain('<path');
  }
});
