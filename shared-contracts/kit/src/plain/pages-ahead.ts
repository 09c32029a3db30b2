import type { Shown } from './shown-page.ts';

const lifetimeMs = 30_000;

/** Pages with their data, fetched ahead of their navigation; each serves one navigation. */
export interface PagesAhead<View> {
  /** Loads a page ahead; later calls within the lifetime change nothing. */
  fetch(href: string, load: (signal: AbortSignal) => Promise<Shown<View>>): Promise<void>;
  /** What was fetched ahead for an address, if it is good; it may still be on its way. */
  take(href: string): Promise<Shown<View> | undefined>;
}

/** Keeps what one remote fetched ahead. */
export function createPagesAhead<View>(now = () => performance.now()): PagesAhead<View> {
  const entries = new Map<string, { readonly at: number; readonly good: Promise<Shown<View> | undefined> }>();

  return {
    async fetch(href, load) {
      for (const [old, { at }] of entries) if (now() - at >= lifetimeMs) entries.delete(old);
      const known = entries.get(href);
      const entry = known ?? { at: now(), good: unlessFailed(load(AbortSignal.timeout(lifetimeMs))) };
      entries.set(href, entry);
      if (!(await entry.good) && entries.get(href) === entry) entries.delete(href);
    },
    async take(href) {
      const entry = entries.get(href);
      entries.delete(href);
      return entry && now() - entry.at < lifetimeMs ? entry.good : undefined;
    },
  };
}

/** What failed ahead does not decide a navigation: it tries anew. */
async function unlessFailed<View>(loading: Promise<Shown<View>>): Promise<Shown<View> | undefined> {
  const shown = await loading.catch(() => undefined);
  return shown?.fault === undefined ? shown : undefined;
}
