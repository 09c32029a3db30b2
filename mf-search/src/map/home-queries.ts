import { numericAttributes } from '@umbral/domain/homes/record-attributes.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { type PlantCard, plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { cardAttributes } from '../model/card-attributes.ts';
import { totalQuery } from '../model/listing-plan.ts';
import { readHits } from '../model/plant-hit.ts';
import { queryPlants } from '../queries/plants-queries.ts';

const mostHomes = 50;

/** The homes of a project that a listing found, the cheapest first, those without a price last. */
export async function loadHomes(
  { search, state, signal }: { search: SearchAccess; state: SearchState; signal: AbortSignal },
  project: number,
): Promise<readonly PlantCard[]> {
  const query = totalQuery({ ...state, unit: 'types', box: undefined, order: 'price-asc' });
  const filters = `${query.filters} AND ${numericAttributes.projectId} = ${project}`;
  const ask = { ...query, filters, hitsPerPage: mostHomes, attributesToRetrieve: cardAttributes };
  const answer = await queryPlants(search, ask, signal);
  const cards = readHits(answer.hits).map((hit) => plantCardOf(hit, Date.now()));
  return cards.toSorted((a, b) => Number(a.priceCop === undefined) - Number(b.priceCop === undefined));
}
