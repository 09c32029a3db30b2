import type { LoaderArgs, RouteModule } from './route-module.ts';

interface Entry {
  readonly at: number;
  readonly result: Promise<unknown>;
  settled?: { readonly value: unknown };
}

const lifetimeMs = 30_000;

/** Data of pages fetched ahead of their navigation; each serves one navigation. */
export interface PrefetchedData {
  /** Runs a loader ahead; later calls within the lifetime change nothing. */
  fetch(loader: NonNullable<RouteModule['loader']>, args: LoaderArgs): Promise<void>;
  /** Runs a loader, or gives what was fetched ahead for the same address. */
  run(loader: NonNullable<RouteModule['loader']>, args: LoaderArgs): unknown;
  /** Takes data that have arrived, for a first render without waiting. */
  take(routeKey: string, href: string): { readonly value: unknown } | undefined;
}

/** Keeps what one remote fetched ahead. */
export function createPrefetchedData(now: () => number = Date.now): PrefetchedData {
  const entries = new Map<string, Entry>();

  function claim(key: string): Entry | undefined {
    const entry = entries.get(key);
    entries.delete(key);
    return entry && now() - entry.at < lifetimeMs ? entry : undefined;
  }

  async function settle(key: string, entry: Entry): Promise<void> {
    try {
      const value = await entry.result;
      if (!(value instanceof Response)) entry.settled = { value };
    } catch {
      // What failed ahead does not decide a navigation: it tries anew.
      if (entries.get(key) === entry) entries.delete(key);
    }
  }

  return {
    async fetch(loader, args) {
      for (const [old, { at }] of entries) if (now() - at >= lifetimeMs) entries.delete(old);
      const key = keyOf(args.routeKey, hrefOf(args.request.url));
      const known = entries.get(key);
      if (known) return settle(key, known);
      const entry: Entry = { at: now(), result: Promise.resolve().then(() => loader(args)) };
      entries.set(key, entry);
      await settle(key, entry);
    },
    run: (loader, args) => claim(keyOf(args.routeKey, hrefOf(args.request.url)))?.result ?? loader(args),
    take(routeKey, href) {
      const key = keyOf(routeKey, href);
      return entries.get(key)?.settled ? claim(key)?.settled : undefined;
    },
  };
}

function keyOf(routeKey: string, href: string): string {
  return `${routeKey} ${href}`;
}

function hrefOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
