import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { indexOf } from '@umbral/domain/search/search-index.ts';
import { countryLabels } from '@umbral/domain/vocabulary/labels.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { countries, type Region } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { filtersOf } from '../model/listing-filter.ts';
import { readIds } from '../model/plant-hit.ts';
import type { PlantAnswer } from '../model/plant-query.ts';
import { byProject } from '../model/search-unit.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { searchForYouTexts as texts } from '../texts/search-for-you-texts.ts';
import type { LinkWithCount } from '../view-model/seo-links.ts';

/** What the lead page of a region, or of the world, shows. */
export interface SearchForYouData {
  /** Name of this form, as the automation tells forms apart. */
  readonly form: string;
  readonly isAbroad: boolean;
  /** As a sentence names it: "el Caribe". */
  readonly place: string;
  readonly path: string;
  readonly thanksPath: string;
  readonly listing: string;
  /** Projects on offer; none where the index does not answer. */
  readonly count: number;
  /** Cities of the region or countries, those with most of them first, with their listings. */
  readonly places: readonly LinkWithCount[];
  /** Newest plants, one of each project. */
  readonly newest: readonly number[];
}

const shownHomes = 4;
const manyValues = 100;

/** The page's data, by one request to the index; the form works without its answer. */
export async function loadSearchForYou(
  region: Region | undefined,
  search: SearchAccess,
  signal: AbortSignal,
): Promise<SearchForYouData> {
  const state: SearchState = region ? { ...emptySearch('housing'), region } : emptySearch('abroad');
  const answer = await offersOf(state, search, signal);
  return {
    ...(region ? pageOfRegion(region) : pageAbroad),
    listing: toHref(state),
    count: answer?.nbHits ?? 0,
    places: placesOf(state, answer),
    newest: readIds(answer?.hits ?? []),
  };
}

function pageOfRegion(region: Region) {
  return {
    form: `buscamos-por-ti-${region}`,
    isAbroad: false,
    place: texts.regionNames[region],
    path: routes.searchForYouByRegion.href({ region }),
    thanksPath: `${routes.searchForYouThanks.href()}?region=${region}`,
  };
}

const pageAbroad = {
  form: 'buscamos-por-ti-internacional',
  isAbroad: true,
  place: texts.abroadName,
  path: routes.searchForYouAbroad.href(),
  thanksPath: routes.searchForYouAbroadThanks.href(),
};

async function offersOf(
  state: SearchState,
  search: SearchAccess,
  signal: AbortSignal,
): Promise<PlantAnswer | undefined> {
  const query = {
    indexName: indexOf('newest'),
    ...byProject,
    filters: filtersOf(state),
    hitsPerPage: shownHomes,
    facets: [countedBy.city, countedBy.country],
    maxValuesPerFacet: manyValues,
    attributesToRetrieve: ['id'],
    analytics: false,
  };
  try {
    return await queryPlants(search, query, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    // Leads come in also while the search is away.
    return undefined;
  }
}

function placesOf(state: SearchState, answer: PlantAnswer | undefined): LinkWithCount[] {
  const counts = (path: string) => Object.entries(answer?.facets?.[path] ?? {}).toSorted(([, a], [, b]) => b - a);
  if (state.family !== 'abroad') {
    return counts(countedBy.city).map(([name, count]) => ({
      label: name,
      href: toHref({ ...emptySearch('housing'), city: slugify(name) }),
      count,
    }));
  }
  return counts(countedBy.country).flatMap(([code, count]) => {
    const country = countries.find((known) => known === code);
    return country ? [{ label: countryLabels[country], href: toHref({ ...state, country }), count }] : [];
  });
}
