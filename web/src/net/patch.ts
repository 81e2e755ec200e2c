import type { Operation } from './messages';

/** The document after the patch. The old one is not changed: what is equal in both is shared. */
export function patched<T>(document: T, patch: Operation[]): T {
  let result: unknown = document;
  for (const operation of patch) result = changed(result, parts(operation.path), operation);
  return result as T;
}

function parts(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function changed(value: unknown, path: string[], operation: Operation): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return operation.value;
  if (Array.isArray(value)) {
    const copy: unknown[] = [...value];
    const place = Number(name);
    if (rest.length) copy[place] = changed(copy[place], rest, operation);
    else if (operation.op === 'add') copy.splice(place, 0, operation.value);
    else if (operation.op === 'remove') copy.splice(place, 1);
    else copy[place] = operation.value;
    return copy;
  }
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (rest.length) copy[name] = changed(copy[name], rest, operation);
  else if (operation.op === 'remove') delete copy[name];
  else copy[name] = operation.value;
  return copy;
}
