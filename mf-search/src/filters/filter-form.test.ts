import { writeReach } from '@umbral/domain/filters/reach-address.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { fromUrl, toHref } from '@umbral/domain/routes/search-url.ts';
import { expect, test } from 'vitest';
import { crossedRanges, hiddenFields, isSentForm, readForm } from './filter-form.ts';

const read = (query: string) => readForm('housing', new URLSearchParams(query));

test('[B023] a sent form says everything: an empty field clears what the path said', () => {
  const state = read('filtros=1&ciudad=bogota&zona=&tipo=casa&h=2%2B&b=&e=3&e=4&s=preventa&360=1');
  expect(toHref(state)).toBe('/proyectos-vivienda/bogota/zona-general/casa?h=2%2B&e=3%2C4&s=preventa&360=1');
  expect(isSentForm(new URLSearchParams('ciudad=bogota'))).toBe(false);
});

test('[B032] amounts may be written as people write them; crossed ends change places; zero says nothing', () => {
  expect(read('pmin=180M&pmax=$ 320.000.000').price).toEqual({ min: 180_000_000, max: 320_000_000 });
  expect(read('pmin=600M&pmax=100M').price).toEqual({ min: 100_000_000, max: 600_000_000 });
  expect(read('pmin=&pmax=0').price).toEqual({});
  expect(read('pmin=nada&pmax=250 millones').price).toEqual({ max: 250_000_000 });
});

test('the search bar gives its price as one range', () => {
  expect(read('q=Alameda&p=150M-250M').price).toEqual({ min: 150_000_000, max: 250_000_000 });
});

test('[B041] a text under three characters is no search', () => {
  expect(read('q=ab').text).toBeUndefined();
  expect(read('q=sub').text).toBe('sub');
});

test('what a form does not show survives it as hidden fields', () => {
  const state = fromUrl(
    new URL('http://portal.test/proyectos-vivienda/cali?p=100M-&c=pet-friendly&orden=precio&q=nogal'),
  );
  const fields = hiddenFields(state ?? emptySearch('housing'), ['ciudad', 'p']);
  expect(Object.fromEntries(fields)).toEqual({ filtros: '1', q: 'nogal', c: 'pet-friendly', orden: 'precio' });
  const kept = hiddenFields(state ?? emptySearch('housing'), []);
  const again = readForm('housing', new URLSearchParams(kept.map(([name, value]) => [name, value])));
  expect(again).toEqual(state);
});

test("[B032] small numbers are millions, others are at least ten; zero or less is the store's own maximum", () => {
  expect(read('pmin=180&pmax=2.5').price).toEqual({ min: 25_000_000, max: 180_000_000 });
  expect(read('pmin=50000&pmax=-5').price).toEqual({ min: 10_000_000 });
  expect(read('pmin=70M&pmax=2.800.000.000').price).toEqual({ min: 70_000_000 });
  expect(crossedRanges(new URLSearchParams('pmin=600M&pmax=100M&amin=90&amax=40'))).toEqual(['p', 'a']);
});

test('[B034] areas from 0 to 10000 say nothing at their ends', () => {
  expect(read('amin=0&amax=10000').area).toEqual({});
  expect(read('amin=40&amax=120').area).toEqual({ min: 40, max: 120 });
});

test('[B038] a point and its radius come from two fields; without the point there is none', () => {
  expect(read('punto=4.651,-74.063&radio=8').near).toEqual({ lat: 4.651, lng: -74.063, radiusKm: 8 });
  expect(read('punto=4.651,-74.063&radio=mucho').near?.radiusKm).toBe(5);
  expect(read('punto=4.651,-74.063&radio=900').near?.radiusKm).toBe(100);
  expect(read('radio=8').near).toBeUndefined();
  expect(read('punto=allí&radio=8').near).toBeUndefined();
});

test('minutes or a way that a form changes make a reach that has yet to be reckoned; the rest keeps it', () => {
  const rings = [
    [
      { lat: 4.67, lng: -74.07 },
      { lat: 4.67, lng: -74.04 },
      { lat: 4.7, lng: -74.05 },
    ],
  ];
  const reach = { lat: 4.684, lng: -74.057, minutes: 20, mode: 'walk', rings } as const;
  const sent = encodeURIComponent(writeReach(reach));
  expect(read(`alcance=${sent}&minutos=20&modo=walk`).reach).toEqual(reach);
  expect(read(`alcance=${sent}&minutos=40&modo=transit`).reach).toEqual({
    lat: 4.684,
    lng: -74.057,
    minutes: 40,
    mode: 'transit',
  });
  expect(read('minutos=40&modo=transit').reach).toBeUndefined();
});
