/** The caches of a device, in memory: as much of them as the worker uses, by the rules of the standard. */
export function memoryCaches(): CacheStorage {
  const all = new Map<string, Cache>();
  const storage: Pick<CacheStorage, 'open' | 'keys' | 'delete'> = {
    async open(name) {
      const cache = all.get(name) ?? memoryCache();
      all.set(name, cache);
      return cache;
    },
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
  };
  return storage as never;
}

const absolute = (key: unknown) => new URL(String(key instanceof Request ? key.url : key), 'http://localhost').href;

function memoryCache(): Cache {
  const entries = new Map<string, Response>();
  const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
    match: async (key) => entries.get(absolute(key))?.clone(),
    put: async (key, response) => void entries.set(absolute(key), response),
    delete: async (key) => entries.delete(absolute(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
  return cache as never;
}
