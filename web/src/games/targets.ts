import type { Choice } from '../net/messages';

/** The targets of a choice of one kind, without the kind: for `die`, `die:small casino:3` gives `small`. */
export function targetsOf(choice: Choice, kind: string): string[] {
  return choice.targets
    .filter((target) => target.startsWith(`${kind}:`))
    .map((target) => target.slice(kind.length + 1));
}
