import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { placeKinds } from '../model/place-kind.ts';
import type { Draft } from './draft.ts';
import { isWithin, type Place, type PlaceName } from './places.ts';
import { type Mention, prefixes } from './read-places.ts';
import type { Meaning } from './sentence-reading.ts';

/** Settles which places are meant and turns them into chips; what does not fit the first place stays unread. */
export function settlePlaces(draft: Draft, mentions: readonly Mention[], known: readonly Place[]): void {
  const chosen = mentions.map((mention) => ({ ...mention, place: likeliest(draft, mention, mentions) }));
  const places = chosen.map(({ place }) => place);
  const [first] = places;
  if (!first) return;
  const isOneChain = places.every((place) => places.every((other) => isChain(place, other)));
  const common = isOneChain ? undefined : commonPlace(places, known);
  const saidAlready = common ? (place: Place) => place !== first : saidByDeeper(places);
  const isCityNamed = places.some(({ kind }) => kind === 'city');
  for (const mention of chosen) {
    const { place } = mention;
    if (!common && !isChain(place, first)) continue;
    const meaning = saidAlready(place) ? undefined : placeMeaning(common ?? place, isCityNamed);
    draft.read(withPrefix(draft, mention.first, place), mention.last, meaning);
  }
}

/** Of places with one name: the one inside another place of the sentence, else the very name, else the one with more homes. */
function likeliest(draft: Draft, mention: Mention, mentions: readonly Mention[]): Place {
  const around = mentions.filter((other) => other !== mention).flatMap(({ names }) => names.map(({ place }) => place));
  const said = saidWords(draft, mention);
  const score = ({ place, literal, isShort }: PlaceName): number[] => [
    around.some((other) => other.kind === 'city' && isWithin(place, other)) ? 1 : 0,
    around.some((other) => isWithin(place, other)) ? 1 : 0,
    said.endsWith(literal) ? literal.split(' ').length : 0,
    isShort ? 0 : 1,
    kindRank.indexOf(place.kind),
    place.plants,
  ];
  return mention.names.reduce((best, name) => (isGreater(score(name), score(best)) ? name : best)).place;
}

/** Of equal names a city is meant before a country, a zone before the neighbourhood in it. */
const kindRank = ['neighbourhood', 'zone', 'region', 'department', 'country', 'city'];

function isGreater(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0);
}

/** The words of a mention with the article before it. */
function saidWords(draft: Draft, { first, last }: Mention): string {
  return draft.words.slice(Math.max(0, first - 1), last + 1).join(' ');
}

function withPrefix(draft: Draft, first: number, place: Place): number {
  let index = first - 1;
  while (draft.isFree(index) && /^(de|del|el|la|los|las)$/.test(draft.words[index] ?? '')) index -= 1;
  const isPrefix = draft.isFree(index) && prefixes[draft.words[index] ?? '']?.includes(place.kind);
  if (isPrefix) return index;
  const article = draft.words[first - 1] ?? '';
  return draft.isFree(first - 1) && /^(el|la|los|las)$/.test(article) ? first - 1 : first;
}

function isChain(a: Place, b: Place): boolean {
  return isWithin(a, b) || isWithin(b, a);
}

function depth({ kind }: Place): number {
  return placeKinds.indexOf(kind);
}

/** Tells which places a deeper one says already; the city of a zone keeps its own chip. */
function saidByDeeper(places: readonly Place[]): (place: Place) => boolean {
  const deepest = places.reduce((deep, place) => (depth(place) > depth(deep) ? place : deep));
  return (place) => {
    if (place.kind === 'country') return place.country === defaultCountry;
    return place !== deepest && place.kind !== 'city' && isWithin(deepest, place);
  };
}

/** The smallest place around several: the city of two zones, the department of two cities. */
function commonPlace(places: readonly Place[], known: readonly Place[]): Place | undefined {
  const around = known.filter((outer) => outer.kind !== 'country' && places.every((place) => isWithin(place, outer)));
  return around.reduce<Place | undefined>(
    (best, place) => (best && depth(best) >= depth(place) ? best : place),
    undefined,
  );
}

/** A place as a filter. Where the sentence does not name the city of a zone, its chip does. */
function placeMeaning(place: Place, isCityNamed: boolean): Meaning {
  const { kind, name, slug, country, city, cityName } = place;
  const abroad: Partial<SearchState> = country === defaultCountry ? {} : { country };
  const label = { label: cityName && !isCityNamed ? `${name}, ${cityName}` : name };
  switch (kind) {
    case 'country':
      return { kind, ...label, state: abroad };
    case 'region':
      return { kind, ...label, state: { region: place.region } };
    case 'department':
      return { kind, ...label, state: { ...abroad, department: slug } };
    case 'city':
      return { kind, ...label, state: { ...abroad, city: slug } };
    case 'zone':
      return { kind, ...label, state: { ...abroad, city, zone: slug } };
    case 'neighbourhood':
      return { kind, ...label, state: { ...abroad, city, neighbourhood: slug } };
  }
}
