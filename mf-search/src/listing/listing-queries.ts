import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { fromUrl } from '@umbral/domain/routes/search-url.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { type CardRecord, type PlantCard, plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { droppedChoices, droppedPlaceQuery } from '../filters/dropped-choices.ts';
import { readEarlier } from '../filters/earlier-choices.ts';
import { isSentForm } from '../filters/filter-form.ts';
import { addressOfForm } from '../filters/form-address.ts';
import { loadForms } from '../filters/lazy-forms.ts';
import { type FacetCounts, facetCountsOf, optionCountsOf } from '../model/facet-counts.ts';
import { formKeys } from '../model/form-keys.ts';
import { countQuery, planListing } from '../model/listing-plan.ts';
import { cheapestOf, lowestPrice } from '../model/lowest-price.ts';
import { readHits, readPlace } from '../model/plant-hit.ts';
import type { Ask } from '../model/plant-query.ts';
import { paymentsOfCard } from '../monthly/card-payments.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { likedHref } from '../results/liked-view.ts';
import { latestListing } from '../results/shown-listings.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { type PlacesFound, placesFound } from '../view-model/place-names.ts';
import { findRelief } from '../view-model/relief.ts';
import { type ListingAnswers, listingData } from './listing-answers.ts';
import { pathFault, placeFault } from './path-fault.ts';

/** A listing, another address for it, or why there is none. */
export type ListingOutcome =
  | { readonly kind: 'found'; readonly data: ListingData }
  | { readonly kind: 'moved'; readonly href: string }
  | { readonly kind: 'missing'; readonly message?: string };

interface ListingRequest {
  readonly url: URL;
  readonly remote: Pick<RemoteContext, 'call' | 'environment'> & { readonly bus: Pick<RemoteContext['bus'], 'last'> };
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The listing of an address: one request to the index, a second one only for a city that was never asked before. */
export async function loadListing({ url, remote, signal, now }: ListingRequest): Promise<ListingOutcome> {
  const { pathname, searchParams } = url;
  const state = fromUrl({ pathname, searchParams });
  if (!state) return { kind: 'missing' };
  const fault = pathFault(pathname, state);
  if (fault !== undefined) return { kind: 'missing', message: fault };
  const ask: Ask = (queries) => queryPlants(remote.environment.search, queries, signal);
  if (isSentForm(searchParams)) {
    const sent = { family: state.family, form: searchParams, shown: latestListing() };
    return { kind: 'moved', href: await addressOfForm(sent, ask) };
  }
  const liked = likedHref(state, url);
  if (liked !== undefined) return { kind: 'moved', href: liked };
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
    names: { ...places.names, fair: fairs.find(({ slug }) => slug === state.fair)?.name },
    counts: { ...facetCountsOf(answers.listing), ...(await neighbourCities(state, places, ask)) },
    cards: readHits(hits.hits).map((hit) => ({ ...silentCard(hit, now), ...paymentsOfCard(hit, state, now) })),
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

/** The photos of a card stand beside its words and are not read aloud: theirs would be a twentieth of the document. */
function silentCard(hit: CardRecord, now: number): PlantCard {
  const card = plantCardOf(hit, now);
  return { ...card, images: card.images.map((image) => ({ ...image, alt: '' })) };
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

/** A city of the catalogue that has nothing to sell yet is known all the same [B005]. */
async function knownPlaces(
  { city, country, family }: SearchState,
  places: PlacesFound,
  { call }: ListingRequest['remote'],
  signal: AbortSignal,
): Promise<PlacesFound> {
  if (places.missing !== 'city' || city === undefined) return places;
  const { findCity } = await import(/* webpackChunkName: "city-queries" */ './city-queries.ts');
  const found = await findCity(city, call, signal);
  const isAbroad = family === 'abroad';
  const isHere =
    found !== undefined &&
    (found.country_code === defaultCountry) !== isAbroad &&
    (!isAbroad || country === undefined || found.country_code === country);
  return isHere ? { names: { ...places.names, city: found.name } } : places;
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
