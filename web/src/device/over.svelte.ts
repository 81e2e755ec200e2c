/**
 * What lies over a page: drawers, sheets and dialogs. Back closes the topmost of them, and one is still on the page.
 *
 * Each has an entry of its own in the browser's history, above that of its page. An entry whose sheet is not there
 * (after a reload, or by "forward") is left at once, and a way to another page takes the place of the entry: so nobody
 * ever goes back to a sheet that was closed.
 */

interface Over {
  close: () => void;
  hash: string; // the page that it lies on
}

let stack: Over[] = [];
let isMoving = false; // through the history, until the browser says that it is there
let next = ''; // the page to open then

/** How many sheets the current entry of the history is for. */
function entered(): number {
  const state = history.state as { over?: number } | null;
  return state?.over ?? 0;
}

/**
 * As many entries as there are sheets. It waits until the page has changed: one sheet may take the place of another.
 */
function settle(): void {
  if (isMoving) return;
  const lying = stack.filter(({ hash }) => hash === location.hash).length;
  for (let number = entered() + 1; number <= lying; number++) history.pushState({ over: number }, '');
  if (entered() <= lying) return;
  isMoving = true;
  history.go(lying - entered());
}

/** Back was pressed, or our own navigation has finished. */
function moved(): void {
  if (isMoving) {
    isMoving = false;
    const link = next;
    next = '';
    return link ? leaveFor(link) : settle();
  }
  const closed = stack.slice(entered());
  stack = stack.slice(0, entered());
  for (const { close } of closed.reverse()) close();
  settle();
}

/** To another page: it takes the place of what lies over this one. */
export function leaveFor(link: string): void {
  if (isMoving) next = link;
  else if (entered() > 0) location.replace(link);
  else location.hash = link;
}

function followed(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || entered() === 0) return;
  event.preventDefault();
  leaveFor(link.getAttribute('href')!);
}

/** Escape closes the topmost, and does nothing else: a half-made choice below it is still there. */
function escaped(event: KeyboardEvent): void {
  const top = stack.at(-1);
  if (event.key !== 'Escape' || !top) return;
  event.stopImmediatePropagation();
  if (!document.querySelector('dialog[open]')) top.close(); // dialogs close by themselves
}

/** For a component that lies over its page, as long as it is open. */
export function liesOver(isOpen: () => boolean, close: () => void): void {
  $effect(() => {
    if (!isOpen()) return undefined;
    const over = { close, hash: location.hash };
    stack.push(over);
    queueMicrotask(settle);
    return () => {
      stack = stack.filter((one) => one !== over);
      queueMicrotask(settle);
    };
  });
}

addEventListener('popstate', moved);
addEventListener('click', followed, { capture: true });
addEventListener('keydown', escaped, { capture: true });
settle(); // after a reload nothing lies there any more
