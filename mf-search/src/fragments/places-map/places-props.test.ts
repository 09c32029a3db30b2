import { expect, test } from 'vitest';
import { parsePlacesProps } from './places-props.ts';

const place = { id: 3, title: 'Alameda', href: '/lanzamiento/3-alameda', where: 'Suba', homes: 2, lat: 4.7, lng: -74 };

test('[R011] places of another shape, and those that lead out of the portal, are left out', () => {
  const wrong = [
    { ...place, lat: 'x' },
    { ...place, href: '//evil.test' },
    { ...place, href: 'https://evil.test' },
    { ...place, title: null },
    null,
  ];
  expect(parsePlacesProps({ label: 'Mapa', places: [place, ...wrong] })).toEqual({
    label: 'Mapa',
    places: [{ ...place, price: undefined }],
  });
  expect(parsePlacesProps({ label: 'Mapa', places: [{ ...place, price: 0 }] }).places[0]?.price).toBeUndefined();
});

test.each([null, 'x', {}, { places: {} }])('of %j nothing is shown', (value) => {
  expect(parsePlacesProps(value)).toEqual({ label: '', places: [] });
});
