import { isWithin } from '../engine/index-schema.ts';

/**
 * A record cut down to what may be retrieved. `wanted` may hold `*`, names, paths and `-name`; `hidden` attributes are
 * never given; the objectID always is.
 */
export function retrieve(
  record: Record<string, unknown>,
  wanted: readonly string[] | undefined,
  hidden: readonly string[],
): Record<string, unknown> {
  const names = wanted ?? ['*'];
  const excluded = [...hidden, ...names.filter((name) => name.startsWith('-')).map((name) => name.slice(1))];
  const included = names.filter((name) => !name.startsWith('-'));
  if (excluded.length === 0 && included.includes('*')) return record;
  const isKept = (path: string) =>
    (included.includes('*') || included.some((name) => isWithin(path, name))) &&
    !excluded.some((name) => isWithin(path, name));
  const mayHold = (path: string) => [...included, ...excluded].some((name) => isWithin(name, path));
  return { ...(cut(record, '', { isKept, mayHold }) ?? {}), objectID: record.objectID };
}

interface Cut {
  isKept(path: string): boolean;
  mayHold(path: string): boolean;
}

function cut(value: object, path: string, rules: Cut): Record<string, unknown> | undefined {
  const entries = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    const childPath = path === '' ? key : `${path}.${key}`;
    const isDeep = typeof child === 'object' && child !== null && !Array.isArray(child);
    if (isDeep && rules.mayHold(childPath)) {
      const inner = cut(child, childPath, rules);
      return inner === undefined ? [] : [[key, inner]];
    }
    return rules.isKept(childPath) ? [[key, child]] : [];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
