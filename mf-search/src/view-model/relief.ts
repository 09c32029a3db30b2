import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { fromHref, refine } from '@umbral/domain/routes/search-url.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import { radiusKm } from '../model/form-keys.ts';
import { filtersOf } from '../model/listing-filter.ts';
import { type ListingQueries, placeGroups, totalQuery } from '../model/listing-plan.ts';
import { readPlaces } from '../model/plant-hit.ts';
import type { Ask, PlantAnswer, PlantQuery } from '../model/plant-query.ts';
import type { Answers } from '../model/query-bundle.ts';
import { unitOf } from '../model/search-unit.ts';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import { appliedFilters } from './applied-filters.ts';
import { listingHref, placeHref } from './listing-href.ts';
import type { PlaceNames } from './place-names.ts';
import type { LinkWithCount } from './seo-links.ts';

/** Ways out of a listing that found nothing that can be had, each with what it really leads to; the best first. */
export interface Relief {
  /** One filter less. */
  readonly relaxed: readonly LinkWithCount[];
  /** The other zones or cities around, the nearest first. */
  readonly nearby: readonly LinkWithCount[];
  readonly wider: readonly LinkWithCount[];
  /** Without any filter. */
  readonly clearCount: number;
}

/** A listing that found nothing that can be had, as its own request was answered. */
interface EmptyFacts {
  /** How many match, of which nothing can be had. */
  readonly gone: number;
  readonly state: SearchState;
  readonly names: PlaceNames;
  readonly answers: Pick<Answers<ListingQueries>, 'places'>;
}

const widerByKm = [2, 5] as const;
const nearbyShown = 4;
const nearbyWithinKm = 60;

/** What else would be found, by one more request. */
export async function findRelief(facts: EmptyFacts, ask: Ask): Promise<Relief> {
  const { state, names, gone } = facts;
  const relaxed = appliedFilters(state, names).map(({ label, href }) => ({ label: texts.without(label), href }));
  const wider = widerSearches(state);
  const totalOf = (href: string) => totalQuery(fromHref(href) ?? state);
  const { clear, byHref, around } = await ask({
    clear: totalOf(placeHref(state, {})),
    byHref: Object.fromEntries([...relaxed, ...wider].map(({ href }) => [href, totalOf(href)])),
    around: nearbyQuery(facts),
  });
  const counted = (ways: readonly Way[]) =>
    ways.map((way) => ({ ...way, count: byHref[way.href]?.nbHits ?? 0 })).filter(({ count }) => count > gone);
  return {
    clearCount: clear.nbHits,
    relaxed: counted(relaxed).toSorted((a, b) => b.count - a.count),
    wider: counted(wider),
    nearby: around ? nearbyPlaces(state, around) : [],
  };
}

interface Way {
  readonly label: string;
  readonly href: string;
}

function widerSearches(state: SearchState) {
  const { near } = state;
  if (!near) return [];
  const radii = widerByKm.map((more) => near.radiusKm + more).filter((radius) => radius <= radiusKm.max);
  return radii.map((radius) => ({
    label: texts.radius(radius),
    href: listingHref(refine(state, { near: { ...near, radiusKm: radius } })),
  }));
}

/** The same search in the places around the named one: hits come nearest first, and each place is counted. */
function nearbyQuery({ state, answers: { places } }: EmptyFacts): PlantQuery | undefined {
  const group = state.zone === undefined ? 'city' : 'zone';
  const point = readPlaces(placeGroups.flatMap((one) => places[one]?.hits ?? [])).at(-1)?.coordinates;
  if (!point || state[group] === undefined || state.near) return undefined;
  return {
    indexName: plantsIndex,
    filters: filtersOf(state, group),
    aroundLatLng: `${point.lat},${point.lng}`,
    aroundRadius: nearbyWithinKm * 1000,
    ...unitOf(state),
    hitsPerPage: 200,
    facets: [countedBy[group]],
    attributesToRetrieve: ['project.localization'],
    analytics: false,
  };
}

function nearbyPlaces(state: SearchState, { hits, facets: values }: PlantAnswer): LinkWithCount[] {
  const isZone = state.zone !== undefined;
  const counts = values?.[countedBy[isZone ? 'zone' : 'city']] ?? {};
  const links = new Map<string, LinkWithCount>();
  for (const place of readPlaces(hits)) {
    const [name, slug] = isZone ? [place.zone, place.zone_slug] : [place.city, place.city_slug];
    if (links.has(slug) || slug === (isZone ? state.zone : state.city)) continue;
    const inside = isZone ? { zone: slug } : { city: slug, department: undefined, zone: undefined };
    const href = listingHref({ ...state, page: 1, neighbourhood: undefined, ...inside });
    links.set(slug, { label: name, href, count: counts[name] ?? 1 });
  }
  return [...links.values()].slice(0, nearbyShown);
}
