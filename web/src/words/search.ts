/** Searching texts: letters are compared without accents and case, as people type them. */

/** Each letter as it is compared; the text keeps its length, so that places in it stay the same. */
export function folded(text: string): string {
  const letters = Array.from({ length: text.length }, (_, place) => text[place]!);
  return letters.map((letter) => letter.normalize('NFD')[0]!.toLowerCase().replace('ς', 'σ')[0]!).join('');
}

export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Are all the words somewhere in the text? */
export function isIn(text: string, words: string[]): boolean {
  const where = folded(text);
  return words.every((word) => where.includes(word));
}

export interface Piece {
  text: string;
  isFound: boolean;
}

/** The text split into matches and what lies between them. */
export function pieces(text: string, words: string[]): Piece[] {
  const where = folded(text);
  const isHit = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1))
      isHit.fill(true, at, at + word.length);
  }
  const cut: Piece[] = [];
  for (const [place, isFound] of isHit.entries()) {
    const last = cut.at(-1);
    if (last?.isFound === isFound) last.text += text[place]!;
    else cut.push({ text: text[place]!, isFound });
  }
  return cut;
}
