import { afterEach, expect, test, vi } from 'vitest';
import { builderNames, placesOf, placesQuery } from './sentence-places.ts';

const answer = (paths: Readonly<Record<string, number>>, builders = {}) => ({
  hits: [],
  nbHits: 0,
  nbPages: 1,
  facets: { place_path: paths, 'project.builder.name': builders },
});
const niza = 'CO > centro > Cundinamarca > Bogotá > Suba > Niza';

afterEach(() => vi.resetModules());

test('each place around the homes of the index stands once, with how many homes it has', () => {
  const places = placesOf(
    answer({
      [niza]: 5,
      'CO > centro > Cundinamarca > Bogotá > Suba > ': 2,
      'US >  > Florida > Miami > Brickell > ': 1,
    }),
  );
  expect(places.map(({ kind, name, plants }) => `${kind} ${name} ${plants}`)).toEqual([
    'country Colombia 7',
    'region Centro 7',
    'department Cundinamarca 7',
    'city Bogotá 7',
    'zone Suba 7',
    'neighbourhood Niza 5',
    'country Estados Unidos 1',
    'department Florida 1',
    'city Miami 1',
    'zone Brickell 1',
  ]);
});

test('values of another shape say nothing, and neither does an index that is not there', () => {
  expect(placesOf(answer({ nonsense: 3 }))).toEqual([]);
  expect(placesOf(undefined)).toEqual([]);
  expect(builderNames(undefined)).toEqual([]);
});

test('the places are asked for once in a while, and again while the index is empty', async () => {
  const { knownPlaces } = await import('./known-places.ts');
  const ask = vi.fn().mockResolvedValueOnce(answer({}));
  expect((await knownPlaces(ask, 0)).places).toEqual([]);
  ask.mockResolvedValue(answer({ [niza]: 5 }, { Niza: 3 }));
  const first = await knownPlaces(ask, 1);
  expect(first.read('apto en niza').state).toEqual({ type: 'apartment', city: 'bogota', neighbourhood: 'niza' });
  await knownPlaces(ask, 60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await knownPlaces(ask, 11 * 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(ask).toHaveBeenLastCalledWith(placesQuery);
});
