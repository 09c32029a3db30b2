import { recordFixture } from '@umbral/domain/testing/record-fixture.ts';
import { expect, test, vi } from 'vitest';
import { parseBuilderMapProps } from './builder-map-props.ts';
import { loadPlaces } from './builder-map-queries.ts';

const { signal } = new AbortController();
const { localization } = recordFixture().project;
const point = {
  id: 3,
  title: 'Alameda 170',
  slug: 'alameda-170',
  building_status: 'off-plan',
  home: { slug: 'alameda-170-tipo-a', type: 'apartment' },
  homes: 2,
  price: { kind: 'told', cop: 245_000_000 },
  coordinates: { lat: 4.7, lng: -74.1 },
  localization,
};

test('[C318, R011] a project leads to its home, one in launch to its launch, and no price is made up', async () => {
  const launch = { ...point, id: 4, building_status: 'launch', price: { kind: 'none' } };
  const call = vi.fn(async () => ({ data: [point, launch] }));
  const places = await loadPlaces(call as never, 'nogal', signal);
  expect(places).toEqual([
    {
      id: 3,
      title: 'Alameda 170',
      href: '/proyectos-vivienda/bogota/suba/apartamento/alameda-170-tipo-a',
      where: 'Suba, Bogotá',
      homes: 2,
      price: 245_000_000,
      lat: 4.7,
      lng: -74.1,
    },
    expect.objectContaining({ href: '/lanzamiento/4-alameda-170', price: undefined }),
  ]);
  expect(call).toHaveBeenCalledWith(expect.anything(), { query: { builder: 'nogal' } }, { signal });
});

test.each([null, 'x', {}, { builder: 7 }, { builder: 'No es así' }])('[R011] of %j nobody is shown', async (value) => {
  const call = vi.fn();
  expect(await loadPlaces(call as never, parseBuilderMapProps(value).builder, signal)).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});
