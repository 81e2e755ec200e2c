let isFirst = true;

/** A page's heading takes the focus when the page is come to, so that keyboard and screen reader start there. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none'; // it is no control
  if (!isFirst) heading.focus({ preventScroll: true });
  isFirst = false;
}
