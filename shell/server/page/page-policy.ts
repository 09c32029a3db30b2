import type { OutgoingHttpHeaders } from 'node:http';

import type { PageRow } from '@umbral/domain/routes/match.ts';

/** How long public pages may be kept, in seconds [B011]. */
const cacheSeconds = { private: 3600, shared: 86_400 } as const;

const notFoundSeconds = 60;
const degradedMs = 3000;

/** Whether a page shows what belongs to the one who asks: the account and builder areas, and what a secret opens. */
export function isPersonal({
  owner,
  robots,
  isSecret = false,
}: Pick<PageRow, 'owner' | 'robots' | 'isSecret'>): boolean {
  return isSecret || (robots === 'noindex' && (owner === 'mf-account' || owner === 'mf-builder'));
}

export interface Lifetime {
  readonly headers: OutgoingHttpHeaders;
  /** In the memory of this server. */
  readonly freshMs: number;
  readonly staleMs: number;
}

export interface PageFacts {
  readonly status: number;
  readonly isPersonal: boolean;
  /** A fragment is missing from it. */
  readonly isDegraded: boolean;
  /** What the page itself says, in seconds. */
  readonly sharedMaxAge?: number;
  readonly freshMs: number;
}

const never: Lifetime = { headers: { 'cache-control': 'private, no-store' }, freshMs: 0, staleMs: 0 };

/** How long a page may be kept, where. */
export function lifetimeOf({ status, isPersonal, isDegraded, sharedMaxAge, freshMs }: PageFacts): Lifetime {
  if (isPersonal || sharedMaxAge === 0) return never;
  if (status >= 500 || status === 302 || status === 303 || status === 307) {
    return { ...never, headers: { 'cache-control': 'no-store' } };
  }
  if (isDegraded)
    return { headers: { 'cache-control': 'no-cache' }, freshMs: Math.min(degradedMs, freshMs), staleMs: 0 };
  if (status === 404 || status === 410) return forShort(freshMs);
  const shared = Math.min(sharedMaxAge ?? cacheSeconds.shared, cacheSeconds.shared);
  const ages = `max-age=${Math.min(cacheSeconds.private, shared)}, s-maxage=${shared}, stale-while-revalidate=${shared}`;
  return { headers: { 'cache-control': `public, ${ages}`, vary: 'cookie' }, freshMs, staleMs: shared * 1000 };
}

function forShort(freshMs: number): Lifetime {
  const ages = `max-age=${notFoundSeconds}, s-maxage=${notFoundSeconds}`;
  return {
    headers: { 'cache-control': `public, ${ages}`, vary: 'cookie' },
    freshMs: Math.min(freshMs, 30_000),
    staleMs: 0,
  };
}
