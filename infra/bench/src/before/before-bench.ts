import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import { type HttpCall, openHttpClient } from '../load/http-client.ts';
import { runLoad } from '../load/load-loop.ts';
import { benchPages } from '../pages/bench-pages.ts';
import { type BenchPortal, startBenchPortal } from '../portal/bench-portal.ts';
import { checkoutOf } from '../portal/checkout.ts';
import { beforeTable, type Measured, type Version } from './before-table.ts';

const rounds = 5;
const seconds = 3;
const versions: readonly Version[] = ['now', 'before'];

/** One visitor of the portal as it is and as it was at a commit, in turn: what each waits for. */
export async function beforeBench(commit: string, signal: AbortSignal): Promise<string> {
  const portals: Partial<Record<Version, BenchPortal>> = {};
  try {
    portals.now = await startBenchPortal(signal);
    portals.before = await startBenchPortal(signal, await checkoutOf(commit));
    const calls = { now: await callsOf(portals.now), before: await callsOf(portals.before) };
    return beforeTable(await measureAll(calls, signal));
  } finally {
    await portals.now?.stop();
    await portals.before?.stop();
  }
}

/** The n-th call, by what it is. */
type Calls = Readonly<Record<string, (number: number) => HttpCall>>;

async function callsOf(portal: BenchPortal): Promise<Calls> {
  const { home, listing, plant } = await benchPages(portal.url);
  const page = (path: string) => () => get(portal.url + path);
  const slug = plant.split('/').at(-1);
  return {
    'home, kept': page(home),
    'listing, kept': page(listing),
    'plant, kept': page(plant),
    // What a screen cannot read of its own query makes another page of the same cost each time.
    'listing, composed': (number) => get(`${portal.url}${listing}?${queryKeys.price}=x${number}`),
    // What a listing showed before: without what listing projects costs.
    'listing of types, composed': (number) =>
      get(`${portal.url}${listing}?${queryKeys.unit}=tipo&${queryKeys.price}=x${number}`),
    'call planta/{slug}': page(`/api/planta/${slug}`),
    'call filters/combinations': page('/api/search/filters/combinations'),
    'search, words and counts': (number) => search(portal, { query: words[number % words.length], facets: ['*'] }),
    'search, a place': () => search(portal, { query: '', aroundLatLng: '4.65,-74.06', aroundRadius: 10_000 }),
  };
}

const words = ['apartamento', 'casa jardin', 'torre', 'apartameto balcon'];

function get(url: string): HttpCall {
  return { method: 'GET', url };
}

function search({ searchUrl, searchAppId, searchKey }: BenchPortal, request: object): HttpCall {
  const headers = { 'x-algolia-application-id': searchAppId, 'x-algolia-api-key': searchKey };
  const body = { requests: [{ indexName: plantsIndex, hitsPerPage: 24, ...request }] };
  return { method: 'POST', url: `${searchUrl}/1/indexes/*/queries`, headers, body };
}

async function measureAll(calls: Readonly<Record<Version, Calls>>, signal: AbortSignal): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const what of Object.keys(calls.now)) {
      // Who comes first changes from round to round.
      for (const version of round % 2 === 0 ? versions : versions.toReversed()) {
        signal.throwIfAborted();
        const client = openHttpClient(1);
        const request = (number: number) => {
          const call = calls[version][what]?.(round * 100_000 + number);
          return call ? client.ask(call) : Promise.resolve(false);
        };
        measured.push({ what, version, figures: await runLoad({ request, clients: 1, seconds }) });
        client.close();
      }
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return measured;
}
