import { type Country, defaultCountry } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Draft } from './draft.ts';
import { type Around, isNamed } from './ordinary-names.ts';
import type { PhraseBook, PhraseMatch } from './phrase-book.ts';
import { isWithin, type Place, type PlaceName } from './places.ts';
import { fillers, ordinaryWords } from './plain-words.ts';
import { singular } from './tokens.ts';

/** Words that name a place and the places that they may mean. */
export interface Mention {
  readonly first: number;
  readonly last: number;
  readonly names: readonly PlaceName[];
  /** All the places that a neighbour's name means. */
  readonly group?: readonly Place[];
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

/** The country of the first place abroad that a sentence names. */
export function countryNamed(draft: Draft, book: PhraseBook<PlaceName>): Country | undefined {
  const words = draft.freeWords();
  const meanings = words.flatMap((_, index) => book.matchesAt(words, index).flatMap((match) => match.meanings));
  return meanings.find(({ place }) => place.country !== defaultCountry)?.place.country;
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
    const names = match.meanings.filter((name) => isMeant(draft, match, name, { words, book, cities }));
    if (names.length > 0) return { ...match, names };
  }
  return undefined;
}

function isMeant(draft: Draft, match: PhraseMatch<PlaceName>, name: PlaceName, around: Around): boolean {
  const { cities } = around;
  if (name.needsCity) return cities.some((city) => name.place !== city && isWithin(name.place, city));
  if (name.isShort && broad.has(name.literal) && !endsName(draft, match.last + 1)) return false;
  const isOrdinary = match.length === 1 && ordinaryWords.has(draft.words[match.first] ?? '');
  return !isOrdinary || isNamed(draft, match, name, around);
}

/** Short names that other names begin with: "Costa Verde", "Valle del Lili". */
const broad: ReadonlySet<string> = new Set(['costa', 'eje', 'valle']);

function endsName(draft: Draft, next: number): boolean {
  const token = draft.tokens[next];
  return (
    token?.kind !== 'word' || fillers.has(draft.words[next] ?? '') || fillers.has(singular(draft.words[next] ?? ''))
  );
}

/** Words that say what the place after them is. */
export const prefixes: Readonly<Record<string, readonly Place['kind'][]>> = {
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
