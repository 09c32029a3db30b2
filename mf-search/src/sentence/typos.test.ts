import { expect, test } from 'vitest';
import { sentenceReader } from './read-sentence.ts';
import { testPlaces } from './testing/test-places.ts';
import { Dictionary, slipsBetween } from './typos.ts';

const read = sentenceReader(testPlaces());

function dictionaryOf(...words: string[]): Dictionary {
  const dictionary = new Dictionary();
  for (const word of words) dictionary.add(word);
  return dictionary;
}

test.each([
  ['bogota', 'bogta', 1],
  ['bogota', 'bgoota', 1],
  ['cali', 'cali', 0],
  ['medellin', 'medlin', 2],
  ['', 'casa', 4],
])('%s and %s are %i slips apart', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips);
});

test('one slip in a word of six letters, two from nine; shorter words only where they sound the same', () => {
  const dictionary = dictionaryOf('bogota', 'barranquilla', 'vis', 'suba', 'subsidio');
  expect(dictionary.nearest('bogta')).toBe('bogota');
  expect(dictionary.nearest('bgta')).toBeUndefined();
  expect(dictionary.nearest('baranquila')).toBe('barranquilla');
  expect(dictionary.nearest('vos')).toBeUndefined();
  expect(dictionary.nearest('zuba')).toBe('suba');
  expect(dictionary.nearest('subs')).toBeUndefined();
  expect(dictionary.nearest('suicidio')).toBeUndefined();
});

test.each([
  ['keys that lie side by side', 'bohota', 'bogota'],
  ['letters that changed places', 'bogtoa', 'bogota'],
  ['another letter in a short word', 'bovota', undefined],
  ['another letter in a long word', 'barranquella', 'barranquilla'],
])('%s: %s', (_what, typed, meant) => {
  expect(dictionaryOf('bogota', 'barranquilla').nearest(typed)).toBe(meant);
});

test.each([
  ['casita en Cali con balconcito', { type: 'house', city: 'cali', hasBalcony: true }],
  ['apartamentico en Cali', { type: 'apartment', city: 'cali' }],
  ['finquita en Cali', { type: 'country-house', city: 'cali' }],
])('a diminutive is its word: %s', (sentence, state) => {
  expect(read(sentence)).toMatchObject({ state, rest: '' });
});

test.each([
  'otra',
  'plazo',
  'creditos',
  'carro',
  'suma',
  'cerrado',
  'calle',
  'residente',
  'busque',
  'cosa',
  'costo',
  'parce',
  'palmeras',
  'portillas',
  'sacanetes',
  'mentiria',
])('a valid word is no slip of another: %s', (word) => {
  expect(read(`apto en Cali ${word}`).state).toEqual({ type: 'apartment', city: 'cali' });
});

test('a short word that two others are as near to, or that begins otherwise, stays itself', () => {
  expect(dictionaryOf('cali', 'calo').nearest('cale')).toBeUndefined();
  expect(dictionaryOf('bosa').nearest('cosa')).toBeUndefined();
  expect(dictionaryOf('bosa').nearest('vosa')).toBe('bosa');
  expect(dictionaryOf('habitacion').nearest('abitacion')).toBe('habitacion');
});
