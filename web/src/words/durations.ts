import { say } from './language.svelte';

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

/** The time left: days and hours, hours and minutes, or as on a clock. */
export function leftInWords(seconds: number): string {
  if (seconds >= DAY)
    return say('web-clock-left-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR)
    return say('web-clock-left-hours', {
      hours: Math.floor(seconds / HOUR),
      minutes: Math.floor((seconds % HOUR) / MINUTE),
    });
  return minutes(seconds);
}

/** Minutes and seconds, as on a clock. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
}
