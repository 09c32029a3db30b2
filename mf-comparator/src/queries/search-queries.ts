import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { liteClient } from 'algoliasearch/lite';

const mostFound = 12;

/** Ids of the plants that words lead to, the best first. Throws where the index cannot be asked. */
export async function findPlants(search: SearchAccess, words: string): Promise<number[]> {
  const { appId, apiKey, host, protocol } = search;
  const own = host === '' ? {} : { hosts: [{ url: host, protocol, accept: 'readWrite' as const }] };
  const client = liteClient(appId, apiKey, own);
  const query = { indexName: plantsIndex, query: words, hitsPerPage: mostFound, attributesToRetrieve: ['id'] };
  const { results } = await client.searchForHits({ requests: [{ ...query, attributesToHighlight: [] }] });
  return (results[0]?.hits ?? []).map(({ objectID }) => Number(objectID)).filter(Number.isSafeInteger);
}
