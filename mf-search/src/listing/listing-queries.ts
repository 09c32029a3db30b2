import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { fromUrl } from '@umbral/domain/routes/search-url.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { droppedChoices, droppedPlaceQuery } from '../filters/dropped-choices.ts';
import { readEarlier } from '../filters/earlier-choices.ts';
import { isSentForm } from '../filters/filter-form.ts';
import { addressOfForm } from '../filters/form-address.ts';
import { indexOffers } from '../filters/index-offers.ts';
import { loadForms } from '../filters/lazy-forms.ts';
import { type FacetCounts, facetCountsOf, optionCountsOf } from '../model/facet-counts.ts';
import { formKeys } from '../model/form-keys.ts';
import { countQuery, planListing } from '../model/listing-plan.ts';
import { cheapestOf, lowestPrice } from '../model/lowest-price.ts';
import type { Offers } from '../model/offers.ts';
import { readIds, readPlace } from '../model/plant-hit.ts';
import type { Ask, PlantAnswer } from '../model/plant-query.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { likedHref } from '../results/liked-view.ts';
import { latestListing, takeAbove } from '../results/shown-listings.ts';
import { indexOrDatabase } from '../stand-in/index-or-database.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { type PlacesFound, placesFound, wantedNames } from '../view-model/place-names.ts';
import { findRelief } from '../view-model/relief.ts';
import { knownPlaces } from './known-places.ts';
import { listedCards } from './listed-cards.ts';
import { type ListingAnswers, listingData } from './listing-answers.ts';
import { pathFault, placeFault } from './path-fault.ts';

/** A listing, another address for it, or why there is none. */
export type ListingOutcome =
  | { readonly kind: 'found'; readonly data: ListingData }
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'missing'; readonly message?: string };

export interface ListingRequest {
  readonly url: URL;
  readonly remote: Pick<RemoteContext, 'call' | 'environment'> & { readonly bus: Pick<RemoteContext['bus'], 'last'> };
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The listing of an address: out of the index, and while that is away out of the database. */
export async function loadListing(request: ListingRequest): Promise<ListingOutcome> {
  const { url, signal } = request;
  const { pathname, searchParams } = url;
  const state = fromUrl({ pathname, searchParams });
  if (!state) return { kind: 'missing' };
  const fault = pathFault(pathname, state);
  if (fault !== undefined) return { kind: 'missing', message: fault };
  const href = (await ledTo(state, request)) ?? likedHref(state, url) ?? (await reckoned(state, request));
  if (href !== undefined) return { kind: 'moved', href };
  const outcome = await indexOrDatabase(
    {
      fromIndex: (whileWanted, heard) => indexedListing(state, { ...request, signal: whileWanted }, heard),
      fromDatabase: (whileWanted) => listingOfDatabase(state, { ...request, signal: whileWanted }),
    },
    signal,
  );
  return outcome.kind === 'found' ? withPagesAbove(outcome, state, request) : outcome;
}

async function listingOfDatabase(state: SearchState, request: ListingRequest): Promise<ListingOutcome> {
  const { standInListing } = await import(/* webpackChunkName: "listing-stand-in" */ './listing-stand-in.ts');
  return standInListing(state, request);
}

/** Where a listing within some minutes of a place leads; nothing of it is loaded where none is asked for. */
async function reckoned(state: SearchState, { url, remote, signal }: ListingRequest): Promise<string | undefined> {
  if (!state.reach || state.reach.rings) return undefined;
  const { reckonedHref } = await import(/* webpackChunkName: "reckoned-href" */ './reckoned-href.ts');
  return reckonedHref(state, { call: remote.call, query: url.searchParams, signal });
}

/** Where a sent form leads, or a text that says more than words; nothing where neither was asked for. */
async function ledTo(state: SearchState, { url, remote, signal }: ListingRequest): Promise<string | undefined> {
  const isForm = isSentForm(url.searchParams);
  if (!isForm && state.text === undefined) return undefined;
  const sent = { family: state.family, form: url.searchParams, shown: latestListing() };
  const address = (offers: Offers) => (isForm ? addressOfForm(sent, offers) : sentenceHref(state, offers));
  return indexOrDatabase<string | undefined>(
    {
      fromIndex: (whileWanted, heard) => address(indexOffers(asking(remote, whileWanted, heard))),
      async fromDatabase(whileWanted) {
        const { standInOffers } = await import(
          /* webpackChunkName: "stand-in-offers" */ '../stand-in/stand-in-offers.ts'
        );
        return address(standInOffers(remote.call, whileWanted));
      },
    },
    signal,
  );
}

/** Asks the index, and tells when it has answered. */
function asking({ environment }: ListingRequest['remote'], signal: AbortSignal, heard?: () => void): Ask {
  return async (queries) => {
    const answers = await queryPlants(environment.search, queries, signal);
    heard?.();
    return answers;
  };
}

/** So many pages are asked for once more; a list that was longer begins with its new page. */
const mostPagesAbove = 5;

/**
 * A page that is to follow what the other source has listed comes with the pages before it out of its own source: their
 * orders differ, and homes would stand there twice, or never.
 */
async function withPagesAbove(
  outcome: Extract<ListingOutcome, { readonly kind: 'found' }>,
  state: SearchState,
  request: ListingRequest,
): Promise<ListingOutcome> {
  const { data } = outcome;
  const above = takeAbove(request.url.href);
  const count = state.page - 1;
  if (!above || above.isStandIn === data.isStandIn || count > mostPagesAbove) return outcome;
  const load = data.isStandIn ? listingOfDatabase : indexedListing;
  const pages = await Promise.all(
    Array.from({ length: count }, (_, index) => load({ ...state, page: index + 1 }, request)),
  );
  const cards = [...pages.flatMap((page) => (page.kind === 'found' ? page.data.cards : [])), ...data.cards];
  return { kind: 'found', data: { ...data, cards } };
}

/** One request to the index, a second one only for a city that was never asked before. */
async function indexedListing(
  state: SearchState,
  { url: { pathname, searchParams }, remote, signal, now }: ListingRequest,
  heard?: () => void,
): Promise<ListingOutcome> {
  const ask = asking(remote, signal, heard);
  const earlier = readEarlier(searchParams.get(formKeys.earlier) ?? '');
  const listing = planListing(state, knownDepartment(state));
  const queries = {
    listing,
    dropped: droppedPlaceQuery(state.family, earlier),
    cheapest: cheapestOf(listing.hits),
  };
  const [answers, fairs] = await Promise.all([ask(queries), fairsOf(remote, signal, now), loadForms()]);
  const { hits } = answers.listing;
  const places = await knownPlaces(state, placesFound(answers.listing.places), remote, signal);
  if (places.missing) return { kind: 'missing', message: placeFault(places.missing, pathname, state) };
  if (state.page > 1 && state.page > hits.nbPages) return { kind: 'missing' };
  const facts: ListingAnswers = {
    // A city abroad tells its country, which its address names.
    state: { ...(state.family === 'abroad' ? { country: places.names.country } : {}), ...state },
    pathname,
    names: {
      ...places.names,
      wanted: wantedNames(state.places, facetCountsOf(answers.listing)),
      fair: fairs.find(({ slug }) => slug === state.fair)?.name,
    },
    counts: { ...facetCountsOf(answers.listing), ...(await neighbourCities(state, places, ask)) },
    cards: listedCards(hits.hits, { state, now, fitting: fittingIds(answers.listing.fitting) }),
    count: hits.nbHits,
    priceFrom: lowestPrice(answers.cheapest.hits),
    pages: hits.nbPages,
    year: new Date(now).getUTCFullYear(),
    relief:
      hits.nbHits > 0 ? undefined : await findRelief({ state, names: places.names, answers: answers.listing }, ask),
    panel: {
      options: optionCountsOf(answers.listing),
      fairs,
      dropped: droppedChoices(state, earlier, readPlace(answers.dropped?.hits ?? [])),
      crossed: searchParams.get(formKeys.crossed)?.split('.'),
    },
  };
  return { kind: 'found', data: listingData(facts) };
}

function fittingIds(answer: PlantAnswer | undefined): ReadonlySet<number> | undefined {
  return answer && new Set(readIds(answer.hits));
}

/** Where an address leads whose text says more than words that only rank: a sentence means the same wherever it came from. */
async function sentenceHref(state: SearchState, offers: Offers): Promise<string | undefined> {
  const { sentenceAddress } = await import(/* webpackChunkName: "sentence" */ '../sentence/sentence-address.ts');
  return sentenceAddress(state, offers);
}

/** The fairs to choose: what the portal tells of them decides whether there is anything to ask for, or anew. */
async function fairsOf({ call, bus }: ListingRequest['remote'], signal: AbortSignal, now: number) {
  const told = bus.last('fair/state-changed');
  if (told?.active === false) return [];
  const shown = latestListing()?.fairs ?? [];
  if (told ? shown.some(({ slug }) => slug === told.hyphenized) : shown.length > 0) return shown;
  const { activeFairs } = await import(/* webpackChunkName: "fair-queries" */ '../filters/fair-queries.ts');
  return activeFairs(call, signal, now);
}

/** Department of each Colombian city that was asked for, so that the next listing of the city takes one request. */
const departmentOfCity = new Map<string, string>();

/** The page that the server drew tells where its city lies, so that already the first change here takes one request. */
function knownDepartment({ family, city }: SearchState): string | undefined {
  const shown = latestListing()?.whereabouts;
  if (shown) departmentOfCity.set(shown.city, shown.department);
  return city === undefined || family === 'abroad' ? undefined : departmentOfCity.get(city);
}

/** Beside a chosen city stand those of its department only [B025]; a city asked for the first time tells it. */
async function neighbourCities(
  state: SearchState,
  { names }: PlacesFound,
  ask: Ask,
): Promise<Partial<Pick<FacetCounts, 'city'>>> {
  const { city, department, family } = state;
  const found = names.departmentSlug;
  if (city === undefined || department !== undefined || found === undefined) return {};
  if (family === 'abroad' || departmentOfCity.has(city)) return {};
  departmentOfCity.set(city, found);
  const { facets } = await ask(countQuery({ ...state, department: found }, 'city'));
  return { city: facets?.[countedBy.city] ?? {} };
}
