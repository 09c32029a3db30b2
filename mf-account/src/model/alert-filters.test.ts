import { filterState } from 'shared-contracts/domain/filter-state.ts';
import { listingFamilies } from 'shared-contracts/domain/vocabulary.ts';
import { emptySearch } from 'shared-contracts/routes/search-state.ts';
import { fromUrl } from 'shared-contracts/routes/search-url.ts';
import { expect, test } from 'vitest';
import { alertFilters } from './alert-filters.ts';

const filters = (href: string) => {
  const state = fromUrl(new URL(href, 'https://portal.test'));
  return filterState.partial().parse(state && alertFilters(state));
};

test('[C120] an alert keeps what the listing had chosen', () => {
  expect(filters('/proyectos-vivienda/bogota/suba/casa?p=180M-320M&a=50-&h=2%2B&e=3,4&s=preventa&360=1')).toMatchObject(
    {
      country: 'CO',
      city: 'bogota',
      zone: 'suba',
      propertyType: 'house',
      priceRange: [180_000_000, 320_000_000],
      area: { min: 50, max: null },
      room: '2+',
      stratum: [3, 4],
      status: ['presale'],
      has_360_tour: true,
    },
  );
});

test.each(listingFamilies)('[C120] the listings of %s can be an alert', (family) => {
  expect(() => filterState.partial().parse(alertFilters(emptySearch(family)))).not.toThrow();
});

test('[C120] a family stands for its filter', () => {
  expect(filters('/vivienda-de-interes-social').category).toBe('vis');
  expect(filters('/entrega-inmediata').status).toEqual(['immediate-delivery']);
});
