import { expect, test } from 'vitest';
import { sentenceReader } from './read-sentence.ts';
import { chipLabel } from './sentence-chips.ts';
import { testPlaces } from './testing/test-places.ts';

const read = sentenceReader(testPlaces());

test.each([
  ['apto a 20 minutos a pie de la estación Calle 100', 'A 20 min a pie de la estación Calle 100', 20, 'walk'],
  [
    'apartamento 2 alcobas a 40 minutos en transmilenio del portal norte',
    'A 40 min en transporte del Portal Norte',
    40,
    'transit',
  ],
  [
    'casa a menos de 30 min en bici de la universidad nacional',
    'A 30 min en bici de la Universidad Nacional',
    30,
    'cycle',
  ],
  ['apto a 10 minutos de la javeriana', 'A 10 min a pie de la Universidad Javeriana', 10, 'walk'],
])('"%s" is a reach', (sentence, label, minutes, mode) => {
  const { state, chips, rest } = read(sentence);
  expect(state.reach).toMatchObject({ minutes, mode });
  expect(state.near).toBeUndefined();
  expect(chips.map(chipLabel)).toContain(label);
  expect(rest).toBe('');
});

test('minutes to a place of one’s own are a wish that only the device can answer', () => {
  const { state, wishes, chips, rest } = read('apto en bogotá a 40 minutos de mi trabajo');
  expect(state.reach).toBeUndefined();
  expect(wishes.own).toEqual({ name: 'trabajo', minutes: 40, mode: 'transit' });
  expect(chips.map(chipLabel)).toContain('A 40 min en transporte de tu trabajo');
  expect(rest).toBe('');
  expect(read('a 15 minutos de la casa de mis papás').wishes.own).toMatchObject({ minutes: 15, mode: 'walk' });
});

test('minutes to nothing that anybody knows are no reach', () => {
  expect(read('apto a 20 minutos de la luna').state.reach).toBeUndefined();
});

test.each([
  ['apto a 5 minutos de un colegio', ['school']],
  ['apto a 10 minutos del colegio', ['school']],
  ['apto a 10 minutos de una universidad', ['university']],
])('"%s" asks for what is nearby: no place of one’s own', (sentence, nearby) => {
  const { state, wishes } = read(sentence);
  expect(wishes.own).toBeUndefined();
  expect(state).toMatchObject({ nearby, type: 'apartment' });
});

test.each([
  'a 40 minutos en transmilenio, apartamento en bogotá',
  'a 40 minutos en transmilenio apartamento en bogotá',
  'a 20 minutos a pie un apartamento en bogotá',
])('"%s" asks for an apartment: it is no place of one’s own', (sentence) => {
  const { state, wishes } = read(sentence);
  expect(wishes.own).toBeUndefined();
  expect(state).toMatchObject({ type: 'apartment', city: 'bogota' });
});

test('the type that follows a place of one’s own is no part of its name', () => {
  const { state, wishes } = read('a 40 minutos de mi trabajo apartamento en bogotá');
  expect(wishes.own?.name).toBe('trabajo');
  expect(state).toMatchObject({ type: 'apartment', city: 'bogota' });
});

test('a gym is somebody’s own only where they say so', () => {
  expect(read('apto a 10 minutos de un gimnasio').wishes.own).toBeUndefined();
  for (const [sentence, name] of [
    ['apto a 10 minutos de mi gimnasio', 'gimnasio'],
    ['apto a 10 minutos de nuestro gimnasio', 'gimnasio'],
    ['apto a 10 minutos del colegio de mis hijos', undefined],
    ['apto a 10 minutos de mi universidad', 'universidad'],
    ['apto a 10 minutos de la casa de la abuela', 'casa de la abuela'],
    ['apto a 10 minutos del trabajo', 'trabajo'],
  ] as const)
    expect(read(sentence).wishes.own?.name).toBe(name);
});
