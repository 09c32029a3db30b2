import { structuredFaults } from '@umbral/domain/testing/structured-faults.ts';
import { expect, test } from 'vitest';
import { plantFixture, recordFixture } from '../testing/plant-fixtures.ts';
import { developmentDataOf } from './development-shape.ts';
import { developmentStructure } from './development-structure.ts';

const origin = 'https://portal.test';
const own = `${origin}/proyecto/3-alameda-170-bogota`;

test('[R130, B104] a project tells itself as one development with a plan for each type, in words of schema.org', () => {
  const plant = plantFixture();
  const types = [recordFixture(), recordFixture({ id: 8, objectID: '8', isActive: 0 })] as const;
  const development = developmentDataOf(plant.project, { types, plants: [plant], now: 0 });
  const blocks = developmentStructure(development, origin);
  expect(blocks.flatMap((block) => structuredFaults(block))).toEqual([]);
  expect(blocks[1]).toMatchObject({
    '@type': 'RealEstateListing',
    url: own,
    mainEntity: {
      '@type': 'ApartmentComplex',
      '@id': `${own}#proyecto`,
      accommodationFloorPlan: [{ numberOfBedrooms: 2, layoutImage: `${origin}/media/plano-800.webp` }, {}],
    },
    offers: { '@type': 'AggregateOffer', offerCount: 1, lowPrice: 400_000_000, highPrice: 400_000_000 },
  });
});
