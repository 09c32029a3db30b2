import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { beforeEach, expect, test } from 'vitest';
import { isNameTaken, keepOwnPlace, readOwnPlaces, removeOwnPlace, replaceOwnPlace } from './own-places.ts';

const names = ['Mi trabajo', 'Casa', 'Gimnasio', 'Colegio', 'Mi universidad'];
const point = { lat: 4.684, lng: -74.058 };
const keptNames = () => readOwnPlaces().map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  for (const name of names) keepOwnPlace({ name, ...point });
});

test('with five places each can be changed in its place, and none is lost', () => {
  replaceOwnPlace('Mi trabajo', { name: 'Oficina', ...point });
  expect(keptNames()).toEqual(['Oficina', ...names.slice(1)]);
  replaceOwnPlace('mi universidad', { name: 'Mi universidad', lat: 4.70249, lng: -74.1 });
  expect(keptNames()).toEqual(['Oficina', ...names.slice(1)]);
  expect(readOwnPlaces().at(-1)).toEqual({ name: 'Mi universidad', lat: 4.702, lng: -74.1 });
});

test('a change is one write', () => {
  let writes = 0;
  const count = ({ key }: StorageEvent) => (writes += key === localKeys.ownPlaces ? 1 : 0);
  addEventListener('storage', count);
  replaceOwnPlace('Casa', { name: 'Casa de mis papás', ...point });
  removeEventListener('storage', count);
  expect(writes).toBe(1);
});

test('beside five places there is no room for another one, which is told and changes nothing', () => {
  expect(keepOwnPlace({ name: 'Casa de mis papás', ...point })).toBe(false);
  expect(replaceOwnPlace('Oficina', { name: 'Oficina nueva', ...point })).toBe(false);
  expect(keptNames()).toEqual(names);
  expect(keepOwnPlace({ name: 'casa', ...point })).toBe(true);
});

test('a place that another tab has removed meanwhile comes last', () => {
  removeOwnPlace('Casa');
  replaceOwnPlace('Casa', { name: 'Apartamento', ...point });
  expect(keptNames()).toEqual([...names.filter((name) => name !== 'Casa'), 'Apartamento']);
});

test('a name is taken by another place, not by the one that is changed', () => {
  const kept = readOwnPlaces();
  const [work] = kept;
  expect(isNameTaken(kept, ' GIMNASIO ', work)).toBe(true);
  expect(isNameTaken(kept, 'mi TRABAJO', work)).toBe(false);
  expect(isNameTaken(kept, 'Mi trabajo')).toBe(true);
  expect(isNameTaken(kept, 'Oficina')).toBe(false);
});

test('a place that no way leads to, as only a hand can store it, is left out', () => {
  localStorage.setItem(
    localKeys.ownPlaces,
    JSON.stringify([
      { name: 'Polo', lat: 90, lng: 0 },
      { name: 'Casa', ...point },
    ]),
  );
  expect(keptNames()).toEqual(['Casa']);
});
