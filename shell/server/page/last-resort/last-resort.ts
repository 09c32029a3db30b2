import { matchRoute } from '@umbral/domain/routes/match.ts';
import { isLocalPath } from '@umbral/protocol/router/local-path.ts';
import { type KeptPage, keepPage } from '../../cache/kept-page.ts';
import type { PageCache } from '../../cache/page-cache.ts';
import { asOf, insteadOf } from './resort-markup.ts';
import { resortStyle } from './resort-style.ts';

/** What a visit gets whose page cannot be drawn now: how it was, or the address of the nearest page that there is. */
export type LastResort =
  | { readonly kind: 'last-good'; readonly page: KeptPage }
  | { readonly kind: 'nearest'; readonly href: string };

export interface ResortFacts {
  readonly href: string;
  /** By which the cache keeps the last good page of an address. */
  lastingOf(href: string): string;
  /** They come again for the page itself, and are led nowhere else. */
  readonly isCrawler: boolean;
  /** They asked for too much, and are told so. */
  readonly isOverBudget: boolean;
}

/** Names, at the nearest page, the one that was wanted. It belongs to no screen. */
const wantedParameter = '_en-lugar-de';

/** Looks for something better than nothing. */
export function findLastResort(
  cache: PageCache,
  { href, lastingOf, isCrawler, isOverBudget }: ResortFacts,
): LastResort | undefined {
  const own = cache.lastGood(lastingOf(href));
  if (own) return { kind: 'last-good', page: dated(own) };
  if (isCrawler || isOverBudget) return undefined;
  const nearest = ancestorsOf(href).find((path) => cache.lastGood(lastingOf(path)));
  if (nearest === undefined) return undefined;
  return { kind: 'nearest', href: `${nearest}?${new URLSearchParams({ [wantedParameter]: href })}` };
}

/** The page without its query, then the pages above it; never the home, which is near to nothing. */
export function ancestorsOf(href: string): readonly string[] {
  const [path = '', query] = href.split('?');
  const segments = path.split('/').slice(1);
  const above = segments.map((_, index) => `/${segments.slice(0, segments.length - 1 - index).join('/')}`);
  const paths = [...(query === undefined ? [] : [path]), ...above];
  return paths.filter((one) => one !== '/' && matchRoute(one) !== undefined);
}

/** Whole pages stand for others where the address says so. */
export function standingIn(page: KeptPage, { searchParams }: URL): KeptPage {
  const wanted = searchParams.get(wantedParameter);
  if (wanted === null || page.made.status !== 200 || !isLocalPath(wanted)) return page;
  return changed(page, insteadOf(page.html(), wanted));
}

const datedPages = new WeakMap<KeptPage, KeptPage>();

/** Nobody keeps it: the next one may be fresh. */
function dated(page: KeptPage): KeptPage {
  const known = datedPages.get(page) ?? changed(page, asOf(page.html(), page.storedAt));
  datedPages.set(page, known);
  return known;
}

function changed({ made, path, storedAt }: KeptPage, html: string): KeptPage {
  const headers = { ...made.headers, 'cache-control': 'no-store' };
  return keepPage({ ...made, headers, html: Buffer.from(html), ownStyle: resortStyle.href }, path, storedAt);
}
