/** A map that forgets what was not used for longest once its values weigh too much. */
export interface ByteLru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
  /** Forgets the entries that match; gives how many. */
  deleteWhere(matches: (key: string, value: Value) => boolean): number;
  /** Told that a value has other bytes now; it is no newer for that. */
  reweigh(key: string, bytesOf: (value: Value) => number): void;
  readonly bytes: () => number;
  readonly size: () => number;
}

/** Makes a map bounded by the bytes of its values. */
export function createByteLru<Value>(maxBytes: number): ByteLru<Value> {
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function makeRoom(): void {
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) break;
      remove(oldest);
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { value, bytes });
      total += bytes;
      makeRoom();
    },
    reweigh(key, bytesOf) {
      const entry = entries.get(key);
      if (!entry) return;
      const bytes = bytesOf(entry.value);
      total += bytes - entry.bytes;
      entries.set(key, { ...entry, bytes });
      makeRoom();
    },
    delete: remove,
    deleteWhere(matches) {
      const keys = [...entries].filter(([key, { value }]) => matches(key, value)).map(([key]) => key);
      for (const key of keys) remove(key);
      return keys.length;
    },
    bytes: () => total,
    size: () => entries.size,
  };
}
