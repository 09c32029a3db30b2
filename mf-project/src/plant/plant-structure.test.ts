import { structuredFaults } from '@umbral/domain/testing/structured-faults.ts';
import { propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import { expect, test } from 'vitest';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { plantDataOf } from './plant-shape.ts';
import { plantStructure } from './plant-structure.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const origin = 'https://portal.test';
const structureOf = (change?: Parameters<typeof plantFixture>[0]) =>
  plantStructure(plantDataOf(plantFixture(change), { now }), origin);

const ofProject = `${origin}/proyecto/3-alameda-170-bogota`;
const ofTypeA = `${origin}/proyectos-vivienda/bogota/suba/apartamento/alameda-170-bogota-apartamento-tipo-a`;
const ofTypeB = `${origin}/proyectos-vivienda/bogota/suba/apartamento/alameda-170-bogota-apartamento-tipo-b`;

test.each(propertyTypes)('[B104] all that is told of a home of type %s is in the vocabulary of schema.org', (type) => {
  const blocks = structureOf({ type, ...(type === 'lot' ? { room_number: null, bath_number: null } : {}) });
  expect(blocks.flatMap((block) => structuredFaults(block))).toEqual([]);
});

test('[B104] the development is listed with a plan for each type, how many are on offer and from which price on', () => {
  const [crumbs, listing] = structureOf();
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    url: ofProject,
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: 'Alameda 170',
      numberOfAccommodationUnits: { value: 72 },
      // The balcony is the home's.
      amenityFeature: [{ name: 'Gimnasio' }],
      accommodationFloorPlan: [
        { url: ofTypeA, floorSize: { value: 58 }, numberOfBedrooms: 2, layoutImage: `${origin}/media/plano-800.webp` },
        { url: ofTypeB, name: 'Apartamento tipo B', floorSize: { value: 72 } },
      ],
    },
    offers: {
      '@type': 'AggregateOffer',
      offerCount: 2,
      lowPrice: 400_000_000,
      highPrice: 480_000_000,
      priceCurrency: 'COP',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('[B104] each home is a part of the one development, under one address on the page of each of its types', () => {
  const [, own, home] = structureOf();
  const record = plantFixture();
  const [first] = record.other_areas;
  if (!first) throw new Error('the fixture has another type');
  const { id, slug, title, built_area, price } = record;
  const [, ofOther, otherHome] = structureOf({
    ...{ id: first.id, slug: first.slug, title: first.title, built_area: first.built_area, price: first.price },
    other_areas: [{ ...first, id, slug, title, built_area, price }],
  });
  expect(otherHome).toMatchObject({ url: ofTypeB, containedInPlace: { '@id': `${ofProject}#proyecto` } });
  expect(home).toMatchObject({ containedInPlace: { '@id': `${ofProject}#proyecto` } });
  expect(ofOther).toMatchObject({ '@id': own?.['@id'], offers: own?.offers });
});

test('[B104] a development that is being launched is known by the page of its launch', () => {
  const { project } = plantFixture();
  const [, listing] = structureOf({ project: { ...project, building_status: 'launch' } });
  expect(listing?.url).toBe(`${origin}/lanzamiento/3-alameda-170-bogota`);
});

test('[B046] [B104] a hidden price is no end of the span, and where all are hidden there is no span', () => {
  const [other] = plantFixture().other_areas;
  const hidden = { price: { kind: 'hidden' as const, zone: { min: 348_000_000, max: 522_000_000 } } };
  expect(structureOf(hidden)[1]).toMatchObject({ offers: { offerCount: 2, lowPrice: 480_000_000 } });
  const allHidden = structureOf({ ...hidden, other_areas: other ? [{ ...other, ...hidden }] : [] });
  expect(allHidden[1]?.offers).toMatchObject({ offerCount: 2 });
  expect(JSON.stringify(allHidden)).not.toMatch(/"(price|lowPrice|highPrice)"|[34]80?00000000/);
});

test('[B108] [B104] what nobody can buy is out of stock and counts no offer', () => {
  const [, listing, home] = structureOf({ isActive: 0, other_areas: [] });
  expect(listing?.offers).toMatchObject({ offerCount: 0, availability: 'https://schema.org/OutOfStock' });
  expect(listing?.offers).not.toHaveProperty('lowPrice');
  expect(home?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
});
