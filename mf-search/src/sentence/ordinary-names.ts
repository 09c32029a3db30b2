import type { Draft } from './draft.ts';
import type { PhraseBook, PhraseMatch } from './phrase-book.ts';
import { isWithin, type Place, type PlaceName } from './places.ts';
import { smallWords } from './plain-words.ts';
import { singular } from './tokens.ts';
import { typeWords } from './vocabulary.ts';

/** What else a sentence says: its free words, the names that are known, the cities that it names. */
export interface Around {
  readonly words: readonly (string | undefined)[];
  readonly book: PhraseBook<PlaceName>;
  readonly cities: readonly Place[];
}

/** Whether a place is meant whose name is an ordinary word: "en el Jardín" and "barrio Jardín", not "con jardín". */
export function isNamed(draft: Draft, match: PhraseMatch<PlaceName>, name: PlaceName, around: Around): boolean {
  const { place } = name;
  const isLocal = place.kind === 'zone' || place.kind === 'neighbourhood';
  const isCityNamed = isLocal && around.cities.some((city) => isWithin(place, city));
  if (followsPreposition(draft, match.first, isLocal, isCityNamed)) return true;
  if (!isLocal) return false;
  const article = articleOf(name);
  // "La carrera 15" is a street.
  const isNumbered = draft.tokens[match.last + 1]?.kind === 'number';
  if (article !== undefined && (isNumbered || draft.words[match.first - 1] !== article)) return false;
  const first = article === undefined ? match.first : match.first - 1;
  if (isCityNamed && isBesideCity(draft, { first, last: match.last }, place)) return true;
  return (
    isLinked(around, { first, last: match.last }, place) || (article !== undefined && beginsName(draft, first - 1))
  );
}

/** "Sotomayor o Terrazas": "o" stands between it and another place of its city. */
function isLinked({ words, book }: Around, { first, last }: { first: number; last: number }, { city }: Place): boolean {
  const isBeside = ({ meanings }: PhraseMatch<PlaceName>) => meanings.some(({ place }) => place.city === city);
  const end = words[first - 1] === 'o' ? first - 2 : -1;
  const before = [end, end - 1, end - 2].flatMap((start) => (start < 0 ? [] : book.matchesAt(words, start)));
  let next = words[last + 1] === 'o' ? last + 2 : words.length;
  while (smallWords.has(words[next] ?? '')) next += 1;
  return before.some((match) => match.last === end && isBeside(match)) || book.matchesAt(words, next).some(isBeside);
}

function followsPreposition(draft: Draft, first: number, isLocal: boolean, isCityNamed: boolean): boolean {
  let index = first - 1;
  while (smallWords.has(draft.words[index] ?? '') && draft.words[index] !== 'en') index -= 1;
  const word = draft.words[index] ?? '';
  // "Laureles o Estadio".
  if (isCityNamed && /^(o|por)$/.test(word)) return true;
  return word === 'barrio' || word === 'sector' || (word === 'en' && (!isLocal || isCityNamed || index < first - 1));
}

function articleOf({ literal }: PlaceName): string | undefined {
  return /^(el|la|los|las) /.exec(literal)?.[1];
}

/** "Penthouse El Golf", "El Prado o Miramar": the article of a name begins the sentence, or comes after a kind of home. */
function beginsName(draft: Draft, before: number): boolean {
  const word = draft.words[before] ?? '';
  return draft.tokens[before]?.kind !== 'word' || word === 'o' || typeWords.has(singular(word));
}

/** "Estadio Medellín", "Bucaramanga, Terrazas": nothing but a comma stands between the place and its city. */
function isBesideCity(draft: Draft, { first, last }: { first: number; last: number }, { city = '' }: Place): boolean {
  const cityWords = city.split('-');
  const before = draft.words[first - 1] === ',' ? first - 2 : first - 1;
  const next = draft.words[last + 1] === ',' ? last + 2 : last + 1;
  const isPart = /^(con|sin|y|tenga|a|al)$/.test(draft.words[first - 1] ?? '');
  return draft.words[before] === cityWords.at(-1) || (draft.words[next] === cityWords[0] && !isPart);
}
