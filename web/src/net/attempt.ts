import { Refusal } from './http';
import type { RefusalBody } from './messages';

/** The server did not answer: shown in the same way as a refusal. */
const UNREACHABLE: RefusalBody = { code: 'unreachable', rule: null, arguments: {}, text: '' };

/** Run an action and return the refusal, or null if it succeeded. */
export async function attempt(action: () => Promise<unknown>): Promise<RefusalBody | null> {
  try {
    await action();
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.body : UNREACHABLE;
  }
}
