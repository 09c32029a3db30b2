import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedOrders } from '../filters/orders.ts';
import {
  additionalCriteria,
  buildingStatuses,
  listingFamilies,
  propertyTypes,
  regions,
} from '../vocabulary/vocabulary.ts';
import { matchRoute } from './match.ts';
import { pathFacets } from './search-path.ts';
import { emptySearch, type SearchState, searchViews } from './search-state.ts';
import { fromHref, fromUrl, refine, toHref } from './search-url.ts';

const slug = fc.stringMatching(/^[a-z]{3,9}(-[a-z]{3,6})?$/);
const count = fc.record({ value: fc.integer({ min: 1, max: 4 }), orMore: fc.boolean() });
const range = (max: number) =>
  fc
    .tuple(fc.option(fc.integer({ min: 0, max })), fc.option(fc.integer({ min: 0, max })))
    .filter(([min, top]) => min === null || top === null || min <= top)
    .map(([min, top]) => ({ ...(min === null ? {} : { min }), ...(top === null ? {} : { max: top }) }));

const degrees = (most: number) => fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((n) => n / 10_000);
const point = fc.record({ lat: degrees(90), lng: degrees(180) });
const area = fc.record({
  kind: fc.constantFrom('include', 'exclude'),
  points: fc.array(point, { minLength: 3, maxLength: 80 }),
});
const box = fc
  .record({ north: degrees(90), east: degrees(180), south: degrees(90), west: degrees(180) })
  .filter(({ north, east, south, west }) => north > south && east > west);
const monthly = fc
  .tuple(fc.integer({ min: 1, max: 9_000_000 }), fc.integer({ min: 1, max: 9_000_000 }))
  .map(([during, after]) => ({ during, after }));

const corners = [
  { lat: 4.65, lng: -74.1 },
  { lat: 4.7, lng: -74.05 },
  { lat: 4.62, lng: -74.02 },
];

const state: fc.Arbitrary<SearchState> = fc
  .record(
    {
      family: fc.constantFrom(...listingFamilies),
      text: slug,
      region: fc.constantFrom(...regions),
      department: slug,
      city: slug,
      zone: slug,
      neighbourhood: slug,
      type: fc.constantFrom(...propertyTypes),
      price: range(2_800_000_000),
      area: range(10_000),
      rooms: count,
      baths: count,
      strata: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6)),
      statuses: fc.uniqueArray(fc.constantFrom(...buildingStatuses)),
      criteria: fc.uniqueArray(fc.constantFrom(...additionalCriteria)),
      has360: fc.boolean(),
      holiday: fc.boolean(),
      hasBalcony: fc.boolean(),
      belongsTv: fc.boolean(),
      inStock: fc.boolean(),
      fair: slug,
      monthly,
      upfront: fc.integer({ min: 1, max: 900_000_000 }),
      areas: fc.array(area, { maxLength: 5 }),
      box,
      view: fc.constantFrom(...searchViews),
      order: fc.constantFrom(...listedOrders.map(({ key }) => key).filter((order) => order !== 'distance')),
      page: fc.integer({ min: 1, max: 40 }),
    },
    { requiredKeys: ['family'] },
  )
  .map((partial) => ({ ...emptySearch(partial.family), ...partial }));

test('[B007] every search state survives its address', () => {
  fc.assert(
    fc.property(state, (value) => {
      expect(fromHref(toHref(value))).toEqual(value);
    }),
  );
});

test('[R047, R052, R055, R057, R061] every address of a listing belongs to mf-search', () => {
  fc.assert(
    fc.property(state, (value) => {
      const match = matchRoute(new URL(toHref(value), 'http://portal.test').pathname);
      const facetsUsed = pathFacets[value.family].length;
      return (
        match?.route.owner === 'mf-search' || (value.family === 'tv' && facetsUsed > 0) || value.family === 'tour360'
      );
    }),
  );
});

test('nothing a month is no limit', () => {
  const monthly = (text: string) => fromUrl(new URL(`https://portal.test/proyectos-vivienda?cuota=${text}`))?.monthly;
  expect(monthly('0-2M')).toEqual({ after: 2_000_000 });
  expect(monthly('1500000-')).toEqual({ during: 1_500_000 });
  expect(monthly('0-0')).toBeUndefined();
});

test('broken areas are left out, the others stay', () => {
  const triangle = 'iyqcr6E';
  const whole = toHref({ ...emptySearch('housing'), areas: [{ kind: 'include', points: corners }] });
  const good = new URL(whole, 'http://portal.test').searchParams.get('poly');
  for (const bad of [triangle, 'i', 'x', 'iAAAA', 'i€€€', `i${'_'.repeat(40)}`]) {
    expect(fromHref(`/proyectos-vivienda?poly=${encodeURIComponent(`${bad}.${good}`)}`)?.areas).toEqual([
      { kind: 'include', points: corners },
    ]);
  }
  expect(fromHref(`/proyectos-vivienda?poly=${Array(9).fill(good).join('.')}`)?.areas).toHaveLength(5);
});

test.each(['caja=1,2,3', 'caja=4,-74,5,-75', 'caja=NaN,1,1,1', 'cuota=-', 'cuota=x', 'aporte=-5', 'vista=otra'])(
  'what cannot be read in %s is left out',
  (query) => {
    expect(fromHref(`/proyectos-vivienda?${query}`)).toEqual(emptySearch('housing'));
  },
);

test('any query gives a state, never an error', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (path, query) => {
      const url = new URL('http://portal.test/proyectos-vivienda');
      url.pathname = `/proyectos-vivienda/${path}`;
      url.search = query;
      return fromUrl(url)?.family === 'housing';
    }),
  );
});

test('[B004] placeholders in a path mean "any", and stand before a given segment', () => {
  const apartments = fromHref('/proyectos-vivienda/ciudad-general/zona-general/apartamento');
  expect(apartments).toEqual({ ...emptySearch('housing'), type: 'apartment' });
  expect(toHref({ ...emptySearch('housing'), type: 'apartment' })).toBe(
    '/proyectos-vivienda/ciudad-general/zona-general/apartamento',
  );
});

test('[B005] an unknown type of the path is kept so that the page can answer 404', () => {
  expect(fromHref('/proyectos-vivienda/bogota/suba/castillo')?.type).toEqual({ unknown: 'castillo' });
});

test('[B007] a price range stands as the last segment of the families that have one', () => {
  const state = fromHref('/vivienda-de-interes-social/bogota/suba/apartamento/70000000-150000000');
  expect(state?.price).toEqual({ min: 70_000_000, max: 150_000_000 });
});

test.each([
  [
    '/proyectos-vivienda?p=500M-100M&a=90-40',
    { price: { min: 100_000_000, max: 500_000_000 }, area: { min: 40, max: 90 } },
  ],
  ['/proyectos-gold/bogota/suba/casa/900000000-300000000', { price: { min: 300_000_000, max: 900_000_000 } }],
])('[B032] the ends of the range in %s change places', (href, wanted) => {
  expect(fromHref(href)).toMatchObject(wanted);
});

test.each([
  ['0', 1],
  ['-1', 1],
  ['NaN', 1],
  ['1.5', 1],
  ['07', 7],
  ['9999', 9999],
  ['99999999999999999999', 9999],
])('[B008] page %s is page %i', (page, wanted) => {
  expect(fromHref(`/proyectos-vivienda?page=${page}`)?.page).toBe(wanted);
});

test('a text that no document can show is read as what it can', () => {
  const read = (text: string) => fromHref(`/proyectos-vivienda?q=${text}`)?.text;
  expect(read('%00')).toBeUndefined();
  expect(read('nogal%0D%0A%0080')).toBe('nogal 80');
  const cut = read(encodeURIComponent('🏠'.repeat(200)));
  expect([cut?.isWellFormed(), Array.from(cut ?? '').length]).toEqual([true, 120]);
});

test.each(['%00', '%2F', '-', '€', '%E0%A4%A'])('[B005] the segment %s is a place that nothing has', (segment) => {
  expect(fromHref(`/proyectos-vivienda/${segment}`)?.city).toMatch(/^(-|e0-a4-a)$/);
});

test('[R049] a department is read in any spelling, a type may follow it', () => {
  expect(fromHref('/proyectos-vivienda/departamento/Antioqu%C3%ADa')?.department).toBe('antioquia');
  const houses = fromHref('/proyectos-vivienda/departamento/antioquia/casa');
  expect(houses).toMatchObject({ department: 'antioquia', type: 'house' });
  expect(fromHref('/proyectos-vivienda/departamento/antioquia/castillo')?.type).toEqual({ unknown: 'castillo' });
});

test('[B035] counts ending in + mean "or more", also when the plus arrives as a space', () => {
  expect(fromHref('/proyectos-vivienda?h=2%2B')?.rooms).toEqual({ value: 2, orMore: true });
  expect(fromHref('/proyectos-vivienda?h=2+')?.rooms).toEqual({ value: 2, orMore: true });
  expect(fromHref('/proyectos-vivienda?h=9')?.rooms).toBeUndefined();
});

test('[B028] a changed filter goes back to page 1', () => {
  expect(refine({ ...emptySearch('housing'), page: 4 }, { city: 'cali' })).toMatchObject({ city: 'cali', page: 1 });
});

test.each(['http://[', '//', '', '/proyecto/nogal', 'javascript:alert(1)'])(
  'what is no link to a listing names none: «%s»',
  (href) => {
    expect(fromHref(href)).toBeUndefined();
  },
);

test('a link means the same listing with and without its host', () => {
  const href = '/proyectos-vivienda/cali?h=2';
  expect(fromHref(href)).toMatchObject({ city: 'cali', rooms: { value: 2 } });
  expect(fromHref(`https://portal.test${href}`)).toEqual(fromHref(href));
});
