import { nextPlace, type Place } from './mountain';

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Arrow keys move the focus between the dice of a group, which is one stop of the tab key. */
export function moveFocus(event: KeyboardEvent & { currentTarget: Element }): void {
  const dice = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-die]')];
  const at = dice.find((die) => die === document.activeElement);
  if (!at) return;
  const next = dice[nextPlace(dice.map(middle), middle(at), event.key)];
  if (!next) return;
  next.focus();
  event.preventDefault();
}
