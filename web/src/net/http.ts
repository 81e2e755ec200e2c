import type { RefusalBody } from './messages';

/** The server said no; its words are the message `refusal-CODE`. */
export class Refusal extends Error {
  constructor(readonly body: RefusalBody) {
    super(body.text);
  }
}

/** The server did not answer. */
class Unreachable extends Error {}

export async function get<T>(path: string): Promise<T> {
  return read(await getText(path)) as T;
}

export function getText(path: string): Promise<string> {
  return ask('GET', path);
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return postText<T>(path, JSON.stringify(body));
}

/** Post a text as it is. */
export async function postText<T>(path: string, text: string): Promise<T> {
  if (!csrfToken()) await ask('GET', '/api/games'); // any answer sets the cookie
  return read(await ask('POST', path, text)) as T;
}

async function ask(method: string, path: string, body?: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken() },
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const text = await answer.text();
  if (answer.ok) return text;
  const data = read(text);
  if (isRefusal(data)) throw new Refusal(data);
  throw new Unreachable(String(answer.status));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function csrfToken(): string {
  const safe = /(?:^|; )__Host-zaria_csrf=([^;]*)/.exec(document.cookie); // on sites with https
  return (safe ?? /(?:^|; )zaria_csrf=([^;]*)/.exec(document.cookie))?.[1] ?? '';
}

function isRefusal(data: unknown): data is RefusalBody {
  return typeof data === 'object' && data !== null && 'code' in data && 'arguments' in data;
}
