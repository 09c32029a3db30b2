import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { expect, test } from 'vitest';
import { orderReasons } from '../texts/order-texts.ts';
import { listingOrders } from './listing-orders.ts';
import { listingViews } from './listing-views.ts';

const bogota = { ...emptySearch('housing'), city: 'bogota', page: 3 };

test('[B040] every order is a link to page 1; by distance only around a point; the default explains itself', () => {
  const orders = listingOrders(bogota);
  expect(orders.map(({ label, href }) => [label, href])).toEqual([
    ['Destacados primero', '/proyectos-vivienda/bogota'],
    ['Menor precio', '/proyectos-vivienda/bogota?orden=precio'],
    ['Mayor precio', '/proyectos-vivienda/bogota?orden=precio-mayor'],
    ['Menor precio por m²', '/proyectos-vivienda/bogota?orden=m2'],
    ['Menor cuota mensual', '/proyectos-vivienda/bogota?orden=cuota'],
    ['Mayor área', '/proyectos-vivienda/bogota?orden=area'],
    ['Entrega más próxima', '/proyectos-vivienda/bogota?orden=entrega'],
    ['Más recientes', '/proyectos-vivienda/bogota?orden=nuevos'],
  ]);
  const near = listingOrders({ ...bogota, near: { lat: 4.7, lng: -74.1, radiusKm: 2 } });
  expect(near.at(-1)).toMatchObject({ order: 'distance', label: 'Más cercanos' });
  expect(orderReasons.relevance).toMatch(/^Destacados primero: los que la constructora destaca/);
});

test('a layout keeps the page and every choice', () => {
  const links = listingViews({ ...bogota, strata: [4], order: 'newest', view: 'compact' });
  expect(links.map(({ view, href }) => [view, href])).toEqual([
    ['cards', '/proyectos-vivienda/bogota?e=4&orden=nuevos&page=3'],
    ['compact', '/proyectos-vivienda/bogota?e=4&orden=nuevos&vista=compacta&page=3'],
    ['table', '/proyectos-vivienda/bogota?e=4&orden=nuevos&vista=tabla&page=3'],
    ['map', '/proyectos-vivienda/bogota?e=4&orden=nuevos&vista=mapa&page=3'],
  ]);
});
