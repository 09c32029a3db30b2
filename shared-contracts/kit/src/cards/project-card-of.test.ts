import { priceOf } from '@umbral/domain/money/price.ts';
import { recordFixture } from '@umbral/domain/testing/record-fixture.ts';
import { expect, test } from 'vitest';
import type { CardRecord } from './plant-card.ts';
import { projectCardOf } from './project-card-of.ts';

const now = 1_780_300_000_000;
const [other] = recordFixture().other_areas;
if (!other) throw new Error('the record of the tests has another type');

const typeOf = (id: number, areaM2: number, cop: number) => ({
  ...other,
  id,
  slug: `nogal-tipo-${id}`,
  built_area: areaM2,
  price: priceOf(cop),
  monthly_credit: cop / 100,
});
const record = recordFixture({
  price: priceOf(300_000_000),
  other_areas: [typeOf(8, 42.04, 200_000_000), typeOf(9, 72, 380_000_000), typeOf(10, 90, 500_000_000)],
});
const cardOf = (change: Partial<CardRecord> = {}, fitting?: ReadonlySet<number>) =>
  projectCardOf({ ...record, ...change }, fitting, now);

test('[B045] a card of a project tells its types from the least to the greatest, each with its page', () => {
  const card = cardOf();
  expect(card).toMatchObject({
    title: 'Alameda 170',
    href: '/proyectos-vivienda/bogota/suba/apartamento/alameda-170-tipo-a',
    priceCop: 200_000_000,
    monthlyFeeCop: 2_000_000,
    areaM2: { min: 42, max: 90 },
    rooms: { min: 1, max: 2 },
    types: { others: [], highestPriceCop: 500_000_000 },
  });
  expect(card.types?.areas?.map(({ id, areaM2 }) => [id, areaM2])).toEqual([
    [8, 42.04],
    [7, 58],
    [9, 72],
    [10, 90],
  ]);
  expect(card.types?.areas?.[0]?.href).toBe('/proyectos-vivienda/bogota/suba/apartamento/nogal-tipo-8');
});

test('[R130] a card leads to its type, and to the page of the project where that has more than one', () => {
  expect(cardOf().projectHref).toBe('/proyecto/3-alameda-170');
  expect(cardOf({ project: { ...record.project, building_status: 'launch' } }).projectHref).toMatch(
    /^\/lanzamiento\/3/,
  );
  expect(cardOf({ other_areas: [] }).projectHref).toBeUndefined();
});

test('under a search it tells the types that fit, and how many more there are', () => {
  const card = cardOf({}, new Set([7, 9]));
  expect(card).toMatchObject({
    priceCop: 300_000_000,
    areaM2: { min: 58, max: 72 },
    types: { others: [expect.any(Number), expect.any(Number)] },
  });
  expect(card.types?.areas?.map(({ id }) => id)).toEqual([7, 9]);
});

test('[B046] a hidden price of a type is in none of the amounts', () => {
  const hidden = { ...typeOf(8, 42, 0), price: { kind: 'hidden' as const }, monthly_credit: null };
  expect(cardOf({ other_areas: [hidden] })).toMatchObject({ priceCop: 300_000_000, types: { areas: [{}, {}] } });
  const card = cardOf({ price: { kind: 'hidden', zone: { min: 1, max: 2 } }, other_areas: [hidden] });
  expect([card.priceCop, card.monthlyFeeCop, card.types?.highestPriceCop, card.types?.lowestM2PriceCop]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect(card.zonePricesCop).toEqual({ min: 1, max: 2 });
});

test('what cannot be had any more is not told beside what can, and a project of one type has no list of them', () => {
  const [gone] = record.other_areas;
  const card = cardOf({ other_areas: gone ? [{ ...gone, isActive: 0 }] : [] });
  expect([card.types?.areas, card.types?.others, card.priceCop]).toEqual([undefined, [], 300_000_000]);
});
