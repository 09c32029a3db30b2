import { fromHref } from '@umbral/domain/routes/search-url.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { totalQuery } from '../model/listing-plan.ts';
import { priceScaleOf } from '../model/price-steps.ts';
import { queryPlants } from '../queries/plants-queries.ts';

/** How many homes of a listing stand in each step of the price scale, whatever price it asks for: one request, no hits. */
export async function countPrices(search: SearchAccess, href: string, signal: AbortSignal): Promise<readonly number[]> {
  const state = fromHref(href);
  if (!state) return [];
  const queries = priceScaleOf(state.country).steps.map((price) => totalQuery({ ...state, price }));
  return (await queryPlants(search, queries, signal)).map(({ nbHits }) => nbHits);
}
