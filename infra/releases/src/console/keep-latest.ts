/**
 * Keeps what was read last under its key, `most` at a time: the one that was used last stays longest. What cannot be read
 * is nothing until it has made room.
 */
export function keepLatest<Value>(
  most: number,
  read: (...key: readonly string[]) => Promise<Value | undefined>,
): (...key: readonly string[]) => Promise<Value | undefined> {
  const kept = new Map<string, Promise<Value | undefined>>();
  return (...parts) => {
    const key = parts.join('/');
    const reading = kept.get(key) ?? read(...parts).catch(() => undefined);
    kept.delete(key);
    kept.set(key, reading);
    for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
    return reading;
  };
}
