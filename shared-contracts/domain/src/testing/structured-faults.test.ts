import { expect, test } from 'vitest';
import { structuredFaults } from './structured-faults.ts';

test('a sound block has no fault: inherited properties, members of an enumeration, references, several types', () => {
  const offers = {
    '@type': 'AggregateOffer',
    lowPrice: 1,
    availability: 'https://schema.org/InStock',
    url: 'https://p.test',
  };
  const home = { '@type': ['Product', 'Apartment'], sku: 'A', numberOfBedrooms: 2, containedInPlace: { '@id': '#p' } };
  expect(structuredFaults({ '@type': 'RealEstateListing', name: 'A', mainEntity: home, offers })).toEqual([]);
});

test.each([
  [{ '@type': 'Casa' }, '$: no type Casa'],
  [{ name: 'A' }, '$: no type'],
  [{ '@type': 'Product', floorSize: 58 }, '$.floorSize: not of Product'],
  [
    { '@type': 'ApartmentComplex', numberOfAccommodationUnits: 72 },
    '$.numberOfAccommodationUnits: 72 is no QuantitativeValue',
  ],
  [
    { '@type': 'Offer', availability: 'https://schema.org/Sold' },
    '$.availability: https://schema.org/Sold is no ItemAvailability',
  ],
  [
    { '@type': 'Residence', accommodationFloorPlan: [{ '@type': 'Place' }] },
    '$.accommodationFloorPlan[0]: Place is no FloorPlan',
  ],
  [{ '@type': 'Place', geo: { '@type': 'GeoCoordinates', lat: 4 } }, '$.geo.lat: not of GeoCoordinates'],
  [{ '@type': 'Offer', price: Number.NaN }, '$.price: NaN is no Number,Text'],
])('a fault is told with its path: %j', (block, fault) => {
  expect(structuredFaults(block)).toContain(fault);
});
