import { expect, test } from 'vitest';
import { patched } from '../../src/net/patch';

test('add, replace and remove, in objects and lists', () => {
  const old = { a: 1, list: [1, 2, 3], deep: { x: { y: 0 } } };
  const now = patched(old, [
    { op: 'remove', path: '/a' },
    { op: 'remove', path: '/list/1' },
    { op: 'add', path: '/list/2', value: 9 },
    { op: 'add', path: '/list/0', value: 0 },
    { op: 'replace', path: '/deep/x/y', value: 5 },
    { op: 'add', path: '/a~1b', value: null },
  ]);
  expect(now).toEqual({ list: [0, 1, 3, 9], deep: { x: { y: 5 } }, 'a/b': null });
  expect(old).toEqual({ a: 1, list: [1, 2, 3], deep: { x: { y: 0 } } });
});

test('what does not change is shared', () => {
  const old = { one: { x: 1 }, two: { x: 2 } };
  const now = patched(old, [{ op: 'replace', path: '/one/x', value: 3 }]);
  expect(now.two).toBe(old.two);
  expect(now.one).not.toBe(old.one);
});

test('the whole document can be replaced', () => {
  expect(patched({ view: null as unknown }, [{ op: 'replace', path: '/view', value: { a: 1 } }])).toEqual({
    view: { a: 1 },
  });
});
