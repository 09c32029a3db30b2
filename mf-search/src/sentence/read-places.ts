import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import type { Draft } from './draft.ts';
import type { PhraseBook, PhraseMatch } from './phrase-book.ts';
import { isWithin, type Place, type PlaceName } from './places.ts';
import { ordinaryWords, smallWords } from './plain-words.ts';
import { placeKinds } from './sentence-reading.ts';

/** Words that name a place and the places that they may mean. */
export interface Mention {
  readonly first: number;
  readonly last: number;
  readonly names: readonly PlaceName[];
}

/** The cities that a sentence names, wherever: they say which "Norte" or "Laureles" is meant. */
export function citiesNamed(draft: Draft, book: PhraseBook<PlaceName>): Place[] {
  const words = draft.freeWords();
  const cities: Place[] = [];
  for (let index = 0; index < words.length; index++) {
    const [match] = book.matchesAt(words, index);
    if (!match) continue;
    cities.push(...match.meanings.filter(({ place }) => place.kind === 'city').map(({ place }) => place));
    index = match.last;
  }
  return cities;
}

/** The longest name of a place that begins at a word; nothing where it is only an ordinary word. */
export function mentionAt(
  draft: Draft,
  words: readonly (string | undefined)[],
  book: PhraseBook<PlaceName>,
  at: number,
  cities: readonly Place[],
): (Mention & { readonly length: number }) | undefined {
  for (const match of book.matchesAt(words, at)) {
    const names = match.meanings.filter((name) => isMeant(draft, match, name, cities));
    if (names.length > 0) return { ...match, names };
  }
  return undefined;
}

function isMeant(draft: Draft, match: PhraseMatch<PlaceName>, name: PlaceName, cities: readonly Place[]): boolean {
  if (name.needsCity) return cities.some((city) => name.place !== city && isWithin(name.place, city));
  const isOrdinary = match.length === 1 && ordinaryWords.has(draft.words[match.first] ?? '');
  return !isOrdinary || followsPreposition(draft, match.first, name);
}

/** "En el Jardín", "barrio Jardín"; "con jardín" is none. */
function followsPreposition(draft: Draft, first: number, { place }: PlaceName): boolean {
  let index = first - 1;
  while (smallWords.has(draft.words[index] ?? '') && draft.words[index] !== 'en') index -= 1;
  const word = draft.words[index] ?? '';
  const isLocal = place.kind === 'zone' || place.kind === 'neighbourhood';
  return word === 'barrio' || word === 'sector' || (word === 'en' && (!isLocal || index < first - 1));
}

const prefixes: Readonly<Record<string, readonly Place['kind'][]>> = {
  barrio: ['neighbourhood', 'zone'],
  sector: ['neighbourhood', 'zone'],
  urbanizacion: ['neighbourhood', 'zone'],
  zona: ['neighbourhood', 'zone'],
  localidad: ['zone'],
  comuna: ['zone'],
  municipio: ['city'],
  ciudad: ['city'],
  departamento: ['department'],
  region: ['region', 'department'],
};

/** Settles which places are meant and turns them into chips; what does not fit the first place stays unread. */
export function settlePlaces(draft: Draft, mentions: readonly Mention[]): void {
  const chosen = mentions.map((mention) => ({ ...mention, place: likeliest(draft, mention, mentions) }));
  const [firstOne, ...others] = chosen;
  if (!firstOne) return;
  const rivals = others.filter(({ place }) => !chosen.every((other) => isChain(place, other.place)));
  const shared = rivals.length > 0 ? commonPlace(chosen.map(({ place }) => place)) : undefined;
  const deepest = chosen.reduce((deep, { place }) => (depth(place) > depth(deep) ? place : deep), firstOne.place);
  for (const { first, last, place } of chosen) {
    const from = withPrefix(draft, first, place);
    if (rivals.length === 0) draft.read(from, last, isSaidBy(deepest, place) ? undefined : placeMeaning(place));
    else if (shared && isWithin(place, shared))
      draft.read(from, last, isFirst(place) ? placeMeaning(shared) : undefined);
    else if (!shared && isChain(place, firstOne.place)) draft.read(from, last, placeMeaning(place));
    else draft.keep(first, last);
  }

  function isFirst(place: Place): boolean {
    return place === firstOne?.place;
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

/** Whether a deeper place says this one already; the city of a zone keeps its own chip. */
function isSaidBy(deepest: Place, place: Place): boolean {
  if (place.kind === 'country' && place.country === 'CO') return true;
  if (place === deepest || place.kind === 'city') return false;
  return place.kind !== 'country' && isWithin(deepest, place);
}

/** The smallest place around several: the city of two zones, the department of two cities. */
function commonPlace(places: readonly Place[]): Place | undefined {
  const [first] = places;
  if (!first) return undefined;
  const { country, region, department, city, cityName } = first;
  const common = { plants: 0, country, region, department };
  const around: (Place | undefined)[] = [
    city && cityName ? { ...common, kind: 'city', name: cityName, slug: city, city } : undefined,
    department ? { ...common, kind: 'department', name: department, slug: department } : undefined,
    region ? { ...common, kind: 'region', name: region, slug: region } : undefined,
  ];
  return around.find((outer) => outer && places.every((place) => isWithin(place, outer)));
}

function placeMeaning(place: Place) {
  const { kind, name, slug, country, city } = place;
  const abroad: Partial<SearchState> = country === 'CO' ? {} : { country };
  const label = { label: name };
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
