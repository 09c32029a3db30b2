import { facets } from 'shared-contracts/domain/search-index.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { countryRule } from '../model/family-rule.ts';
import { hasValue } from '../model/filter-clause.ts';
import { placeLookup } from '../model/listing-plan.ts';
import { readPlace } from '../model/plant-hit.ts';
import type { PlantAnswer, PlantQuery } from '../model/plant-query.ts';
import { placeWords } from './filter-form.ts';

type Ask = (queries: readonly PlantQuery[]) => Promise<readonly PlantAnswer[]>;

/**
 * What a sent form means: a place that does not lie in the chosen wider one is dropped, a department that follows from
 * its city is left unsaid, and a text that names a city or a zone is that place [B024-B027].
 */
export async function settleForm(state: SearchState, ask: Ask): Promise<SearchState> {
  return settlePlaces(await settleText(state, ask), ask);
}

async function settlePlaces(state: SearchState, ask: Ask): Promise<SearchState> {
  const { family, region, country, department, city, zone, neighbourhood } = state;
  const within = [
    countryRule(family),
    ...(family === 'abroad' && country ? [hasValue(facets.country, country)] : []),
    ...(region ? [hasValue(facets.region, region)] : []),
  ];
  const inDepartment = [...within, ...(department ? [hasValue(facets.departmentSlug, department)] : [])];
  const inCity = [...inDepartment, hasValue(facets.citySlug, city ?? '')];
  const inZone = [...inCity, hasValue(facets.zoneSlug, zone ?? '')];
  const withoutZone = [...inCity, hasValue(facets.neighbourhoodSlug, neighbourhood ?? '')];
  const inNeighbourhood = [...(zone ? inZone : inCity), ...withoutZone.slice(-1)];
  const answers = await ask([inDepartment, inCity, inZone, inNeighbourhood].map(placeLookup));
  const [hasDepartment, hasCity, hasZone, hasNeighbourhood] = answers.map(({ nbHits }) => nbHits > 0);
  const kept = city !== undefined && hasCity === true;
  const keptZone = kept && zone !== undefined && hasZone === true;
  const keepsNeighbourhood = kept && neighbourhood !== undefined && hasNeighbourhood === true && (keptZone || !zone);
  return {
    ...state,
    department: !kept && hasDepartment ? department : undefined,
    region: kept ? undefined : region,
    city: kept ? city : undefined,
    zone: keptZone ? zone : undefined,
    neighbourhood: keepsNeighbourhood ? neighbourhood : undefined,
  };
}

/** Only a text that says nothing but a place is taken for one. */
async function settleText(state: SearchState, ask: Ask): Promise<SearchState> {
  const words = placeWords(state.text ?? '');
  const [first, second] = words;
  if (first === undefined || words.length > 2 || state.city !== undefined) return state;
  const rule = countryRule(state.family);
  const cities = [rule, hasValue(facets.citySlug, second ?? first)];
  const zones = [rule, hasValue(facets.zoneSlug, first), ...(second ? [hasValue(facets.citySlug, second)] : [])];
  const [ofCity, ofZone] = await ask([cities, zones].map(placeLookup));
  const city = readPlace(ofCity?.hits ?? []);
  const zone = readPlace(ofZone?.hits ?? []);
  const unsaid = { ...state, text: undefined, department: undefined };
  if (second === undefined && city) return { ...unsaid, city: city.city_slug };
  return zone ? { ...unsaid, city: zone.city_slug, zone: zone.zone_slug } : state;
}
