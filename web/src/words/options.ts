import type { OptionShown } from '../net/messages';
import { listed, say } from './language.svelte';
import { tileName } from './speech';

/** What an option is set to, in words. */
export function inWords(option: OptionShown, value: unknown): string {
  switch (option.type) {
    case 'int':
      return String(value);
    case 'bool':
      return value ? say('web-yes') : say('web-no');
    case 'choice':
      return say(`${option.key}.${String(value)}`);
    case 'tiles':
      return Array.isArray(value) ? listed(value.map((key) => tileName(String(key)))) : say('web-tiles-number', { number: Number(value) });
    default:
      return value === null ? say('web-faces-ours') : say('web-faces-other');
  }
}

/** The time for a decision, in words. */
export function clockInWords(seconds: number): string {
  if (seconds === 0) return say('web-clock-none');
  return seconds % 60 ? say('web-clock-seconds', { seconds }) : say('web-clock-minutes', { minutes: seconds / 60 });
}

/** The option that a refusal is about; undefined if it is about something else. */
export function optionRefused(options: OptionShown[], code: string, named: unknown): string | undefined {
  const option = options.find((one) => one.name === named) ?? options.find((one) => one.type === 'tiles' && code.startsWith('option-tile'));
  return option?.name;
}
