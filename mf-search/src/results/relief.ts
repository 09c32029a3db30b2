import { facets, plantsIndex } from 'shared-contracts/domain/search-index.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { fromHref, refine } from 'shared-contracts/routes/search-url.ts';
import { radiusKm } from '../model/form-keys.ts';
import { type ListingPlan, totalQuery } from '../model/listing-plan.ts';
import { readPlaces } from '../model/plant-hit.ts';
import type { Ask, PlantAnswer, PlantQuery } from '../model/plant-query.ts';
import { filtersOf } from '../model/search-filters.ts';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import { appliedFilters } from '../ui/applied-filters.ts';
import { listingHref, placeHref } from '../ui/listing-href.ts';
import type { PlaceNames } from '../ui/place-names.ts';
import type { LinkWithCount } from '../ui/seo-links.ts';

/** Ways out of a listing that found nothing, each with what it really leads to; the best first. */
export interface Relief {
  /** One filter less. */
  readonly relaxed: readonly LinkWithCount[];
  /** The other zones or cities around, the nearest first. */
  readonly nearby: readonly LinkWithCount[];
  readonly wider: readonly LinkWithCount[];
  /** Without any filter. */
  readonly clearCount: number;
}

/** A listing that found nothing, as its own request was planned and answered. */
interface EmptyFacts {
  readonly state: SearchState;
  readonly names: PlaceNames;
  readonly plan: Pick<ListingPlan, 'counted' | 'places'>;
  readonly answers: readonly PlantAnswer[];
}

const widerByKm = [2, 5] as const;
const nearbyShown = 4;
const nearbyWithinKm = 60;

/** What else would be found, by one more request. */
export async function findRelief(facts: EmptyFacts, ask: Ask): Promise<Relief> {
  const { state, names } = facts;
  const relaxed = appliedFilters(state, names).map(({ label, href }) => ({ label: texts.without(label), href }));
  const wider = widerSearches(state);
  const ways = [{ label: '', href: placeHref(state, {}) }, ...relaxed, ...wider];
  const totals = ways.map(({ href }) => totalQuery(fromHref(href) ?? state));
  const answers = await ask([...totals, ...nearbyQueries(facts)]);
  const counts = answers.map(({ nbHits }) => nbHits);
  const around = answers[totals.length];
  return {
    clearCount: counts[0] ?? 0,
    relaxed: counted(relaxed, counts.slice(1)).toSorted((a, b) => b.count - a.count),
    wider: counted(wider, counts.slice(1 + relaxed.length)),
    nearby: around ? nearbyPlaces(state, around) : [],
  };
}

function counted(ways: readonly { readonly label: string; readonly href: string }[], counts: readonly number[]) {
  return ways
    .map(({ label, href }, index) => ({ label, href, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
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
function nearbyQueries({ state, plan, answers }: EmptyFacts): PlantQuery[] {
  const group = state.zone === undefined ? 'city' : 'zone';
  const firstPlace = 1 + plan.counted.length;
  const found = answers.slice(firstPlace, firstPlace + plan.places.length);
  const point = readPlaces(found.flatMap(({ hits }) => hits)).at(-1)?.coordinates;
  if (!point || state[group] === undefined || state.near) return [];
  return [
    {
      indexName: plantsIndex,
      ...(state.text === undefined ? {} : { query: state.text }),
      filters: filtersOf(state, group),
      aroundLatLng: `${point.lat},${point.lng}`,
      aroundRadius: nearbyWithinKm * 1000,
      hitsPerPage: 200,
      facets: [facets[group]],
      attributesToRetrieve: ['project.localization'],
      analytics: false,
    },
  ];
}

function nearbyPlaces(state: SearchState, { hits, facets: values }: PlantAnswer): LinkWithCount[] {
  const isZone = state.zone !== undefined;
  const counts = values?.[isZone ? facets.zone : facets.city] ?? {};
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
