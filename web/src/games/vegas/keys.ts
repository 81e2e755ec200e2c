import type { ShownTable } from '../../model/shown.svelte';
import { answer, offersOf } from './offers';

/** Keys of the board: 1 to 6 choose by number, arrows go from place to place. True if the key meant something here. */
export function keys(table: ShownTable, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (/^[1-6]$/.test(event.key)) return chooseNumber(table, event.key);
  if (event.key === 'ArrowRight' || event.key === 'ArrowDown') return moveFocus(1);
  if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') return moveFocus(-1);
  return false;
}

const BY_NUMBER = ['casino', 'number', 'marker', 'black', 'stack', 'die:small', 'die:big'];

function chooseNumber(table: ShownTable, number: string): boolean {
  if (!table.choice.asked) return false;
  const offers = offersOf(table.choice.asked, table.choice.draft, table.choice.picked);
  const place = BY_NUMBER.map((kind) => `${kind}:${number}`).find((kind) => offers[kind]);
  if (place) answer(table, offers[place]!, '');
  else table.choice.why(`casino:${number}`);
  return true;
}

function moveFocus(step: 1 | -1): boolean {
  const places = [...document.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]')];
  if (places.length === 0) return false;
  const now = places.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (step > 0 ? 0 : places.length - 1) : (now + step + places.length) % places.length;
  places[next]!.focus();
  return true;
}
