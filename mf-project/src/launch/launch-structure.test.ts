import { structuredFaults } from '@umbral/domain/testing/structured-faults.ts';
import { expect, test } from 'vitest';
import { plantFixture, recordFixture } from '../testing/plant-fixtures.ts';
import { launchDataOf } from './launch-shape.ts';
import { launchStructure } from './launch-structure.ts';

const origin = 'https://portal.test';
const now = Date.parse('2026-11-21T15:00:00Z');

test('[R041] [B104] a launch tells its development, its types and the span of their prices in words of schema.org', () => {
  const plant = plantFixture();
  const homes = [recordFixture(), recordFixture({ id: 8, objectID: '8', price: { kind: 'hidden' } })];
  const blocks = launchStructure(launchDataOf(plant.project, { homes, plants: [plant], now }), origin);
  expect(blocks.flatMap((block) => structuredFaults(block))).toEqual([]);
  const own = `${origin}/lanzamiento/3-alameda-170-bogota`;
  expect(blocks[1]).toMatchObject({
    '@type': 'RealEstateListing',
    url: own,
    mainEntity: {
      '@type': 'ApartmentComplex',
      '@id': `${own}#proyecto`,
      accommodationFloorPlan: [{ numberOfBedrooms: 2, layoutImage: `${origin}/media/plano-800.webp` }, {}],
    },
    offers: {
      '@type': 'AggregateOffer',
      offerCount: 2,
      lowPrice: 400_000_000,
      highPrice: 400_000_000,
      availability: 'https://schema.org/PreOrder',
    },
  });
});
