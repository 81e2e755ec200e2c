import type { DrawGroup } from '../../table/parts';

/** Tapped results as words for the server; `tapped` has a list for each group. */
export function wordsOf(plan: DrawGroup[], tapped: string[][]): string {
  return plan.flatMap((group, place) => (tapped[place] ?? []).map((word) => group.prefix + word)).join(' ');
}

/** For comparing what people type: small letters without accents. */
function bare(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ς', 'σ');
}

/**
 * What was typed, as words for the server: names and amounts as they are shown in the player's language are read, too.
 * `shown` says how an item looks in words, `big` how the big die is called.
 */
export function wordsTyped(plan: DrawGroup[], typed: string, shown: (look: unknown) => string, big: string): string {
  const names = plan.flatMap((group) =>
    group.items.map((item): [string, string] => [bare(shown(item.look)), item.word]),
  );
  const known = [...names.filter(([name, word]) => name !== bare(word)), [bare(big), 'big'] as [string, string]];
  let text = ` ${bare(typed)} `;
  for (const [name, word] of known.sort((one, other) => other[0].length - one[0].length)) {
    const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    text = text.replace(new RegExp(`(?<=[\\s,])${quoted}(?=[\\s,])`, 'gu'), word);
  }
  return text.trim();
}
