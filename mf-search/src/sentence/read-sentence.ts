import type { PropertyType } from 'shared-contracts/domain/vocabulary.ts';
import { amountWords } from './amounts.ts';
import { Draft } from './draft.ts';
import { type Place, placeNames, placeWords } from './places.ts';
import { copulas, fillers, negators, ordinaryWords, smallWords } from './plain-words.ts';
import { readPhrases } from './read-phrases.ts';
import { citiesNamed, settlePlaces } from './read-places.ts';
import { readQuantities } from './read-quantities.ts';
import { readStrata } from './read-strata.ts';
import { readingOf, type SentenceReading } from './sentence-reading.ts';
import { singular, tokenize } from './tokens.ts';
import { Dictionary } from './typos.ts';
import { unitWords } from './units.ts';
import { unreadWords } from './unread-words.ts';
import { vocabulary, vocabularyWords } from './vocabulary.ts';

/** Understands a sentence; never fails, whatever it is. */
export type ReadSentence = (sentence: string) => SentenceReading;

/** A reader that knows these places. Making one takes some milliseconds: keep it. */
export function sentenceReader(places: readonly Place[]): ReadSentence {
  const terms = vocabulary();
  const names = placeNames(places);
  const correct = corrector(places);
  return (sentence) => {
    const tokens = tokenize(sentence);
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
    );
    settleTypes(draft);
    settleSingles(draft);
    return readingOf(draft.chips, unreadWords(draft));
  };
}

/** The word that was meant: itself where it is one, else the nearest of the vocabulary, of the places. */
function corrector(places: readonly Place[]): (word: string) => string {
  const valid = new Set([...smallWords, ...fillers, ...ordinaryWords, ...negators, ...copulas]);
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

/** Of two counts, orders or categories the first one holds; two categories hold neither. */
function settleSingles(draft: Draft): void {
  const seen = new Set<string>();
  const categories = draft.chips.filter(({ kind }) => kind === 'category');
  if (categories.length > 1) draft.drop(({ kind }) => kind === 'category');
  draft.drop(({ kind }) => {
    if (!singles.has(kind)) return false;
    const isSecond = seen.has(kind);
    seen.add(kind);
    return isSecond;
  });
}

const singles: ReadonlySet<string> = new Set(['rooms', 'baths', 'parking', 'order', 'monthly', 'family']);
