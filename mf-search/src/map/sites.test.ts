import { priceOf } from '@umbral/domain/money/price.ts';
import { expect, test } from 'vitest';
import { viewAround, viewOfBox } from './map-view.ts';
import { layOutPills } from './pill-layout.ts';
import { readHomePoints, sitesOf } from './sites.ts';

const hit = (id: number, project: number, place: { lat: number; lng: number }, more: object = {}) => ({
  objectID: String(id),
  price: priceOf(id * 1_000_000),
  _geoloc: place,
  project: { id: project, localization: { zone: 'Suba', neighborhood: 'Niza' } },
  ...more,
});
const niza = { lat: 4.71, lng: -74.07 };
const chico = { lat: 4.67, lng: -74.05 };
const size = { width: 800, height: 600 };

test('[R064] the homes of one project are one site with the lowest price that is told', () => {
  const homes = readHomePoints([
    hit(30, 1, niza),
    hit(20, 1, niza),
    hit(10, 1, niza, { price: { kind: 'hidden' } }),
    hit(5, 2, chico),
  ]);
  const { sites, homes: count } = sitesOf(homes);
  expect(count).toBe(4);
  expect(sites).toMatchObject([
    { project: 1, price: 20_000_000, homes: [30, 20, 10] },
    { project: 2, price: 5_000_000, homes: [5] },
  ]);
});

test('[R064] records of another shape are left out, a site without any told price has none', () => {
  expect(readHomePoints([undefined, {}, { objectID: '1', _geoloc: null, project: {} }, hit(1, 1, niza)])).toHaveLength(
    1,
  );
  expect(sitesOf(readHomePoints([hit(1, 1, niza, { price: { kind: 'none' } })])).sites[0]?.price).toBeUndefined();
});

test('[R064] pills that would touch become a cluster with the highest in the listing; apart each has its own', () => {
  const siteSet = sitesOf(
    readHomePoints([hit(1, 1, niza), hit(2, 2, chico), hit(3, 3, { lat: 4.7101, lng: -74.0701 })]),
  );
  const far = layOutPills(siteSet, viewAround(niza, 6, size), size);
  expect(far).toEqual([{ sites: [0, 1, 2] }]);
  const near = layOutPills(siteSet, viewAround({ lat: 4.69, lng: -74.06 }, 12, size), size);
  expect(near).toEqual([{ sites: [0, 2] }, { sites: [1] }]);
  expect(layOutPills(siteSet, viewAround({ lat: 10, lng: -75 }, 12, size), size)).toEqual([]);
});

test('[R064] far more sites than pills: the pills stay few, and each site in reach belongs to one', () => {
  const hits = Array.from({ length: 5000 }, (_, index) =>
    hit(index + 1, index + 1, { lat: 4 + ((index * 7919) % 1000) / 1000, lng: -75 + ((index * 104_729) % 997) / 997 }),
  );
  const siteSet = sitesOf(readHomePoints(hits));
  const pills = layOutPills(siteSet, viewOfBox({ north: 5, east: -74, south: 4, west: -75 }, size), size);
  const members = pills.flatMap(({ sites }) => sites);
  expect(pills.length).toBeLessThanOrEqual(60);
  expect(new Set(members).size).toBe(members.length);
  expect(members.length).toBeGreaterThan(2500);
});
