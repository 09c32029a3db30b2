import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import type { GroundShape } from './ground-shape.ts';
import { type MadeTile, makeTiles } from './make-tiles.ts';

const square = (west: number, south: number, side: number): GroundShape['geometry'] => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
});

function read({ bytes }: MadeTile) {
  return new VectorTile(new PbfReader(bytes)).layers;
}

test('a tile says again what was written into it, and a point stands on one tile only', () => {
  const shapes: GroundShape[] = [
    { layer: 'urban', geometry: square(-74.2, 4.5, 0.2), properties: { kind: 'town' }, levels: [9, 9] },
    {
      layer: 'name',
      geometry: { type: 'Point', coordinates: [-74.1, 4.6] },
      properties: { kind: 'zone', name: 'Teusaquillo', rank: 3, angle: -0.5 },
      levels: [9, 9],
    },
  ];
  const tiles = makeTiles(shapes);
  const names = tiles.flatMap((tile) => {
    const { name } = read(tile);
    return name ? [name.feature(0).properties] : [];
  });
  expect(names).toEqual([{ kind: 'zone', name: 'Teusaquillo', rank: 3, angle: -0.5 }]);
  const [urban] = tiles.flatMap((tile) => read(tile).urban ?? []);
  const [ring] = urban?.feature(0).loadGeometry() ?? [];
  expect(urban?.extent).toBe(4096);
  expect(ring?.[0]).toEqual(ring?.at(-1));
});

test('past the level that is made everywhere there are tiles of cities only', () => {
  const land: GroundShape = { layer: 'land', geometry: square(-75, 4, 1), properties: {}, levels: [9, 13] };
  const road: GroundShape = {
    layer: 'road',
    geometry: {
      type: 'LineString',
      coordinates: [
        [-74.5, 4.5],
        [-74.49, 4.5],
      ],
    },
    properties: { kind: 'major' },
    levels: [9, 13],
  };
  const levels = new Set(makeTiles([land]).map(({ level }) => level));
  expect([...levels]).toEqual([9]);
  const withRoad = makeTiles([land, road]).filter(({ level }) => level === 13);
  expect(withRoad.length).toBeGreaterThan(0);
  expect(withRoad.length).toBeLessThan(6);
});
