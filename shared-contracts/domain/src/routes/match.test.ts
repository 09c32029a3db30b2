import { expect, test } from 'vitest';
import { matchRoute } from './match.ts';
import { routeRows, routes } from './table.ts';

test('every screen finds itself: its own address matches its own row', () => {
  const lost = routeRows.filter((row) => {
    const example = row.pattern.replaceAll('?', '').replace(/:(\w+)/g, (_, name: string) => `un-${name}`);
    return matchRoute(example)?.key !== row.key && !hasTwin(row.pattern);
  });
  expect(lost.map((row) => row.id)).toEqual([]);
});

test('ids of the specification occur once', () => {
  const ids = routeRows.map((row) => row.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['/', 'home'],
  ['/proyectos-vivienda', 'housing'],
  ['/proyectos-vivienda/bogota/suba/apartamento', 'housing'],
  ['/proyectos-vivienda/bogota/suba/apartamento/alameda-170-12', 'plant'],
  ['/proyectos-vivienda/departamento/antioquia', 'housingByDepartment'],
  ['/proyectos-vivienda/region/caribe/casa', 'housingByRegionAndType'],
  ['/constructoras/ciudad/cali', 'buildersByCity'],
  ['/constructoras/nogal/cali', 'builderInCity'],
  ['/eventos/ferias-virtuales-umbral', 'virtualFairEvents'],
  ['/lanzamiento/gracias', 'launchThanks'],
  ['/umbraltv/cali', 'tvByCity'],
  ['/umbraltv/programas/7', 'tvProgramme'],
  ['/ACTUALIDAD/', 'news'],
])('%s is %s', (path, key) => {
  expect(matchRoute(path)?.key).toBe(key);
});

test('[R105] an unknown address matches nothing', () => {
  expect(matchRoute('/nada/de/nada')).toBeUndefined();
});

test('hrefs are typed, encoded, and stop at the first absent optional segment', () => {
  expect(routes.housing.href({ city: 'bogota' })).toBe('/proyectos-vivienda/bogota');
  expect(routes.housing.href()).toBe('/proyectos-vivienda');
  expect(routes.article.href({ id: 'ñandú/1' })).toBe('/actualidad/%C3%B1and%C3%BA%2F1');
});

/** `/eventos/:category/:id` and such: an example of one may be a valid address of a more precise row. */
function hasTwin(pattern: string): boolean {
  return routeRows.filter((row) => row.pattern === pattern).length > 1;
}
