let isFirst = true;

/** The heading of a page gets the focus when the page opens, so that keyboard and screen reader start there. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none'; // it is not a control
  if (!isFirst) heading.focus({ preventScroll: true });
  isFirst = false;
}
