import { expect, test } from 'vitest';
import { sentenceReader } from './read-sentence.ts';
import { difference, readSamples } from './testing/sentence-fixture.ts';
import { testPlaces } from './testing/test-places.ts';

const read = sentenceReader(testPlaces());
const samples = readSamples('sentences.txt');
const wrong = samples.flatMap((sample) => difference(sample, read(sample.sentence)) ?? []);
const share = (100 * (samples.length - wrong.length)) / samples.length;

test(`[R047] of the ${samples.length} sentences written before the reader ${share.toFixed(1)} % are read exactly`, () => {
  expect(samples.length).toBeGreaterThanOrEqual(200);
  expect(share, `\n${wrong.join('\n')}\n`).toBeGreaterThanOrEqual(97);
});

const ofText = (sentence: string) => read(sentence).chips.map(({ kind, span }) => [kind, sentence.slice(...span)]);

test('each filter knows the words that said it', () => {
  expect(ofText('apto 2 alcobas en Cali por menos de 300 millones con balcón')).toEqual([
    ['type', 'apto'],
    ['rooms', '2 alcobas'],
    ['city', 'Cali'],
    ['price', 'por menos de 300 millones'],
    ['balcony', 'balcón'],
  ]);
});

test('words that nothing reads stay as typed, without the fillers around them', () => {
  expect(read('quiero un apto en Reserva del Nogal con gimnasio').rest).toBe('Reserva del Nogal con gimnasio');
  expect(read('busco apartamento para mi familia en Cali').rest).toBe('');
});

test.each([
  ['apartamento que no tenga piscina, y no para inversión', []],
  ['apartamento sin piscina ni mascotas en Cali', []],
  ['vivienda sin subsidio', []],
])('what a sentence denies is no filter: %s', (sentence, criteria) => {
  expect(read(sentence).state.criteria ?? []).toEqual(criteria);
});

test('what is denied is not searched as text either', () => {
  expect(read('apartamento en Cali sin ascensor').rest).toBe('');
});

test.each([
  ['apartamento con cuota inicial de 50 millones', undefined],
  ['tengo ahorros de 40 millones', undefined],
  ['apto de USD 200.000', undefined],
  ['apto por 300 millones y 3 alcobas', { max: 300_000_000 }],
  ['entre 600 y 400 millones', { min: 400_000_000, max: 600_000_000 }],
  ['hasta 99.000 millones', { max: 2_800_000_000 }],
  ['más de un millón de gracias', undefined],
])('only the price of a home is a price: %s', (sentence, price) => {
  expect(read(sentence).state.price).toEqual(price);
});

test('two places of a city ask for the city, two cities for their department', () => {
  expect(read('apto en Suba o Usaquén').state).toEqual({ type: 'apartment', city: 'bogota' });
  expect(read('casa en Cali o Jamundí').state).toEqual({ type: 'house', department: 'valle-del-cauca' });
});

test('names of builders and projects are no slips of a place', () => {
  const named = sentenceReader(testPlaces(), ['Constructora Guayacán']);
  expect(named('apto de Guayacán en Pereira')).toMatchObject({ state: { city: 'pereira' }, rest: 'Guayacán' });
});
