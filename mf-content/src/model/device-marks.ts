/** What this device has done with texts, by their slugs: kept in local storage, never sent. */
export interface DeviceMarks {
  has(slug: string): boolean;
  add(slug: string): void;
  remove(slug: string): void;
}

const most = 200;

/** Marks under one key of the store. A browser that refuses storage forgets them, and nothing else happens. */
export function deviceMarks(key: string, open: () => Pick<Storage, 'getItem' | 'setItem'>): DeviceMarks {
  function read(): string[] {
    try {
      const kept: unknown = JSON.parse(open().getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : [];
    } catch {
      return [];
    }
  }
  function write(slugs: readonly string[]): void {
    try {
      open().setItem(key, JSON.stringify(slugs.slice(-most)));
    } catch {
      // Private browsing or a full store.
    }
  }
  return {
    has: (slug) => read().includes(slug),
    add: (slug) => write([...read().filter((other) => other !== slug), slug]),
    remove: (slug) => write(read().filter((other) => other !== slug)),
  };
}
