/** What this device remembers. A browser may refuse to store anything: then nothing is remembered, and nothing breaks. */

export function stored<T>(key: string, otherwise: T, where: Storage | null = local()): T {
  try {
    const text = where?.getItem(`zaria.${key}`) ?? null;
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown, where: Storage | null = local()): void {
  try {
    if (value === null || value === undefined) where?.removeItem(`zaria.${key}`);
    else where?.setItem(`zaria.${key}`, JSON.stringify(value));
  } catch {
    return; // full, or forbidden
  }
}

export function local(): Storage | null {
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
