import { amountWords } from './amounts.ts';
import { boundWords } from './bounds.ts';
import { moneyWords } from './currencies.ts';
import { withoutDiminutive } from './diminutives.ts';
import { Draft } from './draft.ts';
import { type Place, placeNames, placeWords } from './places.ts';
import { chatWords, copulas, fillers, negators, ordinaryWords, smallWords } from './plain-words.ts';
import { aliasNames, aliasWords, readAliases } from './read-aliases.ts';
import { readAsides } from './read-asides.ts';
import { readCars } from './read-cars.ts';
import { landmarkNames, landmarkWords, readLandmarks } from './read-landmarks.ts';
import { readNearby } from './read-nearby.ts';
import { readPhrases } from './read-phrases.ts';
import { citiesNamed, countryNamed } from './read-places.ts';
import { readLastPrice, readQuantities } from './read-quantities.ts';
import { readReaches } from './read-reaches.ts';
import { readStrata } from './read-strata.ts';
import { readingOf, type SentenceReading } from './sentence-reading.ts';
import { settleKinds } from './settle-kinds.ts';
import { settlePlaces } from './settle-places.ts';
import { singular, tokenize } from './tokens.ts';
import { towns } from './towns.ts';
import { Dictionary } from './typos.ts';
import { unitWords } from './units.ts';
import { deniedWords, unreadWords } from './unread-words.ts';
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
  const aliases = aliasNames(places);
  const landmarkBook = landmarkNames();
  const correct = corrector(places, properNames);
  return (sentence) => {
    const tokens = tokenize(sentence.slice(0, readLength));
    const draft = new Draft(
      tokens,
      tokens.map(({ kind, word }) => (kind === 'word' ? correct(word) : word)),
    );
    const cities = citiesNamed(draft, names);
    const country = countryNamed(draft, names);
    const phrases = { terms, places: names, cities };
    readReaches(draft, landmarkBook, cities);
    readLandmarks(draft, landmarkBook, cities);
    readAsides(draft);
    const calledMentions = readAliases(draft, { book: aliases, names, cities });
    const longMentions = readPhrases(draft, phrases, 2);
    readStrata(draft);
    readCars(draft);
    readQuantities(draft, country);
    const mentions = [...calledMentions, ...longMentions, ...readPhrases(draft, phrases, 1)];
    settlePlaces(
      draft,
      mentions.sort((a, b) => a.first - b.first),
      places,
    );
    readLastPrice(draft);
    settleKinds(draft);
    readStudio(draft);
    if (country === 'ES') readFlat(draft);
    settleSingles(draft);
    readNearby(draft);
    return readingOf(draft.chips, unreadWords(draft), deniedWords(draft));
  };
}

/** The word that was meant: itself where it is one, else the nearest of the vocabulary, of the places. */
function corrector(places: readonly Place[], properNames: readonly string[]): (word: string) => string {
  const plainWords = [...smallWords, ...fillers, ...ordinaryWords, ...negators, ...copulas, ...towns, ...boundWords];
  const valid = new Set([...plainWords, ...properNames.flatMap((name) => tokenize(name).map(({ word }) => word))]);
  const dictionary = new Dictionary();
  for (const word of [...vocabularyWords(), ...unitWords, ...amountWords, ...placeWords(places)]) dictionary.add(word);
  for (const word of [...aliasWords(), ...landmarkWords(), ...moneyWords]) dictionary.add(word);
  const fillerDictionary = new Dictionary();
  for (const word of fillers) fillerDictionary.add(word);
  const isValid = (word: string) => [word, singular(word)].some((form) => valid.has(form) || dictionary.has(form));
  const nearest = (word: string) => dictionary.nearest(word) ?? dictionary.nearest(singular(word));
  // A short word that is nearly one that says nothing may well say something.
  const nearestFiller = (word: string) =>
    word.length < 6 ? fillerDictionary.sounding(word) : fillerDictionary.nearest(word);
  const isSaid = (word: string) => dictionary.has(singular(word)) || fillers.has(word);
  const grown = (word: string) => withoutDiminutive(word).find(isSaid);
  return (typed) => {
    const word = chatWords.get(typed) ?? typed;
    return isValid(word) ? word : (grown(word) ?? nearest(word) ?? nearestFiller(word) ?? word);
  };
}

/** "Estudio" is a home by itself, and a room of one where a type or its bedrooms are said. */
function readStudio(draft: Draft): void {
  const isRoom = draft.chips.some(({ kind }) => kind === 'type' || kind === 'rooms');
  const index = draft.words.findIndex((word, at) => singular(word) === 'estudio' && draft.isFree(at));
  if (index < 0) return;
  const denial = draft.denialBefore(index);
  if (denial !== undefined) draft.read(denial, index, { kind: 'without', state: { without: ['study'] } });
  else if (isRoom) draft.read(index, index, { kind: 'amenities', state: { amenities: ['study'] } });
  else draft.read(index, index, { kind: 'type', state: { type: 'studio' } });
}

/** A "piso" is a home in Spain, and a floor elsewhere. */
function readFlat(draft: Draft): void {
  const index = draft.words.findIndex((word, at) => singular(word) === 'piso' && draft.isFree(at));
  const isFloor = /^(piso|pisos)$/.test(draft.words[index] ?? '') && draft.tokens[index + 1]?.kind === 'number';
  if (index >= 0 && !isFloor) draft.read(index, index, { kind: 'type', state: { type: 'apartment' } });
}

/** Of two counts or orders the first one holds. */
function settleSingles(draft: Draft): void {
  const seen = new Set<string>();
  draft.drop(({ kind, state }) => {
    if (!singles.has(kind)) return false;
    const key = state?.monthly?.during === undefined ? kind : 'monthly during the works';
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond;
  });
}

const singles: ReadonlySet<string> = new Set(['rooms', 'baths', 'parking', 'levels', 'order', 'monthly', 'family']);
