import { emptySearch, type SearchState } from 'shared-contracts/routes/search-state.ts';
import { expect, test } from 'vitest';
import { facetCountsOf } from '../model/facet-counts.ts';
import type { PlaceNames } from '../ui/place-names.ts';
import { filterPanel } from './filter-panel-data.ts';
import { filterPills } from './filter-pills.ts';

const counts = {
  ...facetCountsOf({ queries: [], counted: [], places: [] }, []),
  department: { Antioquia: 40, Cundinamarca: 60 },
  city: { Medellín: 30, Bello: 10 },
  zone: { Belén: 4 },
  type: { house: 7, apartment: 33 },
  rooms: { 1: 2, 2: 5, 3: 4 },
};
const panel = (change: Partial<SearchState>, names: PlaceNames = {}) =>
  filterPanel({ state: { ...emptySearch('housing'), ...change }, counts, names });
const select = (name: string, { places }: ReturnType<typeof panel>) => places.find((filter) => filter.name === name);

test('[B027] a city waits for its department, a zone for its city', () => {
  const nothing = panel({});
  expect(select('dep', nothing)?.options.map(({ label }) => label)).toEqual(['Antioquia', 'Cundinamarca']);
  expect(select('ciudad', nothing)).toMatchObject({ disabledReason: 'Elige primero un departamento', options: [] });
  expect(select('zona', nothing)?.disabledReason).toBe('Elige primero departamento y ciudad');

  const inAntioquia = panel({ department: 'antioquia' }, { department: 'Antioquia', departmentSlug: 'antioquia' });
  expect(select('ciudad', inAntioquia)?.disabledReason).toBeUndefined();
  expect(select('ciudad', inAntioquia)?.options).toEqual([
    { value: 'bello', label: 'Bello', count: 10 },
    { value: 'medellin', label: 'Medellín', count: 30 },
  ]);
});

test('[B025] the department of a chosen city is chosen with it', () => {
  const inCity = panel(
    { city: 'medellin' },
    { city: 'Medellín', departmentSlug: 'antioquia', department: 'Antioquia' },
  );
  expect(select('dep', inCity)?.value).toBe('antioquia');
  expect(select('zona', inCity)?.disabledReason).toBeUndefined();
});

test('[B027] the status is settled where everything is delivered at once', () => {
  expect(panel({ family: 'immediate-delivery' }).statuses.disabledReason).toBeDefined();
  expect(panel({}).statuses.disabledReason).toBeUndefined();
});

test('[B036] abroad the countries are offered without Colombia, at home none is', () => {
  const abroad = panel({ family: 'abroad' });
  expect(select('pais', abroad)?.options.map(({ value }) => value)).not.toContain('colombia');
  expect(select('ciudad', abroad)?.disabledReason).toBe('Elige primero un país');
  expect(select('pais', panel({}))).toBeUndefined();
});

test('[B035] rooms from 1 to 5, exactly or more, each with its count', () => {
  const rooms = panel({}).measures.find(({ name }) => name === 'h');
  expect(rooms?.options.map(({ value, count }) => [value, count])).toEqual([
    ['1', 2],
    ['2', 5],
    ['2+', 9],
    ['3', 4],
    ['3+', 4],
    ['4', 0],
    ['4+', 0],
    ['5+', 0],
  ]);
});

test('a chosen place stays on offer even where the other filters leave it nothing', () => {
  const chosen = panel({ department: 'antioquia', city: 'rionegro' }, { city: 'Rionegro' });
  expect(select('ciudad', chosen)?.options).toContainEqual({ value: 'rionegro', label: 'Rionegro', count: 0 });
});

test('a pill leads to each choice and back from the chosen one', () => {
  const state = { ...emptySearch('housing'), type: 'house' as const };
  const type = filterPills(state, counts).find(({ key }) => key === 'type');
  expect(type?.label).toBe('Casa');
  const useful = type?.choices.filter(({ count }) => count > 0);
  expect(useful?.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
    ['Apartamento', '/proyectos-vivienda/ciudad-general/zona-general/apartamento', false],
    ['Casa', '/proyectos-vivienda', true],
  ]);
});
