/**
 * What this device remembers. A browser may refuse to store anything: then nothing is remembered, and nothing breaks.
 */

const OURS = 'zaria.';

export function stored<T>(key: string, otherwise: T, where: Storage | null = local()): T {
  try {
    const text = where?.getItem(OURS + key) ?? null;
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown, where: Storage | null = local()): void {
  try {
    if (value === null || value === undefined) where?.removeItem(OURS + key);
    else where?.setItem(OURS + key, JSON.stringify(value));
  } catch {
    return; // full, or forbidden
  }
}

/** Everything that we have stored on this device. */
export function allStored(where: Storage | null = local()): Record<string, unknown> {
  return Object.fromEntries(ownKeys(where).map((key) => [key, stored<unknown>(key.slice(OURS.length), null, where)]));
}

export function forgetAll(): void {
  for (const where of [local(), tab()]) for (const key of ownKeys(where)) where?.removeItem(key);
}

function ownKeys(where: Storage | null): string[] {
  return Object.keys(where ?? {}).filter((key) => key.startsWith(OURS));
}

function local(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Storage that lasts as long as this tab. */
export function tab(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
