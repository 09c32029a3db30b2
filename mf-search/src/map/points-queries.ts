import type { SearchAccess } from 'shared-contracts/remote/render-contract.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import type { PlantAnswer } from '../model/plant-query.ts';
import { firstPoints, isPastPaging, newestQuery, otherPoints } from '../model/points-plan.ts';
import { queryPlants } from '../plants-queries.ts';
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
  const ask = (queries: Parameters<typeof queryPlants>[1]) => queryPlants(search, queries, signal);
  const [first] = await ask([firstPoints(state)]);
  const count = first?.nbHits ?? 0;
  const sites = sitesIn(first ? [first] : []);
  if (count <= sites.homes) return sites;
  onFirst?.(sites);
  const isPast = isPastPaging(count);
  const requests = otherPoints(state, count, isPast ? highestIdOf(await ask([newestQuery(state)])) : 0);
  const others = (await Promise.all(requests.map(ask))).flat();
  return sitesIn(isPast || !first ? others : [first, ...others]);
}

function sitesIn(answers: readonly PlantAnswer[]): SiteSet {
  return sitesOf(answers.flatMap(({ hits }) => readHomePoints(hits)));
}

function highestIdOf(answers: readonly PlantAnswer[]): number {
  const ids = answers.flatMap(({ hits }) => hits).map((hit) => Number(Object(hit).objectID));
  return Math.max(0, ...ids.filter(Number.isFinite));
}
