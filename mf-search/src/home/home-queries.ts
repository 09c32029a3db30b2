import { alertFormHref } from 'shared-contracts/domain/alert-form.ts';
import { facets, orderIndexes, plantsIndex } from 'shared-contracts/domain/search-index.ts';
import type { SearchAccess } from 'shared-contracts/remote/render-contract.ts';
import { filtersOfSearch } from 'shared-contracts/routes/search-filters.ts';
import { emptySearch, type SearchState } from 'shared-contracts/routes/search-state.ts';
import { toHref } from 'shared-contracts/routes/search-url.ts';
import { onePerProject } from '../model/plant-hit.ts';
import { filtersOf } from '../model/search-filters.ts';
import { queryPlants } from '../plants-queries.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import { type SearchBarOptions, searchBarOptions } from '../ui/search-bar-options.ts';
import { type LinkWithCount, seoLinks } from '../ui/seo-links.ts';
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
  const counts = [housing, ...shortcuts.map(([, state]) => state)].map((state) => ({
    indexName: plantsIndex,
    filters: filtersOf(state),
    hitsPerPage: 0,
    facets: [facets.city],
  }));
  const newest = {
    indexName: orderIndexes.newest,
    filters: filtersOf(housing),
    // A project is published with several plants at once.
    hitsPerPage: newestShown * 6,
    attributesToRetrieve: ['id', 'project.id'],
  };
  const since = now - freshDays * 86_400_000;
  const [latest, fresh, all, ...others] = await queryPlants(
    search,
    [newest, newSinceQuery(housing, since), ...counts],
    signal,
  );
  const cities = all?.facets?.[facets.city] ?? {};
  const links = shortcuts.map(([label, state], index) => ({
    label,
    href: toHref(state),
    count: others[index]?.nbHits ?? 0,
  }));
  return {
    count: all?.nbHits ?? 0,
    options: searchBarOptions(),
    monthlyHref: toHref({ ...housing, order: 'monthly-asc' }),
    fresh: freshHomes({ ...housing, order: 'newest' }, fresh?.nbHits ?? 0),
    newest: onePerProject(latest?.hits ?? []).slice(0, newestShown),
    quickLinks: [...seoLinks(housing, { city: cities, zone: {}, type: {} }, {}), ...links].filter(
      ({ count }) => count > 0,
    ),
  };
}

function freshHomes(search: SearchState, count: number): FreshHomes {
  const href = toHref(search);
  return { label: texts.fresh, href, alertHref: alertFormHref(filtersOfSearch(search), href), count };
}
