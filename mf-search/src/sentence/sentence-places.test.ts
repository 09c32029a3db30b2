import { expect, test } from 'vitest';
import { sentenceReader } from './read-sentence.ts';
import { morePlaces, placesOfAnswers, placesQuery } from './sentence-places.ts';

const suba = {
  country: 'CO',
  country_name: 'Colombia',
  region: 'centro',
  department: 'Cundinamarca',
  department_slug: 'cundinamarca',
  city: 'Bogotá',
  city_slug: 'bogota',
  zone: 'Suba',
  zone_slug: 'suba',
  neighborhood: 'Niza',
  neighborhood_slug: 'niza',
};
const brickell = {
  ...suba,
  country: 'US',
  country_name: 'Estados Unidos',
  region: null,
  department: 'Florida',
  department_slug: 'florida',
  city: 'Miami',
  city_slug: 'miami',
  zone: 'Brickell',
  zone_slug: 'brickell',
  neighborhood: null,
  neighborhood_slug: null,
};
const hitsIn = (...places: readonly object[]) => places.map((localization) => ({ project: { localization } }));
const page = (hits: readonly unknown[], nbPages = 1) => ({ hits, nbHits: hits.length, nbPages });

const funza = {
  id: 7,
  name: 'Funza',
  slug: 'funza',
  image: null,
  department_id: 1,
  coordinates: { lat: 4.7, lng: -74.2 },
  department_name: 'Cundinamarca',
  country_code: 'CO',
  shows_neighborhood: false,
  projects: 0,
};

test('each place around the homes of the index stands once, with how many homes it has', () => {
  const places = placesOfAnswers([
    page(hitsIn(suba, { ...suba, neighborhood: null, neighborhood_slug: null }, brickell)),
  ]);
  expect(places.map(({ kind, name, plants }) => `${kind} ${name} ${plants}`)).toEqual([
    'country Colombia 2',
    'region Centro 2',
    'department Cundinamarca 2',
    'city Bogotá 2',
    'zone Suba 2',
    'neighbourhood Niza 1',
    'country Estados Unidos 1',
    'department Florida 1',
    'city Miami 1',
    'zone Brickell 1',
  ]);
});

test('hits of another shape say nothing, and a city without homes is known from the catalogue', () => {
  const places = placesOfAnswers(
    [page([{}, null, ...hitsIn(suba)])],
    [funza, { ...funza, name: 'Bogotá', slug: 'bogota' }],
  );
  const read = sentenceReader(places);
  expect(read('casa en Funza').state).toEqual({ type: 'house', city: 'funza' });
  expect(places.find(({ slug }) => slug === 'bogota')).toMatchObject({ plants: 1, region: 'centro' });
});

test('pages of homes are asked for until the index has no more', () => {
  expect(placesQuery(2)).toMatchObject({ page: 2, attributesToRetrieve: ['project.localization'] });
  expect(morePlaces([page([], 2)])).toBe(true);
  expect(morePlaces([page([], 2), page([], 2)])).toBe(false);
  expect(morePlaces([page([], 0)])).toBe(false);
});
