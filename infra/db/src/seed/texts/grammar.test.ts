import { expect, test } from 'vitest';
import { bedroom, counted, joined, of, to, zonePhrase } from './grammar.ts';

test.each([
  [['a'], 'a'],
  [['a', 'b'], 'a y b'],
  [['a', 'b', 'iglesia'], 'a, b e iglesia'],
  [['agua', 'hielo'], 'agua y hielo'],
])('%j reads %s', (items, text) => {
  expect(joined(items)).toBe(text);
});

test('counts agree with their nouns', () => {
  expect(counted(1, bedroom)).toBe('una alcoba');
  expect(counted(3, bedroom)).toBe('tres alcobas');
  expect(counted(1, { one: 'baño', many: 'baños', gender: 'm' })).toBe('un baño');
  expect(counted(24, { one: 'cuota', many: 'cuotas', gender: 'f' })).toBe('24 cuotas');
});

test.each([
  ['Norte', 'Cali', 'el norte de Cali'],
  ['Norte Armenia', 'Armenia', 'el norte de Armenia'],
  ['Chapinero', 'Bogotá', 'Chapinero'],
  ['Zona Norte', 'Cartagena', 'la Zona Norte'],
  ['Palermo - Milán', 'Manizales', 'Palermo-Milán'],
])('%s of %s is called %s', (zone, city, phrase) => {
  expect(zonePhrase({ name: zone }, { name: city })).toBe(phrase);
});

test('articles melt into de and a', () => {
  expect(of('el norte de Cali')).toBe('del norte de Cali');
  expect(of('El Poblado')).toBe('de El Poblado');
  expect(to('el norte de Cali')).toBe('al norte de Cali');
  expect(to('la Zona Norte')).toBe('a la Zona Norte');
});
