import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stations } from './stations.ts';

interface Ground {
  readonly features: readonly {
    readonly properties: { readonly city: string; readonly name: string };
    readonly geometry: { readonly coordinates: readonly [number, number] };
  }[];
}
const file = new URL('../../../infra/ground/data/transporte_estaciones.geojson', import.meta.url);
const { features: ground }: Ground = JSON.parse(readFileSync(file, 'utf8'));

test('a sentence knows the stations of the ground, each where it is', () => {
  expect(stations.length).toBeGreaterThan(200);
  for (const { key, city, lat, lng } of stations) {
    const name = key.replace('estacion ', '');
    const near = ground.filter(
      ({ properties, geometry: { coordinates } }) =>
        properties.city === city &&
        properties.name.includes(name) &&
        Math.hypot(coordinates[0] - lng, coordinates[1] - lat) < 0.0011,
    );
    expect(near.length, key).toBeGreaterThan(0);
  }
});
