import { facets } from 'shared-contracts/domain/search-index.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { countryRule } from '../model/family-rule.ts';
import { hasValue } from '../model/filter-clause.ts';
import { placeLookup } from '../model/listing-plan.ts';
import type { PlantAnswer, PlantQuery } from '../model/plant-query.ts';

type Ask = (queries: readonly PlantQuery[]) => Promise<readonly PlantAnswer[]>;

/**
 * What a sent form means: a place that does not lie in the chosen wider one is dropped, a department that follows from
 * its city is left unsaid, and what a text says in words is chosen [B024-B027].
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

/** What a text says becomes filters; nothing of the reader is loaded where there is no text. */
async function settleText(state: SearchState, ask: Ask): Promise<SearchState> {
  if (state.text === undefined) return state;
  const { settleSentence } = await import(/* webpackChunkName: "sentence" */ '../sentence/settle-sentence.ts');
  return settleSentence(state, ask);
}
