/** Notifications on this device, when a game over days waits for its guest. */
import { get, post } from '../../net/http';
import { guest } from './guest.svelte';
import { settings } from '../../device/settings.svelte';

export interface PushState {
  key: string; // of the site
  on: boolean;
}

/** null: not supported here, and not mentioned. */
export async function pushState(): Promise<PushState | null> {
  const isPossible =
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isPossible || Notification.permission === 'denied') return null;
  const { key, on } = await get<{ key: string | null; on: boolean }>('/api/push');
  const known =
    key && on ? await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() : null;
  return key ? { key, on: Boolean(known) } : null;
}

/** False if the person or the browser refused. */
export async function tellThisDevice(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  await guest.enter();
  await post('/api/me/push', { endpoint, key: keys?.['p256dh'], auth: keys?.['auth'], locale: settings.locale });
  return true;
}

export async function tellNoMore(): Promise<void> {
  await post('/api/me/push/off');
  await (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription())?.unsubscribe();
}
