/** Reads what a store holds under a key; whatever cannot be read is nothing. */
export function readStored(open: () => Storage, key: string): unknown {
  try {
    return JSON.parse(open().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes a value, or removes the key for nothing; says whether the store took it. */
export function writeStored(open: () => Storage, key: string, value: unknown): boolean {
  try {
    if (value === undefined) open().removeItem(key);
    else open().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A value as an object whose properties can be asked for. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
