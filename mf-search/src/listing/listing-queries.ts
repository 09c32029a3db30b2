import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { fromUrl } from '@umbral/domain/routes/search-url.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { sheetOf } from '../filters/asked-sheet.ts';
import { droppedChoices, droppedPlaceQuery } from '../filters/dropped-choices.ts';
import { readEarlier } from '../filters/earlier-choices.ts';
import { isSentForm } from '../filters/filter-form.ts';
import { addressOfForm } from '../filters/form-address.ts';
import { indexOffers } from '../filters/index-offers.ts';
import { loadForms } from '../filters/lazy-forms.ts';
import type { ShownListing } from '../filters/on-offer.ts';
import { facetCountsOf, optionCountsOf } from '../model/facet-counts.ts';
import { formKeys } from '../model/form-keys.ts';
import { isObject } from '../model/is-object.ts';
import { planListing } from '../model/listing-plan.ts';
import { cheapestOf, lowestPrice } from '../model/lowest-price.ts';
import type { Offers } from '../model/offers.ts';
import { readIds, readPlace } from '../model/plant-hit.ts';
import type { Ask, PlantAnswer } from '../model/plant-query.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { likedHref } from '../results/liked-view.ts';
import { latestListing, takeAbove } from '../results/shown-listings.ts';
import { indexOrDatabase } from '../stand-in/index-or-database.ts';
import type { topics } from '../topics.ts';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { placesFound, wantedNames } from '../view-model/place-names.ts';
import { findRelief } from '../view-model/relief.ts';
import { knownPlaces } from './known-places.ts';
import { listedCards } from './listed-cards.ts';
import { type ListingAnswers, listingData } from './listing-answers.ts';
import { knownDepartment, neighbourCities } from './neighbour-cities.ts';
import { pathFault, placeFault } from './path-fault.ts';

/** A listing, another address for it, or why there is none. */
export type ListingOutcome =
  | { readonly kind: 'found'; readonly data: ListingData }
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'missing'; readonly message?: string };

export interface ListingRequest {
  readonly url: URL;
  readonly remote: Pick<RemoteContext, 'bus' | 'call' | 'environment'>;
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

/** The form of the sheet of a listing, by one question to the index. Throws where there is no answer. */
export async function loadSheet(request: ListingRequest): Promise<FilterPanel> {
  const { pathname, searchParams } = request.url;
  const state = fromUrl({ pathname, searchParams });
  // Every page of a listing has the same form, and the first one is always there.
  const outcome = state && (await indexedListing({ ...state, page: 1 }, { ...request, isCounted: true }));
  if (outcome?.kind !== 'found' || !outcome.data.sheet) throw new Error('There is no form for this address');
  return outcome.data.sheet;
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
  const sent = { family: state.family, form: url.searchParams, shown: shownListing() };
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

/** The form of the sheet is looked at only where it can answer something. */
function shownListing(): ShownListing | undefined {
  const shown = latestListing();
  return (
    shown && {
      firstPage: shown.firstPage,
      get sheet() {
        return sheetOf(shown);
      },
    }
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

interface IndexedRequest extends ListingRequest {
  /** Nobody looks at its homes: it is no search of a visitor. */
  readonly isCounted?: boolean;
}

const withoutHits = { hitsPerPage: 1, attributesToRetrieve: ['id'], analytics: false } as const;

/** One request to the index, a second one only for a city that was never asked before. */
async function indexedListing(
  state: SearchState,
  { url: { pathname, searchParams }, remote, signal, now, isCounted }: IndexedRequest,
  heard?: () => void,
): Promise<ListingOutcome> {
  const ask = asking(remote, signal, heard);
  const earlier = readEarlier(searchParams.get(formKeys.earlier) ?? '');
  const plan = planListing(state, knownDepartment(state));
  const listing = isCounted ? { ...plan, hits: { ...plan.hits, ...withoutHits } } : plan;
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
  const counts = facetCountsOf(answers.listing);
  const facts: ListingAnswers = {
    // A city abroad tells its country, which its address names.
    state: { ...(state.family === 'abroad' ? { country: places.names.country } : {}), ...state },
    pathname,
    names: {
      ...places.names,
      wanted: wantedNames(state.places, counts),
      fair: fairs.find(({ slug }) => slug === state.fair)?.name,
    },
    counts: { ...counts, ...(await neighbourCities(state, places, ask)) },
    cards: listedCards(hits.hits, { state, now, fitting: fittingIds(answers.listing.fitting) }),
    count: hits.nbHits,
    priceFrom: lowestPrice(answers.cheapest.hits),
    pages: hits.nbPages,
    year: new Date(now).getUTCFullYear(),
    relief:
      isCounted || offersSomething(hits)
        ? undefined
        : await findRelief({ state, names: places.names, gone: hits.nbHits, answers: answers.listing }, ask),
    panel: {
      options: optionCountsOf(answers.listing),
      fairs,
      dropped: droppedChoices(state, earlier, readPlace(answers.dropped?.hits ?? [])),
      crossed: searchParams.get(formKeys.crossed)?.split('.'),
    },
    opensSheet: searchParams.has(formKeys.sheet),
  };
  return { kind: 'found', data: listingData(facts) };
}

/** Whether anything that matches can still be had, as far as one page says it. */
function offersSomething({ hits, nbHits }: PlantAnswer): boolean {
  const isGone = (hit: unknown) => isObject(hit) && hit.isActive === 0;
  return nbHits > hits.length || hits.some((hit) => !isGone(hit));
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
  const told = topicsOf<typeof topics>({ bus }).last('fair/state-changed');
  if (told?.active === false) return [];
  const shown = latestListing()?.fairs ?? [];
  if (told ? shown.some(({ slug }) => slug === told.hyphenized) : shown.length > 0) return shown;
  const { activeFairs } = await import(/* webpackChunkName: "fair-queries" */ '../filters/fair-queries.ts');
  return activeFairs(call, signal, now);
}
