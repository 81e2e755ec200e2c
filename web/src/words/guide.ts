/** The rules for players: which sections there are, and which of them explains a numbered rule. */

export interface Section {
  game: string;
  section: string;
  chapter: string; // sections of one chapter follow each other
  paragraphs: number;
  rules: string[]; // prefixes of the ids of the rules that it explains
}

const files = import.meta.glob<Omit<Section, 'game'>[]>('../../../src/zaria/*/words/guide.json', {
  eager: true,
  import: 'default',
});

export const GUIDE: Section[] = Object.entries(files).flatMap(([path, sections]) =>
  sections.map((section) => ({ game: path.split('/').at(-3)!, ...section })),
);

/** The section for a rule such as `LV-TURN-03`: the one with the longest matching prefix. */
export function explains(guide: Section[], rule: string): Section | undefined {
  let match: Section | undefined;
  let longest = 0;
  for (const section of guide) {
    for (const start of section.rules) {
      const fits = rule === start || rule.startsWith(`${start}-`);
      if (fits && start.length > longest) [match, longest] = [section, start.length];
    }
  }
  return match;
}

/** The place on the rules page where a rule is explained: a game and its section, the game alone, or nothing. */
export function sectionOf(rule: string): string {
  const match = explains(GUIDE, rule);
  if (match) return `${match.game}/${match.section}`;
  const book = `${rule.split('-')[0]}-`; // the ids of rules begin with a prefix of their game
  return GUIDE.find((section) => section.rules.some((start) => start.startsWith(book)))?.game ?? '';
}

export function sectionsOf(game: string): Section[] {
  return GUIDE.filter((section) => section.game === game);
}

/** The sections of each chapter, in the order of the guide. */
export function chaptersOf(sections: Section[]): { chapter: string; sections: Section[] }[] {
  const names = [...new Set(sections.map(({ chapter }) => chapter))];
  return names.map((chapter) => ({ chapter, sections: sections.filter((one) => one.chapter === chapter) }));
}

/** Keys of the engine have `_` where names of sections have `-`; links may use either. */
export function sectionIn(place: string): string {
  return (place.split('/')[1] ?? '').replaceAll('_', '-');
}

export function hasGuide(game: string): boolean {
  return GUIDE.some((section) => section.game === game);
}
