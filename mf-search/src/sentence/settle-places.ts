import type { WantedPlace } from '@umbral/domain/filters/filter-values.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import { placeKinds } from '../model/place-kind.ts';
import type { Draft } from './draft.ts';
import { isWithin, type Place, type PlaceName } from './places.ts';
import { type Mention, prefixes } from './read-places.ts';
import type { Meaning } from './sentence-reading.ts';
import { isWhereabouts } from './whereabouts.ts';

/** "Riomar o Alto Prado": a zone or a neighbourhood in it is a choice, where "o" stands between them. */
function hasNestedChoice(draft: Draft, chosen: readonly Chosen[]): boolean {
  return chosen.some((each, index) => {
    const next = chosen[index + 1];
    if (!next || each.place.kind === 'city' || next.place.kind === 'city') return false;
    const between = draft.words.slice(each.last + 1, next.first);
    return (
      between.length <= 3 && between.some((word) => word === 'o' || word === 'u') && isChain(each.place, next.place)
    );
  });
}

/** A mention with the place that it means, or all that a neighbour's name means. */
interface Chosen extends Mention {
  readonly place: Place;
  readonly places: readonly Place[];
}

/**
 * Settles which places are meant and turns them into chips: one inside another is one place, several are alternatives,
 * and where they cannot be one listing the place around them is meant.
 */
export function settlePlaces(draft: Draft, mentions: readonly Mention[], known: readonly Place[]): void {
  const all = mentions.map((mention) => chosenOf(draft, mention, mentions));
  const told = withoutWhereabouts(draft, all);
  const chosen = withoutStrays(draft, withoutNamesakes(draft, withoutCorrected(draft, told)));
  const places = chosen.flatMap((each) => each.places);
  const [first] = places;
  if (!first) return;
  const isOneChain =
    places.every((place) => places.every((other) => isChain(place, other))) && !hasNestedChoice(draft, chosen);
  const isCityNamed = places.some(({ kind }) => kind === 'city');
  const inside = hasNestedChoice(draft, chosen)
    ? places.filter(({ kind }) => kind !== 'city' || places.every((other) => other.kind === 'city'))
    : places.filter((place) => !places.some((other) => other !== place && isWithin(other, place)));
  if (!isOneChain && inside.every(isAlternative)) {
    readAlternatives(draft, chosen, inside);
    return;
  }
  const common = isOneChain ? undefined : commonPlace(places, known);
  const saidAlready = common ? (place: Place) => place !== first : saidByDeeper(places);
  for (const mention of chosen) {
    const { place } = mention;
    if (!common && !isChain(place, first)) continue;
    const meaning = saidAlready(place) ? undefined : placeMeaning(common ?? place, isCityNamed);
    draft.read(withPrefix(draft, mention.first, place), withDirection(draft, mention.last, place), meaning);
  }
}

function chosenOf(draft: Draft, mention: Mention, mentions: readonly Mention[]): Chosen {
  const [only] = mention.group ?? [];
  const place = only ?? likeliest(draft, mention, mentions);
  return { ...mention, place, places: mention.group ?? [place] };
}

/** "Vivo en España y busco en Pereira": where somebody is counts only where no other place is told. */
function withoutWhereabouts(draft: Draft, chosen: readonly Chosen[]): readonly Chosen[] {
  const wanted = chosen.filter((each) => !isWhereabouts(draft, each));
  const isTold = (each: Chosen) => wanted.includes(each) || wanted.some(({ place }) => isChain(place, each.place));
  if (wanted.length === 0) return chosen;
  for (const { first, last } of chosen.filter((each) => !isTold(each))) draft.read(first, last);
  return chosen.filter(isTold);
}

/** "En Medellín por Envigado": of two cities in a row the one after "por" is meant. */
function withoutCorrected(draft: Draft, chosen: readonly Chosen[]): readonly Chosen[] {
  return chosen.filter((each, index) => {
    const next = chosen[index + 1];
    const isCorrected =
      each.place.kind === 'city' && next?.place.kind === 'city' && draft.words[next.first - 1] === 'por';
    if (isCorrected) draft.read(each.first, each.last);
    return !isCorrected;
  });
}

/** "Madrid, Cundinamarca": a place with the department of another one beside it is that other one, which has no homes. */
function withoutNamesakes(draft: Draft, chosen: readonly Chosen[]): readonly Chosen[] {
  return chosen.filter((each, index) => {
    const next = chosen[index + 1];
    const isBeside = next !== undefined && draft.words.slice(each.last + 1, next.first).every((word) => word === ',');
    return !(isBeside && next.place.kind === 'department' && each.places.every((place) => !isChain(place, next.place)));
  });
}

/** A zone that lies in none of the cities that are named, and is no alternative to them, is a name of something else. */
function withoutStrays(draft: Draft, chosen: readonly Chosen[]): readonly Chosen[] {
  const cities = chosen.flatMap(({ places }) => places.filter(({ kind }) => kind === 'city'));
  if (cities.length === 0) return chosen;
  return chosen.filter(({ first, last, places }) => {
    const isNear = places.some((place) => cities.some((city) => isChain(place, city)));
    const isLinked = [draft.words[first - 1], draft.words[first - 2], draft.words[last + 1]].some((word) =>
      /^(o|u|y|e|,|\/)$/.test(word ?? ''),
    );
    return isNear || isLinked || places.some(({ kind }) => kind !== 'zone' && kind !== 'neighbourhood');
  });
}

function isAlternative({ kind }: Place): boolean {
  return kind === 'city' || kind === 'zone' || kind === 'neighbourhood';
}

/** Each of several places as a chip of its own; the city around all of them is a filter by itself. */
function readAlternatives(draft: Draft, chosen: readonly Chosen[], inside: readonly Place[]): void {
  const [first] = inside;
  const isOneCity = inside.every(({ kind, city }) => kind !== 'city' && city === first?.city);
  const around: Partial<SearchState> = {
    ...(first && inside.every(({ country }) => country === first.country) && first.country !== defaultCountry
      ? { country: first.country }
      : {}),
    ...(isOneCity ? { city: first?.city } : {}),
  };
  for (const mention of chosen) {
    const meant = mention.places.filter((place) => inside.includes(place));
    const label = meant.map(({ name }) => name).join(' o ');
    const state = { ...around, places: meant.flatMap(wantedPlace) };
    draft.read(
      withPrefix(draft, mention.first, mention.place),
      mention.last,
      meant.length === 0 ? undefined : { kind: 'places', label, state },
    );
  }
}

function wantedPlace({ kind, slug }: Place): readonly WantedPlace[] {
  return kind === 'city' || kind === 'zone' || kind === 'neighbourhood' ? [{ level: kind, slug }] : [];
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

/** "Usaquén norte": a part of a zone is no filter of its own. */
function withDirection(draft: Draft, last: number, { kind }: Place): number {
  const isLocal = kind === 'zone' || kind === 'neighbourhood';
  const isPart =
    draft.isFree(last + 1) && /^(norte|sur|oriental|occidental|central|centro)$/.test(draft.words[last + 1] ?? '');
  return isLocal && isPart ? last + 1 : last;
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
