import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { compress, type Encoding } from '../http/compression.ts';
import { createByteLru } from './byte-lru.ts';

/** A composed page, before it is encoded for a visitor. */
export interface MadePage {
  readonly status: number;
  /** Without what differs between visits. */
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly html: string;
  /** How long the memory serves it without a second thought; 0: it is not kept. */
  readonly freshMs: number;
  /** How long after that it may be served while it is drawn again. */
  readonly staleMs: number;
  /** Server-Timing entries. */
  readonly timings: readonly string[];
}

/** A page as it is kept: with its encodings, once they were asked for. */
export interface KeptPage {
  readonly made: MadePage;
  readonly path: string;
  readonly etag: string;
  readonly storedAt: number;
  body(encoding: Encoding | undefined): Promise<Buffer>;
}

/** Where a page came from. */
export type PageSource = 'hit' | 'stale' | 'miss' | 'private';

export interface PageKey {
  /** Everything that the page depends on. */
  readonly key: string;
  /** By which it is purged. */
  readonly path: string;
}

export interface PageCache {
  /** The page of a key; drawn by one of all who ask at the same time. */
  get(key: PageKey, make: () => Promise<MadePage>): Promise<{ readonly page: KeptPage; readonly source: PageSource }>;
  /** Forgets pages: of the given paths (`/a/*` for all below), or every one. Gives how many. */
  purge(paths?: readonly string[]): number;
  readonly bytes: () => number;
}

/** Encodings and keys weigh about as much as the page again. */
const weight = 1.6;

/** Makes a cache of pages bounded by its bytes. */
export function createPageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  const pages = createByteLru<KeptPage>(maxBytes);
  const making = new Map<string, Promise<KeptPage>>();
  let purges = 0;

  function store(key: string, page: KeptPage): void {
    const { freshMs, html, status } = page.made;
    if (freshMs > 0) pages.set(key, page, html.length * weight);
    // While a page fails, the last good one is better than none.
    else if (status < 500) pages.delete(key);
  }

  function make({ key, path }: PageKey, draw: () => Promise<MadePage>): Promise<KeptPage> {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const purgesBefore = purges;
    const drawing = draw()
      .then((made) => {
        const page = keepPage(made, path, now());
        // A page that was begun before a purge may show what the purge was about.
        if (purges === purgesBefore) store(key, page);
        return page;
      })
      .finally(() => {
        if (making.get(key) === drawing) making.delete(key);
      });
    making.set(key, drawing);
    return drawing;
  }

  return {
    async get(key, draw) {
      const kept = pages.get(key.key);
      const ageMs = kept ? now() - kept.storedAt : 0;
      if (kept && ageMs < kept.made.freshMs) return { page: kept, source: 'hit' };
      if (kept && ageMs < kept.made.freshMs + kept.made.staleMs) {
        void make(key, draw).catch(() => undefined);
        return { page: kept, source: 'stale' };
      }
      return { page: await make(key, draw), source: 'miss' };
    },
    purge(paths) {
      purges += 1;
      making.clear();
      return pages.deleteWhere((_, page) => !paths || paths.some((pattern) => isBelow(page.path, pattern)));
    },
    bytes: pages.bytes,
  };
}

/** Makes a page ready to be sent. */
export function keepPage(made: MadePage, path: string, storedAt: number): KeptPage {
  const plain = Buffer.from(made.html);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    made,
    path,
    storedAt,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    async body(encoding) {
      if (!encoding) return plain;
      const known = encoded.get(encoding) ?? compress(plain, encoding);
      encoded.set(encoding, known);
      return known;
    },
  };
}

function isBelow(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
