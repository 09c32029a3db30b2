import { spellInPesos } from '@umbral/domain/format/marked-pesos.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { fromUrl } from '@umbral/domain/routes/search-url.ts';
import { expect, test } from 'vitest';
import { listingCrumbs } from './listing-crumbs.ts';
import { listingHead } from './listing-head.ts';
import { listingHeading } from './listing-title.ts';

const bogota = { city: 'Bogotá', department: 'Cundinamarca', departmentSlug: 'cundinamarca' };

function headOf(href: string, pages = 5) {
  const url = new URL(href, 'http://portal.test');
  const state = fromUrl(url) ?? emptySearch('housing');
  return listingHead({
    state,
    heading: 'Vivienda nueva',
    offer: 'Hay 3 casas',
    pathname: url.pathname,
    count: 100,
    pages,
  });
}

test.each([
  ['/proyectos-vivienda/ciudad-general/zona-general/apartamento', 'noindex,follow'],
  ['/vivienda-de-interes-social/bogota/suba/tipo-inmueble-general/70000000-150000000', 'noindex,follow'],
  ['/proyectos-vivienda/bogota/suba', undefined],
  ['/proyectos-vivienda/bogota?page=3', undefined],
  ['/proyectos-vivienda/bogota?h=2', 'noindex,follow'],
  ['/proyectos-vivienda/bogota?orden=precio&page=2', 'noindex,follow'],
  ['/proyectos-barrios/bogota/barrio-general', 'noindex,follow'],
])('[B007] %s is %s', (href, robots) => {
  expect(headOf(href).robots).toBe(robots);
});

test('[B008] pages are told apart, their neighbours are linked', () => {
  expect(headOf('/proyectos-vivienda/bogota?page=2')).toMatchObject({
    canonical: '/proyectos-vivienda/bogota?page=2',
    prev: '/proyectos-vivienda/bogota',
    next: '/proyectos-vivienda/bogota?page=3',
  });
  expect(headOf('/proyectos-vivienda/bogota?page=5').next).toBeUndefined();
  expect(headOf('/proyectos-vivienda/bogota').prev).toBeUndefined();
});

test('[B008] filters and orders do not make another canonical page', () => {
  expect(headOf('/proyectos-vivienda/bogota?h=2&orden=precio&page=2')).toMatchObject({
    canonical: '/proyectos-vivienda/bogota',
    next: '/proyectos-vivienda/bogota?h=2&orden=precio&page=3',
  });
});

test('[B104] the description counts what there is, page by page', () => {
  expect(headOf('/proyectos-vivienda').description).toBe(
    'Vivienda nueva: 100 proyectos. Hay 3 casas. Compara precios, planos y fechas de entrega.',
  );
  expect(headOf('/proyectos-vivienda?page=2').description).toMatch(/^Vivienda nueva, página 2: 100/);
});

const listing = (change: Partial<SearchState>): SearchState => ({ ...emptySearch('housing'), ...change });

test.each([
  [listing({}), {}, 'Vivienda nueva en Colombia'],
  [
    listing({ city: 'bogota', zone: 'suba', type: 'apartment' }),
    { ...bogota, zone: 'Suba' },
    'Apartamentos nuevos en Suba, Bogotá',
  ],
  [listing({ city: 'bogota', type: 'house' }), bogota, 'Casas nuevas en Bogotá'],
  [listing({ region: 'caribe' }), {}, 'Vivienda nueva en la región Caribe'],
  [listing({ family: 'abroad', country: 'PA' }), {}, 'Vivienda nueva en Panamá'],
  [
    listing({ family: 'vis', price: { min: 70_000_000, max: 150_000_000 } }),
    {},
    'Vivienda de interés social (VIS) en Colombia de $ 70 M a $ 150 M',
  ],
  [listing({ family: 'lots' }), {}, 'Venta de lotes en Colombia'],
] as const)('[B104] headings agree with what is searched: %#', (state, names, heading) => {
  expect(spellInPesos(listingHeading(state, names))).toBe(heading);
});

test('a place that bears the name of the one around it is said once', () => {
  const place = { city: 'cartagena', zone: 'bocagrande', neighbourhood: 'bocagrande' };
  const names = { city: 'Cartagena', zone: 'Bocagrande', neighbourhood: 'Bocagrande' };
  expect(listingHeading(listing(place), names)).toBe('Vivienda nueva en Bocagrande, Cartagena');
});

test('[B010] the neighbourhood stands in the title beside its city', () => {
  const state = listing({ family: 'neighbourhoods', city: 'bogota', neighbourhood: 'niza' });
  expect(listingHeading(state, { ...bogota, neighbourhood: 'Niza' })).toBe('Vivienda nueva en Niza, Bogotá');
});

test('[B104] breadcrumbs lead from the home page to the listing, which carries no address', () => {
  const state = listing({ city: 'bogota', zone: 'suba', type: 'house' });
  expect(listingCrumbs(state, { ...bogota, zone: 'Suba' })).toEqual([
    { label: 'Inicio', href: '/' },
    { label: 'Proyectos de vivienda', href: '/proyectos-vivienda' },
    { label: 'Bogotá', href: '/proyectos-vivienda/bogota' },
    { label: 'Suba', href: '/proyectos-vivienda/bogota/suba' },
    { label: 'Casas' },
  ]);
});

test('[R070] the way to a listing of the TV begins at its programmes', () => {
  const crumbs = listingCrumbs({ ...emptySearch('tv'), city: 'bogota' }, bogota);
  expect(crumbs[1]).toEqual({ label: 'Proyectos de la TV', href: '/umbraltv' });
});
