import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { expect, test } from 'vitest';
import { testPlaces } from '../sentence/testing/test-places.ts';
import { placeHints } from './place-hints.ts';

const places = testPlaces();
const housing = emptySearch('housing');
const hints = (text: string, search = housing) => placeHints(places, text, search);
const first = (text: string) => hints(text)[0];

test.each([
  ['bog', 'Bogotá', '/proyectos-vivienda/bogota'],
  ['BOGOTA', 'Bogotá', '/proyectos-vivienda/bogota'],
  ['medelin', 'Medellín', '/proyectos-vivienda/medellin'],
  ['barranqila', 'Barranquilla', '/proyectos-vivienda/barranquilla'],
  ['suba', 'Suba', '/proyectos-vivienda/bogota/suba'],
  ['suba bog', 'Suba', '/proyectos-vivienda/bogota/suba'],
  ['antioq', 'Antioquia', '/proyectos-vivienda/departamento/antioquia'],
  ['miami', 'Miami', '/proyectos-en-el-exterior/estados-unidos/miami'],
] as const)('[B041] «%s» means %s', (text, label, to) => {
  expect(first(text)).toMatchObject({ label, leads: { to } });
});

test('a slip is forgiven only where nothing is called what was typed', () => {
  expect(hints('cali').every(({ label }) => /cali/i.test(label))).toBe(true);
});

test('each place says what it is, where, and how many homes it has', () => {
  expect(first('suba')).toMatchObject({ detail: 'Zona de Bogotá', group: 'place' });
  expect(first('suba')?.count).toBeGreaterThan(0);
});

test('what the other fields say is kept', () => {
  expect(hints('cali', { ...housing, type: 'house' })[0]?.leads).toEqual({
    to: '/proyectos-vivienda/cali/zona-general/casa',
  });
});

test('a place tells its homes only where its listing has all of them', () => {
  expect(hints('cali', { ...housing, type: 'house' })[0]?.count).toBeUndefined();
  expect(hints('cali', { ...housing, text: 'cali' })[0]?.count).toBeGreaterThan(0);
});

test('after other words the place completes them, with its city where it needs one', () => {
  expect(first('apto de 2 alcobas en sub')?.leads).toEqual({ text: 'apto de 2 alcobas en Suba, Bogotá ' });
  expect(first('casa en barranq')?.leads).toEqual({ text: 'casa en Barranquilla ' });
});

test.each(['', 'su', 'xyzzy', 'apto en', '!!!'])('«%s» means no place', (text) => {
  expect(hints(text)).toEqual([]);
});

test('a place that the sentence says whole is suggested no more', () => {
  expect(hints('casa en barranquilla')).toEqual([]);
  expect(first('barranquilla')?.label).toBe('Barranquilla');
});
