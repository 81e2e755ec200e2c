import type { RefusalBody } from './messages';

/** The server said no; its words are the message `refusal-CODE`. */
export class Refusal extends Error {
  constructor(readonly body: RefusalBody) {
    super(body.text);
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

export function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path);
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  if (!csrfToken()) await ask('GET', '/api/games'); // any answer sets the cookie
  return ask<T>('POST', path, body);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  if (isRefusal(data)) throw new Refusal(data);
  throw new Unreachable(String(answer.status));
}

function csrfToken(): string {
  return /(?:^|; )zaria_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

function isRefusal(data: unknown): data is RefusalBody {
  return typeof data === 'object' && data !== null && 'code' in data && 'arguments' in data;
}
