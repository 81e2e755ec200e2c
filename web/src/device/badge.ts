/** Shows how many tables wait for this guest without the page being open: on the app's icon, or else in the tab. */
import plain from './icon.svg';
import called from './icon-turn.svg';

type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** The tab's title begins with it where apps have no badge, or the page is not one. */
export function badged(title: string, tables: number): string {
  return tables > 0 ? `(${tables}) ${title}` : title;
}

export function showBadge(tables: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badging;
  // If that is forbidden, or there is no app, the tab shows it.
  if (tables > 0) void setAppBadge?.call(navigator, tables).catch(() => undefined);
  else void clearAppBadge?.call(navigator).catch(() => undefined);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = tables > 0 ? called : plain;
}
