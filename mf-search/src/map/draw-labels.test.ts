import { expect, test } from 'vitest';
import { labelsOfSites } from './draw-labels.ts';
import { toPlace } from './map-view.ts';
import { sitesOf } from './sites.ts';

const home = (id: number, city: string, lat: number, lng: number) => ({
  ...{ id, project: id, lat, lng, price: undefined, city, zone: 'Centro', neighbourhood: 'San Antonio' },
});

test('[R064] a name that several cities have stands in each of them, never between them', () => {
  const { sites } = sitesOf([
    home(1, 'Cali', 3.44, -76.53),
    home(2, 'Santa Marta', 11.24, -74.2),
    home(3, 'Cali', 3.46, -76.55),
  ]);
  const labels = labelsOfSites(sites).map(({ text, look, at }) => {
    const { lat, lng } = toPlace(at);
    return `${look} ${text} ${lat.toFixed(2)} ${lng.toFixed(2)}`;
  });
  expect(labels).toEqual([
    'zone Centro 3.45 -76.54',
    'zone Centro 11.24 -74.20',
    'neighbourhood San Antonio 3.45 -76.54',
    'neighbourhood San Antonio 11.24 -74.20',
  ]);
});
