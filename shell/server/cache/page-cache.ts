import { type KeptPage, keepPage, type MadePage } from './kept-page.ts';
import type { PageStore } from './page-store.ts';
import type { StoredPage } from './stored-page.ts';
import { createTwoTierLru } from './two-tier-lru.ts';

/** Where a page came from; `last-good`: it could not be drawn now, and this is how it was once. */
export type PageSource = 'hit' | 'stale' | 'miss' | 'private' | 'last-good';

export interface PageKey {
  /** Everything that the page depends on. */
  readonly key: string;
  /** The page for its visitors, whatever drew it: how it was when it was last good is kept by this, beyond releases. */
  readonly lasting?: string;
  /** By which it is purged. */
  readonly path: string;
}

export interface PageCache {
  /** The page of a key; drawn by one of all who ask at the same time, once it is let in. */
  get(key: PageKey, drawing: PageDrawing): Promise<FoundPage>;
  /** The last good page, however old. */
  lastGood(lasting: string): KeptPage | undefined;
  /** Forgets pages: of the given paths (`/a/*` for all below), or every one, the last good ones too. Gives how many. */
  purge(paths?: readonly string[]): number;
  /** Forgets what other versions drew, but for the last good pages. */
  outdate(): void;
  /** Takes the pages of an earlier process, those of other versions as last good ones only. */
  restore(pages: readonly StoredPage[], isDrawnNow: (key: string) => boolean): void;
  readonly bytes: () => number;
}

/** How a page is drawn. */
export interface PageDrawing {
  make(): Promise<MadePage>;
  /** Runs it when its turn comes; `isRefresh`: nobody waits for it. */
  admit<Result>(run: () => Promise<Result>, facts: { readonly isRefresh: boolean }): Promise<Result>;
}

export interface FoundPage {
  readonly page: KeptPage;
  readonly source: PageSource;
}

const bytesOf = (page: KeptPage) => page.bytes();

/** Where last good pages outlive the process. */
export type PageShelf = Pick<PageStore, 'keep' | 'forget'>;

const noShelf: PageShelf = { keep: () => undefined, forget: () => undefined };

/** Makes a cache of pages bounded by its bytes. */
export function createPageCache(
  maxBytes: number,
  { now = Date.now, shelf = noShelf }: { readonly now?: () => number; readonly shelf?: PageShelf } = {},
): PageCache {
  const pages = createTwoTierLru<KeptPage>(maxBytes, bytesOf);
  // Most of them are the same objects.
  const lastGood = createTwoTierLru<KeptPage>(maxBytes, bytesOf);
  const refreshing = new Set<string>();
  const making = new Map<string, Promise<KeptPage>>();
  let purges = 0;

  function store({ key, lasting }: PageKey, page: KeptPage): void {
    const { freshMs, staleMs, status } = page.made;
    if (freshMs > 0) pages.set(key, page, bytesOf(page));
    // While a page fails, the last good one is better than none.
    else if (status < 500) pages.delete(key);
    if (lasting === undefined || status >= 500) return;
    // What may be served on while it is drawn again is whole; one that is gone or nobody's to keep was good for long enough.
    if (status === 200 && staleMs > 0) {
      lastGood.set(lasting, page, bytesOf(page));
      if (mayOutlive(lasting)) shelf.keep({ key, lasting, page });
    } else if (status !== 200 || freshMs === 0) forgetGood(lasting);
  }

  function forgetGood(lasting: string): void {
    lastGood.delete(lasting);
    shelf.forget((_, other) => other === lasting);
  }

  /** More is kept of a page than when it was put in. */
  function weigh(key: string, lasting: string | undefined): void {
    pages.weigh(key);
    if (lasting !== undefined) lastGood.weigh(lasting);
  }

  function make({ key, lasting, path }: PageKey, draw: () => Promise<MadePage>): Promise<KeptPage> {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const purgesBefore = purges;
    const drawing = draw()
      .then((made) => {
        const before = pages.get(key);
        const drawn = keepPage(made, path, now(), () => weigh(key, lasting));
        // Drawn again a page is mostly the same, and packed already.
        const isSame = before?.etag === drawn.etag;
        const page = before && isSame ? { ...before, made: drawn.made, storedAt: drawn.storedAt } : drawn;
        // A page that was begun before a purge may show what the purge was about.
        if (purges === purgesBefore) store({ key, lasting, path }, page);
        return page;
      })
      .finally(() => {
        if (making.get(key) === drawing) making.delete(key);
      });
    making.set(key, drawing);
    return drawing;
  }

  function refresh(key: PageKey, { make: draw, admit }: PageDrawing): void {
    if (making.has(key.key) || refreshing.has(key.key)) return;
    refreshing.add(key.key);
    void admit(() => make(key, draw), { isRefresh: true })
      .catch(() => undefined)
      .finally(() => refreshing.delete(key.key));
  }

  function isFresh({ storedAt, made }: KeptPage): boolean {
    return now() - storedAt < made.freshMs;
  }

  return {
    async get(key, { make: draw, admit }) {
      const kept = pages.get(key.key);
      // What is asked for again is kept longer, as the last good one too.
      if (kept && key.lasting !== undefined) lastGood.get(key.lasting);
      kept?.askedAgain();
      if (kept && isFresh(kept)) return { page: kept, source: 'hit' };
      if (kept && now() - kept.storedAt < kept.made.freshMs + kept.made.staleMs) {
        refresh(key, { make: draw, admit });
        return { page: kept, source: 'stale' };
      }
      // Whoever draws it already was let in for all.
      const underWay = making.get(key.key);
      if (underWay) return { page: await underWay, source: 'miss' };
      const found = async (): Promise<FoundPage> => {
        const drawn = pages.get(key.key);
        if (drawn && isFresh(drawn)) return { page: drawn, source: 'hit' };
        return { page: await make(key, draw), source: 'miss' };
      };
      return admit(found, { isRefresh: false });
    },
    lastGood: lastGood.get,
    purge(paths) {
      purges += 1;
      making.clear();
      const isMeant = (_: string, page: KeptPage) => !paths || paths.some((pattern) => isBelow(page.path, pattern));
      lastGood.deleteWhere(isMeant);
      shelf.forget((path) => !paths || paths.some((pattern) => isBelow(path, pattern)));
      return pages.deleteWhere(isMeant);
    },
    outdate() {
      purges += 1;
      making.clear();
      pages.deleteWhere(() => true);
    },
    restore(stored, isDrawnNow) {
      // What was asked for meanwhile is newer, and the latest of the stored ones is to stay.
      for (const {
        key,
        lasting,
        page: { made, path, storedAt },
      } of stored.toReversed()) {
        if (lastGood.get(lasting)) continue;
        const page = keepPage(made, path, storedAt, () => weigh(key, lasting));
        lastGood.set(lasting, page, bytesOf(page));
        if (isDrawnNow(key) && !pages.get(key)) pages.set(key, page, bytesOf(page));
      }
    },
    bytes: pages.bytes,
  };
}

/** What a visitor typed stands in a query: it is written nowhere. */
function mayOutlive(lasting: string): boolean {
  return !lasting.includes('?');
}

function isBelow(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
