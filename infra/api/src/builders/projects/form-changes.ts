import { isDeepStrictEqual } from 'node:util';

/** One field that differs, with both values. */
export interface FormChange {
  path: string;
  before: unknown;
  after: unknown;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Entries of a list by their number, so that moving one is not taken for a change of all. */
function byId(value: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  if (!value.every((item) => isRecord(item) && typeof item.id === 'number')) return undefined;
  return Object.fromEntries(value.map((item: Record<string, unknown>) => [`id=${item.id}`, item]));
}

/**
 * Fields in which two forms differ. Lists of numbered things are compared by number (`plants[id=12].price`), other
 * lists as a whole.
 */
export function formChanges(before: unknown, after: unknown, path = ''): FormChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const lists = [byId(before), byId(after)] as const;
  const [left, right] = lists[0] && lists[1] ? lists : [before, after];
  if (!isRecord(left) || !isRecord(right)) return [{ path, before: before ?? null, after: after ?? null }];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  const isList = left === lists[0];
  return [...names].flatMap((name) =>
    formChanges(left[name], right[name], isList ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`),
  );
}
