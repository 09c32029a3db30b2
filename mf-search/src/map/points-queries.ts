import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import type { Ask, PlantAnswer } from '../model/plant-query.ts';
import { firstPoints, isPastPaging, newestQuery, otherPoints } from '../model/points-plan.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { readHomePoints, type SiteSet, sitesOf } from './sites.ts';

interface SitesRequest {
  readonly search: SearchAccess;
  readonly state: SearchState;
  readonly signal: AbortSignal;
  /** Called with the first homes, where there are many more. */
  readonly onFirst?: (sites: SiteSet) => void;
}

/** Every home of a listing as sites of the map. One request answers a city, two most countries. */
export async function loadSites({ search, state, signal, onFirst }: SitesRequest): Promise<SiteSet> {
  const ask: Ask = (queries) => queryPlants(search, queries, signal);
  const first = await ask(firstPoints(state));
  const count = first.nbHits;
  const sites = sitesIn([first]);
  if (count <= sites.homes) return sites;
  onFirst?.(sites);
  const isPast = isPastPaging(count);
  const requests = otherPoints(state, count, isPast ? highestIdOf(await ask(newestQuery(state))) : 0);
  const others = (await Promise.all(requests.map((pages) => ask(pages)))).flat();
  return sitesIn(isPast ? others : [first, ...others]);
}

function sitesIn(answers: readonly PlantAnswer[]): SiteSet {
  return sitesOf(answers.flatMap(({ hits }) => readHomePoints(hits)));
}

function highestIdOf({ hits }: PlantAnswer): number {
  const ids = hits.map((hit) => Number(Object(hit).objectID));
  return Math.max(0, ...ids.filter(Number.isFinite));
}
