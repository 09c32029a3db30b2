import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { alertFormHref } from '@umbral/domain/people/alert-form.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { indexOf, plantsIndex } from '@umbral/domain/search/search-index.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { filtersOf } from '../model/listing-filter.ts';
import { readIds } from '../model/plant-hit.ts';
import { byProject } from '../model/search-unit.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { indexOrDatabase } from '../stand-in/index-or-database.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import { type SearchBarOptions, searchBarOptions } from '../view-model/search-bar-options.ts';
import { type LinkWithCount, seoLinks } from '../view-model/seo-links.ts';
import { newSinceQuery } from './new-since.ts';

/** What the home page shows by itself; its other parts are fragments. */
export interface HomeData {
  /** Projects on offer in Colombia. */
  readonly count: number;
  readonly options: SearchBarOptions;
  readonly quickLinks: readonly LinkWithCount[];
  /** The homes by what they cost each month. */
  readonly monthlyHref: string;
  /** The newest plants, one of each project. */
  readonly newest: readonly number[];
  /** What came in the last days, for whoever has searched nothing yet. */
  readonly fresh: FreshHomes;
  /** The index was away: the database gave the numbers, and nothing can be looked for by words. */
  readonly isStandIn?: true;
}

/** A listing of what is new, and where an alert for it is made without script. */
export interface FreshHomes extends LinkWithCount {
  readonly alertHref: string;
}

/** Who is asked for the home page. */
interface Sources {
  readonly search: SearchAccess;
  readonly call: CallApi;
}

/** What the home page counts and lists, whoever answers. */
export interface HomeFacts {
  readonly total: number;
  /** Projects by the name of their city. */
  readonly cities: Readonly<Record<string, number>>;
  /** Projects of each shortcut, in their order. */
  readonly shortcuts: readonly number[];
  /** Records of the newest homes, one of each project. */
  readonly latest: readonly unknown[];
  /** Projects with a home that came in the last days. */
  readonly fresh: number;
  readonly isStandIn?: true;
}

/** What is asked for the home page. */
export interface HomeQuestions {
  readonly housing: SearchState;
  readonly shortcuts: readonly SearchState[];
  /** Homes that came later are fresh, milliseconds since the epoch. */
  readonly since: number;
  /** How many of the newest projects. */
  readonly mostLatest: number;
}

const newestShown = 8;
const freshDays = 7;

const housing = emptySearch('housing');
const shortcuts: readonly (readonly [string, SearchState])[] = [
  [texts.immediateDelivery, emptySearch('immediate-delivery')],
  [texts.vis, emptySearch('vis')],
  [texts.withSubsidy, { ...housing, criteria: ['with-subsidy'] }],
];

/** The home page's data, by one request to the index; while that is away by one to the database. */
export async function loadHome({ search, call }: Sources, signal: AbortSignal, now: number): Promise<HomeData> {
  const questions: HomeQuestions = {
    housing,
    shortcuts: shortcuts.map(([, state]) => state),
    since: now - freshDays * 86_400_000,
    mostLatest: newestShown,
  };
  const facts = await indexOrDatabase<HomeFacts>(
    {
      fromIndex: (whileWanted) => indexedFacts(search, questions, whileWanted),
      async fromDatabase(whileWanted) {
        const { standInFacts } = await import(/* webpackChunkName: "home-stand-in" */ './home-stand-in.ts');
        return standInFacts(call, questions, whileWanted);
      },
    },
    signal,
  );
  return homeData(facts);
}

async function indexedFacts(search: SearchAccess, questions: HomeQuestions, signal: AbortSignal): Promise<HomeFacts> {
  const countOf = (state: SearchState) => ({
    indexName: plantsIndex,
    ...byProject,
    filters: filtersOf(state),
    hitsPerPage: 0,
    facets: [countedBy.city],
  });
  const newest = {
    ...byProject,
    indexName: indexOf('newest'),
    filters: filtersOf(questions.housing),
    hitsPerPage: questions.mostLatest,
    attributesToRetrieve: ['id'],
  };
  const queries = {
    latest: newest,
    fresh: newSinceQuery(questions.housing, questions.since),
    all: countOf(questions.housing),
    shortcuts: questions.shortcuts.map(countOf),
  };
  const { latest, fresh, all, shortcuts: counted } = await queryPlants(search, queries, signal);
  return {
    total: all.nbHits,
    cities: all.facets?.[countedBy.city] ?? {},
    shortcuts: counted.map(({ nbHits }) => nbHits),
    latest: latest.hits,
    fresh: fresh.nbHits,
  };
}

function homeData({ total, cities, shortcuts: counts, latest, fresh, isStandIn }: HomeFacts): HomeData {
  const links = shortcuts.map(([label, state], index) => ({ label, href: toHref(state), count: counts[index] ?? 0 }));
  const quickLinks = [...seoLinks(housing, { city: cities, zone: {}, type: {} }, {}), ...links];
  return {
    count: total,
    options: searchBarOptions(),
    monthlyHref: toHref({ ...housing, order: 'monthly-asc' }),
    fresh: freshHomes({ ...housing, order: 'newest' }, fresh),
    newest: readIds(latest),
    quickLinks: quickLinks.filter(({ count }) => count > 0),
    ...(isStandIn ? { isStandIn } : {}),
  };
}

function freshHomes(search: SearchState, count: number): FreshHomes {
  const href = toHref(search);
  return { label: texts.fresh, href, alertHref: alertFormHref(filtersOfSearch(search), href), count };
}
