/** Letters of right-to-left scripts. */
const TURNS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The name, isolated if it could otherwise reverse the words around it. */
export function isolated(name: string): string {
  return TURNS.test(name) && !name.startsWith('\u2068') ? `\u2068${name}\u2069` : name;
}
