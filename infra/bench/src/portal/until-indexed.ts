import { setTimeout as delay } from 'node:timers/promises';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import type { BenchPortal } from './bench-portal.ts';

const pauseMs = 500;
const longestMs = 60_000;

/**
 * Waits until a fresh portal has brought its plants to the search engine: it is ready before that, and a listing that is
 * asked for too early is empty and stays in the caches for a while. Throws after a minute.
 */
export async function untilIndexed(portal: BenchPortal, signal: AbortSignal): Promise<void> {
  const end = performance.now() + longestMs;
  let before = 0;
  while (performance.now() < end) {
    const count = await plantCount(portal, signal);
    if (count > 0 && count === before) return;
    before = count;
    await delay(pauseMs, undefined, { signal });
  }
  throw new Error('The search engine gets no plants');
}

async function plantCount({ searchUrl, searchAppId, searchKey }: BenchPortal, signal: AbortSignal): Promise<number> {
  const answer = await fetch(`${searchUrl}/1/indexes/${plantsIndex}/query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': searchAppId,
      'x-algolia-api-key': searchKey,
    },
    body: JSON.stringify({ hitsPerPage: 0 }),
    signal,
  });
  const { nbHits = 0 }: { readonly nbHits?: number } = await answer.json();
  return nbHits;
}
