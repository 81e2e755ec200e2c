import type { Choice } from '../net/messages';

/** What a choice is done with, of one kind: of the kind `die`, `die:small die:big` are `small` and `big`. */
export function targetsOf(choice: Choice, kind: string): string[] {
  return choice.targets.filter((target) => target.startsWith(`${kind}:`)).map((target) => target.slice(kind.length + 1));
}
