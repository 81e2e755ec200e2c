import type { OptionKind } from '../games/game';
import { minutes } from '../model/now.svelte';
import type { OptionShown } from '../net/messages';
import { say } from './language.svelte';

type Kinds = Record<string, OptionKind>;

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

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Is it a game over days? Its clock goes on while nobody is there. */
export function isSlow(clock: number): boolean {
  return clock > HOUR;
}

/** The time for a decision, in words. */
export function clockInWords(seconds: number): string {
  if (seconds === 0) return say('web-clock-none');
  if (seconds % DAY === 0) return say('web-clock-days', { days: seconds / DAY });
  if (seconds % HOUR === 0) return say('web-clock-hours', { hours: seconds / HOUR });
  return seconds % 60 ? say('web-clock-seconds', { seconds }) : say('web-clock-minutes', { minutes: seconds / 60 });
}

/** The time that is left: days and hours, hours and minutes, or as clocks show it. */
export function leftInWords(seconds: number): string {
  if (seconds >= DAY) return say('web-clock-left-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR) return say('web-clock-left-hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return minutes(seconds);
}

/** The option that a refusal is about; undefined if it is about something else. */
export function optionRefused(options: OptionShown[], kinds: Kinds, code: string, named: unknown): string | undefined {
  const isAbout = (option: OptionShown): boolean => {
    const codes = kinds[option.type]?.refusals;
    return codes !== undefined && code.startsWith(codes);
  };
  return (options.find((option) => option.name === named) ?? options.find(isAbout))?.name;
}
