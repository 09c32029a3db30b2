import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { alertFormHref } from '@umbral/domain/people/alert-form.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { indexOf, plantsIndex } from '@umbral/domain/search/search-index.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { filtersOf } from '../model/listing-filter.ts';
import { onePerProject } from '../model/plant-hit.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import { type SearchBarOptions, searchBarOptions } from '../view-model/search-bar-options.ts';
import { type LinkWithCount, seoLinks } from '../view-model/seo-links.ts';
import { newSinceQuery } from './new-since.ts';

/** What the home page shows by itself; its other parts are fragments. */
export interface HomeData {
  /** Homes on offer in Colombia. */
  readonly count: number;
  readonly options: SearchBarOptions;
  readonly quickLinks: readonly LinkWithCount[];
  /** The homes by what they cost each month. */
  readonly monthlyHref: string;
  /** The newest plants, one of each project. */
  readonly newest: readonly number[];
  /** What came in the last days, for whoever has searched nothing yet. */
  readonly fresh: FreshHomes;
}

/** A listing of what is new, and where an alert for it is made without script. */
export interface FreshHomes extends LinkWithCount {
  readonly alertHref: string;
}

const newestShown = 8;
const freshDays = 7;

/** The home page's data, by one request to the index. */
export async function loadHome(search: SearchAccess, signal: AbortSignal, now: number): Promise<HomeData> {
  const housing = emptySearch('housing');
  const shortcuts: readonly (readonly [string, SearchState])[] = [
    [texts.immediateDelivery, emptySearch('immediate-delivery')],
    [texts.vis, emptySearch('vis')],
    [texts.withSubsidy, { ...housing, criteria: ['with-subsidy'] }],
  ];
  const countOf = (state: SearchState) => ({
    indexName: plantsIndex,
    filters: filtersOf(state),
    hitsPerPage: 0,
    facets: [countedBy.city],
  });
  const newest = {
    indexName: indexOf('newest'),
    filters: filtersOf(housing),
    // A project is published with several plants at once.
    hitsPerPage: newestShown * 6,
    attributesToRetrieve: ['id', 'project.id'],
  };
  const since = now - freshDays * 86_400_000;
  const queries = {
    latest: newest,
    fresh: newSinceQuery(housing, since),
    all: countOf(housing),
    byLabel: Object.fromEntries(shortcuts.map(([label, state]) => [label, countOf(state)])),
  };
  const { latest, fresh, all, byLabel } = await queryPlants(search, queries, signal);
  const cities = all.facets?.[countedBy.city] ?? {};
  const links = shortcuts.map(([label, state]) => ({
    label,
    href: toHref(state),
    count: byLabel[label]?.nbHits ?? 0,
  }));
  return {
    count: all.nbHits,
    options: searchBarOptions(),
    monthlyHref: toHref({ ...housing, order: 'monthly-asc' }),
    fresh: freshHomes({ ...housing, order: 'newest' }, fresh.nbHits),
    newest: onePerProject(latest.hits).slice(0, newestShown),
    quickLinks: [...seoLinks(housing, { city: cities, zone: {}, type: {} }, {}), ...links].filter(
      ({ count }) => count > 0,
    ),
  };
}

function freshHomes(search: SearchState, count: number): FreshHomes {
  const href = toHref(search);
  return { label: texts.fresh, href, alertHref: alertFormHref(filtersOfSearch(search), href), count };
}
