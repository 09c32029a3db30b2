import { settledByFamily } from '@umbral/domain/filters/family-choices.ts';
import { formatCount, formatInteger, formatMoneySpoken, joinWords } from '@umbral/domain/format/format.ts';
import { markedPesos } from '@umbral/domain/format/marked-pesos.ts';
import { housingCap, housingCaps } from '@umbral/domain/parameters/legal.ts';
import { knownType, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { countryLabels, type Noun, propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import { countries, type PropertyType, propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { FacetCounts } from '../model/facet-counts.ts';
import { placeNouns, introTexts as texts } from '../texts/intro-texts.ts';
import { leads } from '../texts/title-texts.ts';
import { unitNouns } from '../texts/unit-texts.ts';
import { counted } from '../view-model/counted.ts';

/** What is known of everything that a listing found. */
export interface IntroFacts {
  readonly state: SearchState;
  /** Where it is, as its heading says: "Suba, Bogotá". */
  readonly place: string;
  readonly counts: Pick<
    FacetCounts,
    keyof typeof placeNouns | 'type' | 'rooms' | 'strata' | 'statuses' | 'category' | 'has360'
  >;
  readonly count: number;
  /** The lowest price that is told, pesos. */
  readonly priceFrom?: number;
  /** Whose caps of social housing hold. */
  readonly year: number;
}

const shownParts = 3;

/**
 * The words under a listing's heading: its family's own where no place is chosen, and everywhere what there is here in
 * numbers, so that no two listings say the same [B104]. The lowest price is marked; a cap is a law of pesos.
 */
export function listingIntro(facts: IntroFacts): string {
  const { state, count } = facts;
  const isRoot = (state.country ?? state.region ?? state.department ?? state.city ?? state.zone) === undefined;
  const own = isRoot ? [leads[state.family], capSentence(facts)] : [];
  if (count === 0) return isRoot ? leads[state.family] : texts.empty(facts.place);
  const sentences = [
    ...own,
    `${listingOffer(facts, markedPesos)}.`,
    isRoot ? totalSentence(facts) : shareSentence(facts),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

const inPesos = (amount: number) => formatMoneySpoken({ amount, currency: 'cop' });

/** Where most of it is, or of what kind, and from which price on; without a final stop. Prices in words unless told how. */
export function listingOffer(facts: IntroFacts, write: (cop: number) => string = inPesos): string {
  const offer = placesOffered(facts) ?? typesOffered(facts) ?? sizesOffered(facts);
  if (facts.priceFrom === undefined) return offer ?? counted(facts.count, facts.state.unit);
  const price = write(facts.priceFrom);
  return offer === undefined ? texts.priceAlone(price) : `${offer}, ${texts.from(price)}`;
}

/** The next narrower places of a listing that names none of them. */
function placesOffered({ state, place, counts }: IntroFacts): string | undefined {
  const group = narrowerPlaces(state);
  if (!group || state.zone !== undefined || state.neighbourhood !== undefined) return undefined;
  const names = ranked(counts[group]).map(([name]) => (group === 'country' ? countryName(name) : name));
  if (names.length === 0) return undefined;
  if (names.length <= shownParts) return texts.fewPlaces(joinWords(names), place);
  const { one, many } = placeNouns[group];
  return texts.manyPlaces(formatCount(names.length, one, many), place, joinWords(names.slice(0, shownParts)));
}

function narrowerPlaces({ family, country, city }: SearchState): keyof typeof placeNouns | undefined {
  if (city !== undefined) return family === 'neighbourhoods' ? 'neighbourhood' : 'zone';
  return family === 'abroad' && country === undefined ? 'country' : 'city';
}

function typesOffered({ state, place, counts }: IntroFacts): string | undefined {
  if (state.type !== undefined) return undefined;
  const types = ranked(counts.type).flatMap(([key, count]) => {
    const type = propertyTypes.find((candidate) => candidate === key);
    if (!type) return [];
    return [{ type, count }];
  });
  return types.length === 0 ? undefined : texts.types(place, joinWords(types.slice(0, shownParts).map(sayOf(state))));
}

function sizesOffered({ state, counts, count }: IntroFacts): string | undefined {
  const rooms = numbersOf(counts.rooms).filter((number) => number > 0);
  const [min] = rooms;
  const max = rooms.at(-1);
  if (state.rooms || min === undefined || max === undefined) return undefined;
  const strata = state.strata.length > 0 ? [] : numbersOf(counts.strata).map(String);
  return texts.sizes(
    count === 1,
    texts.rooms(min, max),
    strata.length === 0 ? '' : texts.strata(joinWords(strata), strata.length === 1),
  );
}

/** "12 proyectos de casas", and after it "3 de lotes": a project may be of several types. Types by themselves are homes. */
function sayOf({
  unit,
}: SearchState): (offer: { readonly type: PropertyType; readonly count: number }, place: number) => string {
  return ({ type, count }, place) => {
    const { one, many } = propertyTypeNouns[type];
    if (unit === 'types') return formatCount(count, one.toLowerCase(), many.toLowerCase());
    return texts.projectsOf(place === 0 ? counted(count, unit) : formatInteger(count), many.toLowerCase());
  };
}

/** How many of the homes are ready, social housing or to be walked through: what the listing has not settled itself. */
function shareSentence(facts: IntroFacts): string {
  const { state, counts, count } = facts;
  const settled = settledByFamily(state.family);
  const shares = [
    {
      isSettled: settled.has('statuses') || state.statuses.length > 0,
      number: counts.statuses['immediate-delivery'],
      say: texts.immediate,
    },
    { isSettled: settled.has('category') || state.category !== undefined, number: counts.category.vis, say: texts.vis },
    { isSettled: settled.has('has360') || state.has360, number: counts.has360.true, say: texts.tours },
  ];
  const parts = shares.flatMap(({ isSettled, number = 0, say }) =>
    isSettled || number === 0 || number === count ? [] : [say(formatInteger(number), number === 1)],
  );
  if (parts.length === 0) return totalSentence(facts);
  return texts.shares(formatInteger(count), nounOf(state), joinWords(parts.slice(0, 2)));
}

function totalSentence({ state, count }: IntroFacts): string {
  const { one, many } = nounOf(state);
  return texts.total(formatCount(count, one.toLowerCase(), many.toLowerCase()));
}

function nounOf(state: SearchState): Noun {
  const type = state.unit === 'types' ? knownType(state) : undefined;
  return type ? propertyTypeNouns[type] : unitNouns[state.unit];
}

/** The dated cap of the families that have one. */
function capSentence({ state: { family }, year }: IntroFacts): string {
  if (family !== 'vis' && family !== 'vip') return '';
  const amount = housingCap(family, year);
  if (amount === undefined) return '';
  return texts.cap(family === 'vis' ? 'VIS' : 'VIP', inPesos(amount), housingCaps[family], year);
}

function ranked(counts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted((a, b) => b[1] - a[1]);
}

function numbersOf(counts: Readonly<Record<string, number>>): number[] {
  return ranked(counts)
    .map(([name]) => Number(name))
    .toSorted((a, b) => a - b);
}

function countryName(code: string): string {
  const country = countries.find((candidate) => candidate === code);
  return country ? countryLabels[country] : code;
}
