import type { OptionShown } from '../net/messages';
import { say } from './language.svelte';

/** How to describe a type of option that only one game has. */
export interface OptionWords {
  inWords: (value: unknown) => string;
  refusals?: string; // the prefix of the codes of refusals about it
}

type Kinds = Record<string, OptionWords>;

/** What an option is set to, in words; `kinds` are the types that only its game has. */
export function inWords(option: OptionShown, value: unknown, kinds: Kinds): string {
  const kind = kinds[option.type];
  if (kind) return kind.inWords(value);
  switch (option.type) {
    case 'bool':
      return value ? say('web-yes') : say('web-no');
    case 'choice':
      return say(`${option.key}.${String(value)}`);
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}

/** The option that a refusal is about; undefined if it is about something else. */
export function optionRefused(options: OptionShown[], kinds: Kinds, code: string, named: unknown): string | undefined {
  const isAbout = (option: OptionShown): boolean => {
    const codes = kinds[option.type]?.refusals;
    return codes !== undefined && code.startsWith(codes);
  };
  return (options.find((option) => option.name === named) ?? options.find(isAbout))?.name;
}
