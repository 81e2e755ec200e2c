import type { ShownTable } from '../../../model/table/shown.svelte';
import { answer, offersOf } from '../view/offers';
import { THOUSANDS } from '../realdice/plan';
import { leftOf, tellingOf, withDie, wordsOfTold, type Told } from '../realdice/telling';

/** Keys of the board: 1 to 6 choose by number, arrows go from place to place. True if the key meant something here. */
export function keys(table: ShownTable, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (tellByKey(table, event)) return true;
  if (/^[1-6]$/.test(event.key)) return chooseNumber(table, event.key);
  if (event.key === 'ArrowRight' || event.key === 'ArrowDown') return moveFocus(1);
  if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') return moveFocus(-1);
  return false;
}

/**
 * Real dice and cards: a digit tells one, with Shift the big die; Backspace takes the last one back, Enter sends them.
 */
function tellByKey(table: ShownTable, event: KeyboardEvent): boolean {
  const { document: shown, choice } = table;
  const telling =
    shown.table && shown.view && shown.mayDeal && !table.playback.isBusy && !table.isPast
      ? tellingOf(shown.table, shown.view)
      : null;
  if (!telling) return false;
  const told = (choice.draft as Told[] | null) ?? [];
  const tell = (next: Told[]): true => {
    choice.setDraft(next.length > 0 ? next : null);
    return true;
  };
  const digit = Number(/^(?:Digit|Numpad)([1-8])$/.exec(event.code)?.[1] ?? 0);
  if (event.key === 'Backspace') return tell(told.slice(0, -1));
  if (
    event.key === 'Enter' &&
    leftOf(telling, told) === 0 &&
    !(event.target as Element).closest('button, a, summary')
  ) {
    choice.send({ do: 'deal', version: shown.version, words: wordsOfTold(told) });
    return true;
  }
  if (digit > 0 && telling.kind === 'cards')
    return leftOf(telling, told) > 0 ? tell([...told, { card: THOUSANDS[digit - 1]! }]) : true;
  if (digit >= 1 && digit <= 6) return tell(withDie(telling, told, digit, event.shiftKey));
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
