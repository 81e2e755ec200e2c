/**
 * Which words are loaded with what. The words of a game come with its tables, and these files with the part of the page
 * that needs them; all others come with the language.
 */
export const PARTS = {
  home: ['page/home', 'page/cast'],
  friends: ['page/friends'],
  rules: ['page/guide', 'page/rules'],
  replay: ['record', 'verify', 'page/replay'],
  lesson: ['page/lesson'],
  settings: ['page/settings'],
  daily: ['page/daily'],
  duel: ['page/duel'],
  statistics: ['page/statistics'],
  analysis: ['analysis', 'page/analysis'],
  remarks: ['remarks'],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS | `game:${string}`;

/** Many pages name the game, so its names come with the language, too. */
const NAMES = 'names';

/** The language of a file of words. */
export function localeOf(path: string): string | undefined {
  return /\/(?:i18n|words)\/(\w+)\/.*\.ftl/.exec(path)?.[1];
}

/** The part to which a file of words belongs; `null`: to the language itself. */
export function partOf(path: string): Part | null {
  const [, game, name] = /\/(?:i18n|(\w+)\/words)\/\w+\/([\w/-]+)\.ftl/.exec(path) ?? [];
  for (const [part, files] of Object.entries(PARTS)) {
    if ((files as readonly string[]).includes(name!)) return part as Part;
  }
  return game === undefined || name === NAMES ? null : `game:${game}`;
}
