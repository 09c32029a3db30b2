import { expect, test } from 'vitest';
import { sentenceReader } from './read-sentence.ts';
import { testPlaces } from './testing/test-places.ts';
import { fold } from './tokens.ts';

const places = testPlaces();
const read = sentenceReader(places);
const local = places.filter(({ kind }) => kind === 'zone' || kind === 'neighbourhood');

/** Names that are said of another place as well: of "La Sabana de Bogotá" the towns around it are meant. */
const saidOfOthers: readonly string[] = ['la-sabana'];

test.each([
  ['after its city', (name: string, city: string) => `apto ${city} ${name}`],
  ['before its city', (name: string, city: string) => `apto ${name} ${city}`],
  ['as a neighbourhood', (name: string, city: string) => `apto barrio ${name} de ${city}`],
  ['after "por"', (name: string, city: string) => `casa por ${name} en ${city}`],
])('every zone and neighbourhood is found %s, and nothing is left or invented', (_where, said) => {
  const misses = local.flatMap(({ name, slug, cityName = '', city }) => {
    if (name.includes(' - ') || saidOfOthers.includes(slug)) return [];
    const sentence = fold(said(name, cityName));
    const { state, rest } = read(sentence);
    const isFound = [state.zone, state.neighbourhood].some(
      (one) => one !== undefined && (one === slug || one.startsWith(slug)),
    );
    const isAlone = state.city === city && !state.hasBalcony && rest === '';
    return isFound && isAlone ? [] : [`${sentence}: ${JSON.stringify({ ...state, rest })}`];
  });
  expect(misses).toEqual([]);
});

test.each([
  ['dos quebradas', { city: 'dosquebradas' }],
  ['apto florida blanca', { city: 'floridablanca' }],
  ['villa vicencio casas', { city: 'villavicencio' }],
  ['apto barrio 12 de octubre bogota', { neighbourhood: 'doce-de-octubre' }],
  ['ciudadela veinte de julio', { neighbourhood: 'ciudadela-20-de-julio' }],
  ['apto carlos restrepo', { neighbourhood: 'carlos-e-restrepo' }],
  ['apto Carlos E. Restrepo', { neighbourhood: 'carlos-e-restrepo' }],
  ['penthouse el golf', { neighbourhood: 'el-golf' }],
  ['casa en quinta camacho', { neighbourhood: 'quinta-camacho' }],
])('a place is known as people write it: %s', (sentence, state) => {
  expect(read(sentence)).toMatchObject({ state, rest: '' });
});

test.each([
  ['casa con jardin en bucaramanga'],
  ['apto con terrazas en bucaramanga'],
  ['apto en pereira con buena vista'],
  ['casa frente al prado en barranquilla'],
  ['mi hija termina la carrera, apto en ricaurte'],
])('ordinary words are no place: %s', (sentence) => {
  expect(read(sentence).state).not.toHaveProperty('neighbourhood');
});
