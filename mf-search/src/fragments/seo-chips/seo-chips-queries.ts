import type { SearchAccess } from 'shared-contracts/remote/render-contract.ts';
import { emptySearch } from 'shared-contracts/routes/search-state.ts';
import { countedAttributes, countQuery, placeQuery } from '../../model/listing-plan.ts';
import { readPlace } from '../../model/plant-hit.ts';
import { queryPlants } from '../../plants-queries.ts';
import { type LinkWithCount, seoLinks } from '../../ui/seo-links.ts';
import type { SeoChipsProps } from './seo-chips-props.ts';

/** The narrower listings of one [B042]. */
export async function loadSeoLinks(
  { family, city, zone }: SeoChipsProps,
  search: SearchAccess,
  signal: AbortSignal,
): Promise<LinkWithCount[]> {
  const state = { ...emptySearch(family), city, zone };
  const widest = family === 'abroad' ? 'country' : 'city';
  const group = city === undefined ? widest : zone === undefined ? 'zone' : 'type';
  const queries = [countQuery(state, group), placeQuery(state, zone === undefined ? 'city' : 'zone')];
  const [counts, place] = await queryPlants(search, queries, signal);
  const found = counts?.facets?.[countedAttributes[group]] ?? {};
  const names = readPlace(place?.hits ?? []);
  return seoLinks(state, { city: {}, zone: {}, type: {}, [group]: found }, names ?? {});
}
