import type { Draft } from './draft.ts';
import { PhraseBook, type PhraseMatch } from './phrase-book.ts';
import { placeAliases } from './place-aliases.ts';
import { isWithin, type Place, type PlaceName } from './places.ts';
import { ordinaryWords, smallWords } from './plain-words.ts';
import type { Mention } from './read-places.ts';

/** Neighbours' names for the places that are known, each with all that it means. */
export function aliasNames(places: readonly Place[]): PhraseBook<readonly Place[]> {
  const book = new PhraseBook<readonly Place[]>();
  for (const [alias, refs] of Object.entries(placeAliases)) {
    const meant = refs.split(' ').flatMap((ref) => placeOf(ref, places) ?? []);
    if (meant.length > 0) for (const name of spelledAliases(alias)) book.add(name, meant);
  }
  return book;
}

/** "Norte de Bogotá" is "norte de bta" too. */
function spelledAliases(alias: string): readonly string[] {
  return [alias, alias.replace('bogota', 'bta'), alias.replace('bogota', 'bog')];
}

/** Words of the names, for the dictionary of slips. */
export function aliasWords(): string[] {
  return Object.keys(placeAliases).flatMap((alias) => alias.split(' '));
}

/** Neighbours' names, the names that places have, and the cities that the sentence names. */
export interface Aliases {
  readonly book: PhraseBook<readonly Place[]>;
  readonly names: PhraseBook<PlaceName>;
  readonly cities: readonly Place[];
}

/** The places that a sentence calls by such a name; their words are taken by nobody else until they are settled. */
export function readAliases(draft: Draft, { book, names, cities }: Aliases): Mention[] {
  const mentions: Mention[] = [];
  const words = draft.freeWords();
  for (let index = 0; index < words.length; index++) {
    const match = book.matchesAt(words, index).find(({ first, length }) => length > 1 || isMeant(draft, first));
    const [name] = names.matchesAt(words, index);
    if (name && isNamed(name, match?.length ?? 0, cities)) {
      index = name.last;
      continue;
    }
    const [group] = match?.meanings ?? [];
    if (!match || !group) continue;
    const denial = draft.denialBefore(match.first);
    if (denial === undefined) {
      mentions.push({ first: match.first, last: match.last, names: [], group });
      draft.keep(match.first, match.last);
    } else draft.deny(denial, match.first, match.last);
    index = match.last;
  }
  return mentions;
}

/**
 * Whether a place's own name stands where a neighbour's name of so many words does: "Colina Campestre" and "Chicó Norte"
 * do, "La Samaria" of Ibagué does beside its city.
 */
function isNamed({ length, meanings }: PhraseMatch<PlaceName>, called: number, cities: readonly Place[]): boolean {
  if (length > 1 && length > called) return true;
  return (
    called === length &&
    meanings.some(({ place, isShort }) => !isShort && cities.some((city) => place !== city && isWithin(place, city)))
  );
}

/** "La 93" is a place and 93 is a number; an ordinary word is a place after "en", "por" or beside another one. */
function isMeant(draft: Draft, first: number): boolean {
  const word = draft.words[first] ?? '';
  const before = draft.words[first - 1] ?? '';
  if (draft.tokens[first]?.kind === 'number') return before === 'la';
  if (!ordinaryWords.has(word)) return true;
  let index = first - 1;
  while (smallWords.has(draft.words[index] ?? '') && draft.words[index] !== 'en') index -= 1;
  return /^(en|por|barrio|sector|o|y|,)$/.test(draft.words[index] ?? '');
}

function placeOf(ref: string, places: readonly Place[]): Place | undefined {
  const [kind, name = ''] = ref.split(':');
  const [slug, city] = name.split('@');
  return places.find(
    (place) => place.kind === kind && place.slug === slug && (city === undefined || place.city === city),
  );
}
