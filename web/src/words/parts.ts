/**
 * Which words are loaded with what. The words of a game come with its tables, and these files with the part of the page
 * that needs them; all others come with the language.
 */
export const PARTS = {
  home: ['web-home', 'web-cast'],
  friends: ['web-friends'],
  rules: ['guide', 'web-rules'],
  replay: ['record', 'verify', 'web-replay'],
  lesson: ['web-lesson'],
  settings: ['web-settings'],
  daily: ['web-daily'],
  duel: ['web-duel'],
  statistics: ['web-statistics'],
  analysis: ['analysis', 'web-analysis'],
  remarks: ['remarks'],
} as const satisfies Record<string, readonly string[]>;

export type Part = keyof typeof PARTS | `game:${string}`;

/** What the game is called is said on many pages: it comes with the language, too. */
const NAMES = 'names';

/** The part to which a file of words belongs; `null`: to the language itself. */
export function partOf(path: string): Part | null {
  const [, game, name] = /\/(?:i18n|(\w+)\/words)\/\w+\/([\w-]+)\.ftl/.exec(path) ?? [];
  for (const [part, files] of Object.entries(PARTS)) {
    if ((files as readonly string[]).includes(name!)) return part as Part;
  }
  return game === undefined || name === NAMES ? null : `game:${game}`;
}
