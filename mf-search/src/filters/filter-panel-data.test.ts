import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { expect, test } from 'vitest';
import { facetCountsOf } from '../model/facet-counts.ts';
import type { PlaceNames } from '../view-model/place-names.ts';
import { filterPanel } from './filter-panel-data.ts';
import { filterPills, pillChoices } from './filter-pills.ts';
import { filterSummary } from './filter-summary.ts';

const counts = {
  ...facetCountsOf({ hits: { hits: [], nbHits: 0, nbPages: 0 }, counts: {} }),
  department: { Antioquia: 40, Cundinamarca: 60 },
  region: { caribe: 12 },
  city: { Medellín: 30, Bello: 10 },
  zone: { Belén: 4 },
  type: { house: 7, apartment: 33 },
  rooms: { 1: 2, 2: 5, 3: 4, '2+': 8, '3+': 4 },
};
const panel = (change: Partial<SearchState>, names: PlaceNames = {}) =>
  filterPanel({ state: { ...emptySearch('housing'), ...change }, counts, names });
const summary = (change: Partial<SearchState>) =>
  filterSummary({ state: { ...emptySearch('housing'), ...change }, counts, names: {} });
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

test('what the search bar hid did not count, and the page says so', () => {
  const state = { ...emptySearch('housing'), price: { max: 300_000_000 } };
  const said = (crossed: readonly string[]) => filterSummary({ state, counts, names: {}, crossed }).crossed;
  expect(said(['dinero-cuota'])).toEqual(['Buscaste por precio: la cuota al mes que habías elegido no cuenta.']);
  expect(said(['dinero-p'])).toEqual(['Buscaste por cuota al mes: el precio que habías elegido no cuenta.']);
  expect(said(['dinero-x'])).toEqual([]);
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
    ['2+', 8],
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
  expect(filterPills(state).find(({ key }) => key === 'type')?.label).toBe('Casa');
  const useful = pillChoices(state, counts).type?.filter(({ count }) => count > 0);
  expect(useful?.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
    ['Apartamento', '/proyectos-vivienda/ciudad-general/zona-general/apartamento', false],
    ['Casa', '/proyectos-vivienda', true],
  ]);
});

test('[B024] regions are offered at home, each with its count, and not abroad', () => {
  const region = select('region', panel({}));
  expect(region?.options.find(({ value }) => value === 'caribe')).toEqual({
    value: 'caribe',
    label: 'Caribe',
    count: 12,
  });
  expect(select('region', panel({ family: 'abroad' }))).toBeUndefined();
});

test('[B037] in Antioquia the chosen city ranks first, the others follow in reverse order', () => {
  const names = { city: 'Medellín', departmentSlug: 'antioquia', department: 'Antioquia' };
  const inAntioquia = filterPanel({
    state: { ...emptySearch('housing'), city: 'medellin' },
    counts: { ...counts, city: { Bello: 10, Envigado: 4, Medellín: 30, Sabaneta: 2 } },
    names,
  });
  expect(select('ciudad', inAntioquia)?.options.map(({ label }) => label)).toEqual([
    'Medellín',
    'Sabaneta',
    'Envigado',
    'Bello',
  ]);
});

test('[B023] an option that only leads somewhere once others are cleared says how far', () => {
  const options = {
    loosened: { category: { gold: 8 } },
    offered: { department: { Amazonas: 3 } },
    switches: { hasBalcony: 5 },
  };
  const gold = filterPanel({ state: { ...emptySearch('housing'), city: 'cali' }, counts, names: {}, options });
  const category = gold.kinds.find(({ name }) => name === 'cat');
  expect(category?.options.find(({ value }) => value === 'gold')).toMatchObject({ count: 0, otherwise: 8 });
  expect(select('dep', gold)?.options).toContainEqual({ value: 'amazonas', label: 'Amazonas', count: 0 });
});

test('[B030, B039, M067] vacation, virtual tour, balcony, television, stock and the active fair are switches', () => {
  const fairs = [{ slug: '12-feria-virtual', name: '12.ª Feria Virtual' }];
  const options = { loosened: {}, offered: {}, switches: { hasBalcony: 5 } };
  const state = { ...emptySearch('housing'), holiday: true, fair: '12-feria-virtual' };
  const facts = { state, counts: { ...counts, fair: { '12-feria-virtual': 7 } }, names: {}, options, fairs };
  expect(filterPanel(facts).toggles.map(({ name, label, isOn, count }) => [name, label, isOn, count])).toEqual([
    ['vac', 'Rentas cortas, Vacacionales o Inversión', true, 0],
    ['360', 'Recorrido virtual 360°', false, 0],
    ['balcon', 'Con balcón', false, 5],
    ['tv', 'Visto en TV', false, 0],
    ['disp', 'Con unidades disponibles', false, 0],
    ['feria', 'En la 12.ª Feria Virtual', true, 7],
  ]);
  const two = filterPanel({ ...facts, fairs: [...fairs, { slug: 'otra', name: 'Otra' }] });
  expect(two.fairs?.options.map(({ label, count }) => [label, count])).toEqual([
    ['12.ª Feria Virtual', 7],
    ['Otra', 0],
  ]);
  expect(two.toggles.some(({ name }) => name === 'feria')).toBe(false);
});

test('what many look for is offered once more, there and back, and stays in its place', () => {
  const change: Partial<SearchState> = { category: 'vis', criteria: ['with-subsidy', 'pet-friendly'] };
  expect(summary(change).promoted.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
    ['VIS', '/proyectos-vivienda?c=with-subsidy%2Cpet-friendly', true],
    ['Entrega inmediata', '/proyectos-vivienda?cat=vis&s=entrega-inmediata&c=with-subsidy%2Cpet-friendly', false],
    ['Con tour 360', '/proyectos-vivienda?cat=vis&c=with-subsidy%2Cpet-friendly&360=1', false],
    ['Con subsidio', '/proyectos-vivienda?cat=vis&c=pet-friendly', true],
    ['2+ alcobas', '/proyectos-vivienda?cat=vis&h=2%2B&c=with-subsidy%2Cpet-friendly', false],
  ]);
  expect(panel(change).kinds.find(({ name }) => name === 'cat')?.value).toBe('vis');
  expect(summary({ family: 'vis' }).promoted.map(({ label }) => label)).not.toContain('VIS');
});
