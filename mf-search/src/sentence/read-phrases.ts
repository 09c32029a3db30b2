import type { Draft } from './draft.ts';
import type { PhraseBook, PhraseMatch } from './phrase-book.ts';
import type { Place, PlaceName } from './places.ts';
import { fillers } from './plain-words.ts';
import { type Mention, mentionAt, prefixes } from './read-places.ts';
import { singular } from './tokens.ts';
import type { Term } from './vocabulary.ts';

/** What phrases are looked for: terms and places, and the cities that the sentence names. */
export interface Phrases {
  readonly terms: PhraseBook<Term>;
  readonly places: PhraseBook<PlaceName>;
  readonly cities: readonly Place[];
}

/** Reads the terms and places of at least so many words; the longer one wins. Places are given back to be settled together. */
export function readPhrases(draft: Draft, { terms, places, cities }: Phrases, leastWords: number): Mention[] {
  const mentions: Mention[] = [];
  const words = draft.freeWords();
  const stems = words.map((word) => word && singular(word));
  for (let index = 0; index < words.length; index++) {
    if (introducesPlace(draft, words, { terms, places, cities }, index)) continue;
    const place = mentionAt(draft, words, places, index, cities);
    const isPlace = (at: number) => (mentionAt(draft, words, places, at, cities)?.length ?? 0) > 1;
    const term = terms
      .matchesAt(stems, index)
      .find((match) => fits(draft, match, leastWords) && !reaches(match, isPlace));
    if (place && place.length >= Math.max(leastWords, term?.length ?? 0)) {
      const denial = draft.denialBefore(place.first);
      if (denial === undefined) mentions.push(place);
      // Nobody else may take the words of a place that is settled later.
      if (denial === undefined) draft.keep(place.first, place.last);
      else draft.deny(denial, place.first, place.last);
      index = place.last;
    } else if (term) {
      readTerm(draft, term);
      index = term.last;
    }
  }
  return mentions;
}

/** "Casa (en) Quinta Camacho": a phrase does not reach into a name of several words. */
function reaches({ first, last }: PhraseMatch<Term>, isPlace: (at: number) => boolean): boolean {
  return Array.from({ length: last - first }, (_, step) => first + step + 1).some(isPlace);
}

/** Whether a word only says what a place is: the "departamento" of Antioquia is no apartment. */
function introducesPlace(
  draft: Draft,
  words: readonly (string | undefined)[],
  phrases: Phrases,
  index: number,
): boolean {
  const kinds = prefixes[words[index] ?? ''];
  if (!kinds) return false;
  let next = index + 1;
  while (/^(de|del|el|la|los|las)$/.test(words[next] ?? '')) next += 1;
  const mention = mentionAt(draft, words, phrases.places, next, phrases.cities);
  return mention?.names.some(({ place }) => kinds.includes(place.kind)) ?? false;
}

function fits(draft: Draft, match: PhraseMatch<Term>, leastWords: number): boolean {
  if (match.length < leastWords || !draft.areFree(match.first, match.last)) return false;
  const [term] = match.meanings;
  // "Más grande que 100 metros" is a size, no order; "barata de 200 millones" is one.
  if (
    term?.says?.kind === 'order' &&
    draft.words[match.first] === 'mas' &&
    /^(que|de)$/.test(draft.words[match.last + 1] ?? '') &&
    draft.tokens[match.last + 2]?.kind === 'number'
  )
    return false;
  return !term?.endsClause || endsClause(draft, match.last + 1);
}

/** Whether a phrase is over: at a mark, a number, a filler or the end; any other word would belong to it. */
function endsClause(draft: Draft, next: number): boolean {
  const token = draft.tokens[next];
  return token?.kind !== 'word' || !draft.isFree(next) || fillers.has(draft.words[next] ?? '');
}

function readTerm(draft: Draft, { first, last, meanings: [term] }: PhraseMatch<Term>): void {
  const denial = draft.denialBefore(first);
  if (denial !== undefined) deny(draft, { denial, first, last }, term);
  else if (term?.says) draft.read(first, last, term.says);
  else if (!term?.denied) draft.keep(first, last);
}

interface Denied {
  readonly denial: number;
  readonly first: number;
  readonly last: number;
}

/** What is denied: "sin parqueadero" asks for none, "no necesito parqueadero" asks for nothing. */
function deny(draft: Draft, { denial, first, last }: Denied, term: Term | undefined): void {
  const isNeedless = draft.words
    .slice(denial, first)
    .some((word) =>
      /^(necesito|necesari[oa]|necesariamente|indispensable|obligatorio|importa|interesa|hace|tengo|tenemos)$/.test(
        word,
      ),
    );
  const isOther = term?.says?.kind === 'type' || term?.says?.kind === 'unoffered' || term?.says?.kind === 'order';
  if (isNeedless || term?.denied || isOther) draft.read(denial, last, isNeedless ? undefined : term?.denied);
  else draft.deny(denial, first, last);
}
