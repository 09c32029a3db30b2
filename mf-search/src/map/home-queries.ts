import { numericAttributes } from 'shared-contracts/domain/search-index.ts';
import type { SearchAccess } from 'shared-contracts/remote/render-contract.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { type PlantCard, plantCardOf } from 'shared-contracts/ui/plant-card.ts';
import { totalQuery } from '../model/listing-plan.ts';
import { cardAttributes, readHits } from '../model/plant-hit.ts';
import { queryPlants } from '../plants-queries.ts';

const mostHomes = 50;

/** The homes of a project that a listing found, the cheapest first, those without a price last. */
export async function loadHomes(
  { search, state, signal }: { search: SearchAccess; state: SearchState; signal: AbortSignal },
  project: number,
): Promise<readonly PlantCard[]> {
  const query = totalQuery({ ...state, box: undefined, order: 'price-asc' });
  const filters = `${query.filters} AND ${numericAttributes.projectId} = ${project}`;
  const ask = { ...query, filters, hitsPerPage: mostHomes, attributesToRetrieve: cardAttributes };
  const [answer] = await queryPlants(search, [ask], signal);
  const cards = readHits(answer?.hits ?? []).map((hit) => plantCardOf(hit, Date.now()));
  return cards.toSorted((a, b) => Number(a.priceCop === undefined) - Number(b.priceCop === undefined));
}
