import { listingConditions } from '@umbral/domain/filters/listing-conditions.ts';
import { facets } from '@umbral/domain/homes/record-attributes.ts';
import { readPlacePath } from '@umbral/domain/places/place-path.ts';
import fc from 'fast-check';
import { plantsOfLate } from 'infra-api/people/alerts/news-queries.ts';
import { createTestApp, type TestApp } from 'infra-api/testing/test-app.ts';
import { sentenceReader } from 'mf-search/src/sentence/read-sentence.ts';
import { searchOf } from 'mf-search/src/sentence/sentence-chips.ts';
import { placesOfHomes } from 'mf-search/src/sentence/sentence-places.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOfRecords, recordsOfHomes } from './testing/engine-of.ts';

const words = 2000;
const citiesAsked = 8;

let api: TestApp;
let portal: Awaited<ReturnType<typeof portalOf>>;

beforeAll(async () => {
  api = await createTestApp();
  portal = await portalOf(api);
}, 300_000);

afterAll(() => api.close());

/** The homes of the database, the engine that finds them, and what reads a sentence about them. */
async function portalOf({ backend }: TestApp) {
  const now = backend.now();
  const homes = await plantsOfLate(backend, new Date(0), now);
  const records = await recordsOfHomes(
    backend,
    homes.map(({ id }) => id),
  );
  const paths = records.flatMap((record) => readPlacePath(String(record[facets.placePath])) ?? []);
  const read = sentenceReader(placesOfHomes(paths.map((path) => ({ ...path, homes: 1 }))));
  const cities = [...new Set(paths.map(({ city }) => city))].slice(0, citiesAsked);
  return { homes, cities, read, now, engine: engineOfRecords(records) };
}

/** Words that nobody knows, beginnings and slips of words that records have, and several beside each other. */
function randomText(known: readonly string[]): fc.Arbitrary<string> {
  const odd = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(...'abcdefghijlmnñopqrstuvz0189áé') });
  const slip = fc.constantFrom(...known).map(withoutFourth);
  const beginning = fc.constantFrom(...known).map((word) => word.slice(0, 4));
  return fc.oneof(
    odd,
    slip,
    beginning,
    fc.tuple(odd, slip).map((pair) => pair.join(' ')),
  );
}

function withoutFourth(word: string): string {
  return `${word.slice(0, 3)}${word.slice(4)}`;
}

/** The longer words of the records. */
function knownWords(): string[] {
  return [...new Set(portal.homes.flatMap((home) => home.words.toLowerCase().match(/\p{L}{5,}/gu) ?? []))];
}

function cityAt(index: number): string {
  return portal.cities[index % portal.cities.length] ?? '';
}

/** What a sentence asks for, apart from its words that only rank. */
function stateOf(sentence: string): string {
  return JSON.stringify(portal.read(sentence).state);
}

/** How many homes a sentence shows, as the listing that it leads to asks for them. */
function shownBy(sentence: string): number {
  const { read, engine, now } = portal;
  const search = searchOf(read(sentence));
  return engine.count(listingConditions(search), now, search.text ?? '');
}

test('[R047] none of 2,000 random words that nothing reads empties the list of any city', () => {
  const texts = fc.sample(randomText(knownWords()), { seed: 57, numRuns: words });
  const emptied = texts.flatMap((text, index) => {
    const city = cityAt(index);
    const sentence = index % 3 === 0 ? `${text} en ${city}` : `vivienda en ${city} ${text}`;
    const isUnread = portal.read(sentence).rest.includes(text);
    return isUnread && shownBy(sentence) === 0 ? [sentence] : [];
  });
  expect(portal.cities.filter((city) => shownBy(`vivienda en ${city}`) === 0)).toEqual([]);
  expect(emptied).toEqual([]);
});

test('[R047] 2,000 words of random letters are no filter: a city shows as many homes with them', () => {
  const odd = fc.string({ minLength: 5, maxLength: 14, unit: fc.constantFrom(...'abcdefghijlmnñopqrstuvzáé') });
  const usual = new Map(portal.cities.map((city) => [city, shownBy(`vivienda en ${city}`)]));
  const filtering = fc.sample(odd, { seed: 58, numRuns: words }).flatMap((text, index) => {
    const sentence = `vivienda en ${cityAt(index)} con ${text}`;
    return shownBy(sentence) === usual.get(cityAt(index)) ? [] : [sentence];
  });
  expect(filtering).toEqual([]);
});

test('[R047] a word with a slip is read as that word, or as none', () => {
  const misread = knownWords().flatMap((word, index) => {
    const [base, meant, slipped] = ['', word, withoutFourth(word)].map((text) =>
      stateOf(`en ${cityAt(index)} ${text}`),
    );
    return slipped === base || slipped === meant ? [] : [withoutFourth(word)];
  });
  expect(misread).toEqual([]);
});

test('[R047] the homes that say a word come first', () => {
  const { homes, engine, now } = portal;
  const some = homes.find(({ values }) => values.city === 'bogota');
  const title = some?.words.split(' ').slice(0, 2).join(' ') ?? '';
  const first = engine.ranked(listingConditions(searchOf(portal.read('bogota'))), now, title).at(0);
  expect(homes.find(({ id }) => id === first)?.words).toContain(title);
});
