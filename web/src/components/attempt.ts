import { Refusal } from '../net/http';
import type { RefusalBody } from '../net/messages';

/** Nobody answered: told in the same way as the server's refusals. */
const UNREACHABLE: RefusalBody = { code: 'unreachable', rule: null, arguments: {}, text: '' };

/** Try it; the refusal if there was one, null if all went well. */
export async function attempt(action: () => Promise<unknown>): Promise<RefusalBody | null> {
  try {
    await action();
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.body : UNREACHABLE;
  }
}
