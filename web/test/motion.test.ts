import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const SMOOTH = ['transform', 'opacity', 'none']; // what a browser moves without laying out or painting the page again

/** The text of every style sheet and component, by its path. */
function styles(): [string, string][] {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' });
  const styled = paths.filter((path) => /\.(css|svelte)$/.test(path));
  return styled.map((path) => [path, readFileSync(`${SOURCE}/${path}`, 'utf-8')]);
}

/** The properties that transitions and keyframes of a style sheet change. */
function moved(text: string): string[] {
  const css = text.replace(/\/\*[^]*?\*\//g, '');
  const transitions = [...css.matchAll(/[{;\s]transition(?:-property)?:([^;}]*)/g)];
  const frames = [...css.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)];
  return [
    ...transitions.flatMap(([, value]) => value!.split(',').map((each) => each.trim().split(/\s/)[0]!)),
    ...frames.flatMap(([, body]) => [...body!.matchAll(/([a-z-]+)\s*:/g)].map(([, property]) => property!)),
  ];
}

test('other movements would be found', () => {
  expect(moved('a { transition: color 1s, transform var(--x); }')).toEqual(['color', 'transform']);
  expect(moved('@keyframes x { from { width: 0; } 50%, to { opacity: 1; left: 2px } } b { top: 0 }')).toEqual([
    'width',
    'opacity',
    'left',
  ]);
});

test('only transform and opacity are animated', () => {
  const rough = styles().flatMap(([path, text]) =>
    moved(text)
      .filter((each) => !SMOOTH.includes(each))
      .map((each) => `${path}: ${each}`),
  );
  expect(rough).toEqual([]);
});
