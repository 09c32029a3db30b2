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
  expect(read('quiero un apto en Reserva del Nogal con antejardín').rest).toBe('Reserva del Nogal con antejardín');
  expect(read('busco apartamento para mi familia en Cali').rest).toBe('');
});

test.each([
  ['apartamento que no tenga piscina, y no para inversión', []],
  ['apartamento sin piscina ni mascotas en Cali', []],
  ['vivienda sin subsidio', []],
])('what a sentence denies is no filter: %s', (sentence, criteria) => {
  expect(read(sentence).state.criteria ?? []).toEqual(criteria);
});

test('a range that begins at nothing is read, and so is nothing', () => {
  expect(read('apto en Cali de 0 a 300 millones').state.price).toEqual({ min: 0, max: 300_000_000 });
  expect(read('apto en Cali entre 0 y 0 millones').state).toEqual({ type: 'apartment', city: 'cali' });
});

test('a name of letters and digits is one word, not an amount', () => {
  expect(ofText('Torre ccb907746b en Cali')).toEqual([['city', 'Cali']]);
  expect(read('Torre ccb907746b en Cali').rest).toBe('Torre ccb907746b');
  expect(ofText('en Cali hasta usd200k')).toEqual([
    ['city', 'Cali'],
    ['price', 'hasta usd200k'],
  ]);
});

test('what is denied is ruled out, or told where nothing can rule it out; no text looks for it', () => {
  expect(read('apartamento en Cali sin ascensor')).toMatchObject({
    state: { without: ['lift'] },
    rest: '',
    denied: '',
  });
  expect(read('apto sin parqueadero').state.parking).toEqual({ value: 0, orMore: false });
  expect(read('no necesito parqueadero, apto en Cali').state).toEqual({ type: 'apartment', city: 'cali' });
  expect(read('casa que no esté en conjunto cerrado')).toMatchObject({ rest: '', denied: 'conjunto cerrado' });
});

test('what somebody earns and has saved becomes a price, unless one is told', () => {
  expect(read('gano 5 millones').state.price).toEqual({ max: 169_000_000 });
  expect(read('gano 5 millones, apto hasta 250 millones')).toMatchObject({
    state: { price: { max: 250_000_000 } },
    wishes: { income: 5_000_000 },
  });
});

test.each([
  ['2 o 3 alcobas', { rooms: { value: 2, orMore: false, orNext: true } }],
  ['de dos a tres baños', { baths: { value: 2, orMore: false, orNext: true } }],
  ['de 2 a 4 alcobas', { rooms: { value: 2, orMore: true } }],
  ['mínimo 2 o 3 alcobas', { rooms: { value: 2, orMore: true } }],
])('so many or one more is a count: %s', (sentence, state) => {
  expect(read(sentence).state).toEqual(state);
});

test.each([
  ['de dos cincuenta a tres cincuenta millones', { min: 250_000_000, max: 350_000_000 }],
  ['trescientos y pico millones', { max: 400_000_000 }],
  ['un cuarto de millón de dólares', { max: 937_500_000 }],
  ['apto que valga 190', { max: 190_000_000 }],
])('a price as it is spoken: %s', (sentence, price) => {
  expect(read(sentence).state.price).toEqual(price);
});

test('a fortnight is half a month, and what somebody has not is no wish', () => {
  expect(read('mi quincena es de millón y medio').wishes).toEqual({ income: 3_000_000 });
  expect(read('no tengo mascotas, apto en Cali').state).toEqual({ type: 'apartment', city: 'cali' });
});

test('where somebody lives is a wish only where no other place is told', () => {
  expect(read('vivo en Bogotá, busco apto en Cali').state).toEqual({ type: 'apartment', city: 'cali' });
  expect(read('vivo en Cali y busco apto').state).toEqual({ type: 'apartment', city: 'cali' });
  expect(read('en Bogotá menos en Bosa')).toMatchObject({ state: { city: 'bogota' }, denied: 'Bosa' });
});

test.each([
  ['apto en arriendo en Suba', ['rent']],
  ['apartamento usado y amoblado', ['used', 'furnished']],
  ['apto no usado', []],
  ['vendo apartamento en Cali', ['sell']],
  ['apto para renta corta', []],
])('what nobody has here is asked for: %s', (sentence, unoffered) => {
  expect(read(sentence)).toMatchObject({ unoffered, rest: '' });
});

test.each([
  ['apto de USD 200.000', { max: 750_000_000 }],
  ['apto a 6 millones el metro', undefined],
  ['apto por 300 millones y 3 alcobas', { max: 300_000_000 }],
  ['entre 600 y 400 millones', { min: 400_000_000, max: 600_000_000 }],
  ['hasta 99.000 millones', { max: 2_800_000_000 }],
  ['más de un millón de gracias', undefined],
])('only the price of a home is a price: %s', (sentence, price) => {
  expect(read(sentence).state.price).toEqual(price);
});

test('several places are alternatives: in one city, or several cities', () => {
  const zones = [
    { level: 'zone', slug: 'suba' },
    { level: 'zone', slug: 'usaquen' },
  ];
  expect(read('apto en Suba o Usaquén').state).toEqual({ type: 'apartment', city: 'bogota', places: zones });
  const cities = [
    { level: 'city', slug: 'cali' },
    { level: 'city', slug: 'jamundi' },
  ];
  expect(read('casa en Cali o Jamundí').state).toEqual({ type: 'house', places: cities });
});

test('names of builders and projects are no slips of a place', () => {
  const named = sentenceReader(testPlaces(), ['Constructora Guayacán']);
  expect(named('apto de Guayacán en Pereira')).toMatchObject({ state: { city: 'pereira' }, rest: 'Guayacán' });
});
