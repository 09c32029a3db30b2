import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { countQuery, placeQuery } from '../../model/listing-plan.ts';
import { readPlace } from '../../model/plant-hit.ts';
import { queryPlants } from '../../queries/plants-queries.ts';
import { type LinkWithCount, seoLinks } from '../../view-model/seo-links.ts';
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
  const queries = { counts: countQuery(state, group), place: placeQuery(state, zone === undefined ? 'city' : 'zone') };
  const { counts, place } = await queryPlants(search, queries, signal);
  const found = counts.facets?.[countedBy[group]] ?? {};
  const names = readPlace(place.hits);
  return seoLinks(state, { city: {}, zone: {}, type: {}, [group]: found }, names ?? {});
}
