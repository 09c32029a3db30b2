import { hash } from 'node:crypto';

/** Remembers what was there already, for a time. */
export interface SeenKeys {
  /** Whether a key comes for the first time. */
  isFirst(key: string): boolean;
}

export interface SeenKeysOptions {
  /** A key is remembered at least so long, and at most twice as long. */
  readonly rememberMs: number;
  /** Keys of one span; more push out the older ones. */
  readonly most: number;
  readonly now?: () => number;
}

/**
 * Two generations of keys: the older one is forgotten as a whole, so that memory stays bounded. A key may hold a whole
 * address: only its hash is kept.
 */
export function createSeenKeys({ rememberMs, most, now = Date.now }: SeenKeysOptions): SeenKeys {
  let young = new Set<string>();
  let old = new Set<string>();
  let turnAt = now() + rememberMs;

  return {
    isFirst(key) {
      const name = hash('sha256', key, 'base64');
      if (now() >= turnAt || young.size >= most) {
        // After a long silence both generations are too old.
        old = now() >= turnAt + rememberMs ? new Set() : young;
        young = new Set();
        turnAt = now() + rememberMs;
      }
      if (young.has(name)) return false;
      young.add(name);
      return !old.has(name);
    },
  };
}
