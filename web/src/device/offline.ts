/**
 * The page keeps its own files, so that it opens without the network. Browsers do that on https and on this machine
 * only.
 */
import { settings } from './settings.svelte';

const WORKER = '/service-worker.js';

export function keepForLater(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void begin().catch(() => undefined)); // forbidden, or the server is being updated
}

async function begin(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ locale: settings.locale });
}
