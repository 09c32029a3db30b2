import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { liteClient } from 'algoliasearch/lite';
import type { PlantQuery } from '../model/plant-query.ts';
import { type Answers, answersOf, type Bundle, queriesOf } from '../model/query-bundle.ts';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;

/**
 * Answers of the index to some queries, in their form, by one request of the Algolia protocol.
 * Throws where the index cannot be reached, refuses, or the signal stops the search.
 */
export async function queryPlants<Queries extends Bundle>(
  search: SearchAccess,
  queries: Queries,
  signal: AbortSignal,
): Promise<Answers<Queries>> {
  const client = liteClient(search.appId, search.apiKey, {
    requester: requesterFor(signal),
    requestsCache: noCache,
    responsesCache: noCache,
    hostsCache: noCache,
    ...(search.host === '' ? {} : { hosts: [hostOf(search)], timeouts: patientTimeouts }),
  });
  const { results } = await client.searchForHits<Record<string, unknown>>({
    requests: queriesOf(queries).map(toRequest),
  });
  const answers = results.map(({ hits, nbHits = 0, nbPages = 0, facets }) => ({ hits, nbHits, nbPages, facets }));
  return answersOf(queries, answers);
}

/** One host has no other to turn to: the client's two seconds would be an error page on a slow phone. */
const patientTimeouts: NonNullable<ClientOptions['timeouts']> = { connect: 5000, read: 15_000, write: 30_000 };

function hostOf({ host, protocol }: SearchAccess): NonNullable<ClientOptions['hosts']>[number] {
  return { url: host, protocol, accept: 'readWrite' };
}

function toRequest({ facets, attributesToRetrieve, restrictSearchableAttributes, ...query }: PlantQuery) {
  return {
    ...query,
    ...(restrictSearchableAttributes ? { restrictSearchableAttributes: [...restrictSearchableAttributes] } : {}),
    ...(facets ? { facets: [...facets] } : {}),
    ...(attributesToRetrieve ? { attributesToRetrieve: [...attributesToRetrieve], attributesToHighlight: [] } : {}),
  };
}

/** A client lives for one request; what is worth keeping is kept by the page's data. */
const noCache: NonNullable<ClientOptions['hostsCache']> = {
  get: (_key, otherwise) => otherwise(),
  set: async (_key, value) => value,
  delete: async () => undefined,
  clear: async () => undefined,
};

/** The client's own requesters know no signal: this one stops when the page that asked is left. */
function requesterFor(signal: AbortSignal): Requester {
  return {
    async send({ url, method, headers, data, responseTimeout }) {
      const timeout = AbortSignal.timeout(responseTimeout);
      try {
        const response = await fetch(url, {
          method,
          headers,
          body: typeof data === 'string' ? data : null,
          signal: AbortSignal.any([signal, timeout]),
        });
        return { status: response.status, content: await response.text(), isTimedOut: false };
      } catch (error) {
        if (signal.aborted) throw error;
        return { status: 0, content: String(error), isTimedOut: timeout.aborted };
      }
    },
  };
}
