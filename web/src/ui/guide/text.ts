/** The whole text of a section of the rules, for searching. */
import type { Section } from '../../words/guide';
import { has, say } from '../../words/language.svelte';

export function textOf({ game, section, paragraphs }: Section): string {
  const key = `guide-${game}-${section}`;
  const said = Array.from({ length: paragraphs }, (_, place) => `${key}-${place + 1}`).flatMap((paragraph) => {
    return has(`${paragraph}.title`) ? [say(`${paragraph}.title`), say(paragraph)] : [say(paragraph)];
  });
  return [say(`${key}.title`), ...said].join('\n');
}
