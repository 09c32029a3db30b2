import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import { amountWords } from './amounts.ts';
import { Draft } from './draft.ts';
import { type Place, placeNames, placeWords } from './places.ts';
import { copulas, fillers, negators, ordinaryWords, smallWords } from './plain-words.ts';
import { readPhrases } from './read-phrases.ts';
import { citiesNamed } from './read-places.ts';
import { readQuantities } from './read-quantities.ts';
import { readStrata } from './read-strata.ts';
import { readingOf, type SentenceReading } from './sentence-reading.ts';
import { settlePlaces } from './settle-places.ts';
import { singular, tokenize } from './tokens.ts';
import { Dictionary } from './typos.ts';
import { unitWords } from './units.ts';
import { unreadWords } from './unread-words.ts';
import { vocabulary, vocabularyWords } from './vocabulary.ts';

/** Longer than any sentence that a person types; what follows is not read. */
const readLength = 1000;

/** Understands a sentence; never fails, whatever it is. */
export type ReadSentence = (sentence: string) => SentenceReading;

/**
 * A reader that knows these places, and leaves the words of these names as typed (builders, projects).
 * Making one takes some milliseconds: keep it.
 */
export function sentenceReader(places: readonly Place[], properNames: readonly string[] = []): ReadSentence {
  const terms = vocabulary();
  const names = placeNames(places);
  const correct = corrector(places, properNames);
  return (sentence) => {
    const tokens = tokenize(sentence.slice(0, readLength));
    const draft = new Draft(
      tokens,
      tokens.map(({ kind, word }) => (kind === 'word' ? correct(word) : word)),
    );
    const phrases = { terms, places: names, cities: citiesNamed(draft, names) };
    const longMentions = readPhrases(draft, phrases, 2);
    readStrata(draft);
    readQuantities(draft);
    const mentions = [...longMentions, ...readPhrases(draft, phrases, 1)];
    settlePlaces(
      draft,
      mentions.sort((a, b) => a.first - b.first),
      places,
    );
    settleTypes(draft);
    readStudio(draft);
    settleSingles(draft);
    return readingOf(draft.chips, unreadWords(draft));
  };
}

/** The word that was meant: itself where it is one, else the nearest of the vocabulary, of the places. */
function corrector(places: readonly Place[], properNames: readonly string[]): (word: string) => string {
  const plainWords = [...smallWords, ...fillers, ...ordinaryWords, ...negators, ...copulas];
  const valid = new Set([...plainWords, ...properNames.flatMap((name) => tokenize(name).map(({ word }) => word))]);
  const dictionary = new Dictionary();
  for (const word of [...vocabularyWords(), ...unitWords, ...amountWords, ...placeWords(places)]) dictionary.add(word);
  for (const word of fillers) dictionary.add(word);
  const isValid = (word: string) => [word, singular(word)].some((form) => valid.has(form) || dictionary.has(form));
  return (word) => (isValid(word) ? word : (dictionary.nearest(word) ?? dictionary.nearest(singular(word)) ?? word));
}

const broadTypes: readonly PropertyType[] = ['apartment', 'house'];

/** "Apartamento dúplex" is a duplex; "apartamento o casa" is neither one nor the other. */
function settleTypes(draft: Draft): void {
  const typesSaid = draft.chips.flatMap(({ state }) => (state?.type === undefined ? [] : [state.type]));
  if (typesSaid.length < 2) return;
  const precise = typesSaid.filter((type) => !broadTypes.some((broad) => broad === type));
  const [meant] = precise.length === 1 && typesSaid.length === 2 ? precise : [];
  draft.drop(({ kind, state }) => kind === 'type' && state?.type !== meant);
}

/** "Estudio" is a home by itself, and a room of one where a type or its bedrooms are said. */
function readStudio(draft: Draft): void {
  const isRoom = draft.chips.some(({ kind }) => kind === 'type' || kind === 'rooms');
  const index = draft.words.findIndex((word, at) => singular(word) === 'estudio' && draft.isFree(at));
  if (!isRoom && index >= 0) draft.read(index, index, { kind: 'type', state: { type: 'studio' } });
}

/** Of two counts, orders or categories the first one holds; two categories hold neither. */
function settleSingles(draft: Draft): void {
  const seen = new Set<string>();
  const categories = draft.chips.filter(({ kind }) => kind === 'category');
  if (categories.length > 1) draft.drop(({ kind }) => kind === 'category');
  draft.drop(({ kind, state }) => {
    if (!singles.has(kind)) return false;
    const key = state?.monthly?.during === undefined ? kind : 'monthly during the works';
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond;
  });
}

const singles: ReadonlySet<string> = new Set(['rooms', 'baths', 'parking', 'order', 'monthly', 'family']);
