/** Letters that are written from right to left. */
const TURNS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The name, so marked that it cannot turn the words around it, if it is one that would. */
export function isolated(name: string): string {
  return TURNS.test(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name;
}
