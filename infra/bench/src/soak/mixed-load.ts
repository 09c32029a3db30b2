import { setTimeout as delay } from 'node:timers/promises';
import { impressionsPath } from '@umbral/domain/api/impressions-path.ts';
import { quoteKeys } from '@umbral/domain/finance/quote-choice.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import type { BenchPages } from '../pages/bench-pages.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';

/** What came of a load so far. */
export interface LoadCount {
  asked: number;
  /** Status → how often, of what was not 200. */
  readonly failed: Map<number, number>;
}

interface Call {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly body?: unknown;
}

/** Milliseconds between an answer and the next question of one client. */
const pauseMs = 200;
const clients = 4;

/**
 * People who read, search and look: pages that are kept and pages that must be drawn, calls, searches of ever other
 * words, and what counts their views, until `signal` ends it.
 */
export async function askForEver(
  portal: BenchPortal,
  pages: BenchPages,
  { count, signal }: { readonly count: LoadCount; readonly signal: AbortSignal },
): Promise<void> {
  const callOf = callsOf(portal, pages);
  const client = async () => {
    while (!signal.aborted) {
      const status = await statusOf(callOf(count.asked++));
      if (status !== 200) count.failed.set(status, (count.failed.get(status) ?? 0) + 1);
      await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

async function statusOf({ url, headers, body }: Call): Promise<number> {
  const sent = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  };
  try {
    const answer = await fetch(url, body === undefined ? { headers } : sent);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** The n-th thing that is asked. */
function callsOf(portal: BenchPortal, { home, listing, plant, article }: BenchPages): (number: number) => Call {
  const slug = plant.split('/').at(-1);
  const searchHeaders = { 'x-algolia-application-id': portal.searchAppId, 'x-algolia-api-key': portal.searchKey };
  const page = (path: string) => () => ({ url: portal.url + path });
  const kinds: readonly ((number: number) => Call)[] = [
    page(home),
    page(listing),
    // What a screen cannot read of its own query makes another page of the same cost each time.
    (number) => ({ url: `${portal.url}${listing}?${queryKeys.price}=x${number}` }),
    page(plant),
    (number) => ({ url: `${portal.url}${plant}?${quoteKeys.years}=x${number}` }),
    page(article),
    page(`/api/planta/${slug}`),
    page('/api/search/filters/combinations'),
    (number) => ({
      url: `${portal.searchUrl}/1/indexes/${plantsIndex}/query`,
      headers: searchHeaders,
      body: { query: number.toString(36), hitsPerPage: 24 },
    }),
    (number) => ({ url: `${portal.url}/api${impressionsPath}`, body: { plants: [(number % 200) + 1] } }),
  ];
  return (number) => (kinds[number % kinds.length] ?? page(home))(number);
}
