import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { expect, test } from 'vitest';
import { countQuery, planListing } from './listing-plan.ts';
import { mapLimits } from './map-limits.ts';

const housing = emptySearch('housing');
const triangle = [
  { lat: 4.6, lng: -74.2 },
  { lat: 4.6, lng: -74 },
  { lat: 4.8, lng: -74.1 },
];
const include = { kind: 'include', points: triangle } as const;
const exclude = { kind: 'exclude', points: triangle.map(({ lat, lng }) => ({ lat: lat + 0.05, lng })) } as const;
const box = { north: 4.8, east: -74, south: 4.6, west: -74.2 };
const near = { lat: 4.7, lng: -74.1, radiusKm: 5 };

test('[R064] the piece of the map in sight is a box of the index, for the hits as for the counts', () => {
  const { hits, counts } = planListing({ ...housing, box, type: 'house' });
  expect(hits.insideBoundingBox).toEqual([[4.6, -74.2, 4.8, -74]]);
  expect(counts.type?.insideBoundingBox).toEqual([[4.6, -74.2, 4.8, -74]]);
});

test('[R064] included areas are polygons of the index; they win over the piece in sight', () => {
  const limits = mapLimits({ ...housing, areas: [include, include], box });
  expect(limits).toEqual({
    insidePolygon: [
      [4.6, -74.2, 4.6, -74, 4.8, -74.1],
      [4.6, -74.2, 4.6, -74, 4.8, -74.1],
    ],
  });
  expect(countQuery({ ...housing, areas: [include] }, 'type').insidePolygon).toHaveLength(1);
});

test('[R064] only something to leave out: the rest of the country is asked for', () => {
  const { insidePolygon = [] } = mapLimits({ ...housing, areas: [exclude] });
  const lats = insidePolygon.flatMap((piece) => piece.filter((_, index) => index % 2 === 0));
  expect([Math.min(...lats), Math.max(...lats)]).toEqual([-6, 16]);
  expect(insidePolygon.length).toBeGreaterThan(1);
});

test('[R064] areas of which nothing is left find nothing, rather than everything', () => {
  const { insidePolygon } = mapLimits({ ...housing, areas: [include, { ...include, kind: 'exclude' }] });
  expect(insidePolygon).toEqual([[-90, 0, -90, 0.0001, -89.9999, 0]]);
});

test('[R064] near a point and inside an area are both kept, which the index would not do', () => {
  const limits = mapLimits({ ...housing, near, areas: [include] });
  expect(limits.aroundLatLng).toBe('4.7,-74.1');
  expect(limits.aroundRadius).toBeUndefined();
  const lats = limits.insidePolygon?.flat().filter((_, index) => index % 2 === 0) ?? [];
  expect(Math.min(...lats)).toBeGreaterThan(4.65);
  expect(mapLimits({ ...housing, near }).aroundRadius).toBe(5000);
});
