import { priceOf } from '@umbral/domain/money/price.ts';
import { recordFixture } from '@umbral/domain/testing/record-fixture.ts';
import { expect, test } from 'vitest';
import { inCurrency } from './in-currency.ts';
import { type CardRecord, plantCardOf } from './plant-card.ts';
import { areasOf, cardOfArea } from './plant-card-areas.ts';

const other = {
  id: 8,
  slug: 'nogal-tipo-b',
  title: 'Tipo B',
  type: 'apartment' as const,
  room_number: 3,
  bath_number: 2,
  parking_number: 1,
  built_area: 72,
  price: priceOf(380_000_000),
  isActive: 1,
  monthly_credit: 2_731_552,
};

const listed = recordFixture();
const record: CardRecord = {
  ...listed,
  slug: 'nogal-tipo-a',
  price: priceOf(300_000_000),
  other_areas: [],
  project: { ...listed.project, title: 'Nogal', code: 'UMB-3', delivery_at: null },
};

const now = 1_780_300_000_000;
const cardOf = (change: Partial<CardRecord>) => plantCardOf({ ...record, ...change }, now);

test('[B046] a card knows the other areas of its project that can be had', () => {
  const card = cardOf({
    other_areas: [
      { ...other, isActive: 1 },
      { ...other, id: 9, isActive: 0 },
      { ...other, id: 10, built_area: 58, isActive: 1 },
    ],
  });
  expect(areasOf(card, 7)?.map(({ id, href, areaM2, isCurrent }) => [id, href, areaM2, isCurrent])).toEqual([
    [7, '/proyectos-vivienda/bogota/suba/apartamento/nogal-tipo-a', 58, true],
    [8, '/proyectos-vivienda/bogota/suba/apartamento/nogal-tipo-b', 72, false],
  ]);
});

test('[B046] another area swaps price, monthly payment, title and link, and tells nothing that is not known of it', () => {
  const card = cardOf({ other_areas: [{ ...other, isActive: 1 }] });
  const shown = cardOfArea(card, 8);
  expect(shown).toMatchObject({
    id: 8,
    title: 'Nogal · Tipo B',
    href: '/proyectos-vivienda/bogota/suba/apartamento/nogal-tipo-b',
    priceCop: 380_000_000,
    areaM2: { min: 72, max: 72 },
    code: 'UMB-3',
  });
  expect(shown.rooms).toBeUndefined();
  expect(shown.monthlyFeeCop).toBe(2_731_552);
  expect(areasOf(card, 8)?.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  expect(cardOfArea(card, 7)).toBe(card);
});

test('[B046] a hidden price shows what homes cost in the zone, and nothing it could be worked out of, here and in other areas', () => {
  const zone = { min: 232_000_000, max: 348_000_000 };
  const card = cardOf({
    price: { kind: 'hidden', zone },
    other_areas: [{ ...other, isActive: 1, price: { kind: 'hidden' }, monthly_credit: null }],
  });
  expect(card).toMatchObject({ zonePricesCop: zone });
  expect([card.priceCop, card.monthlyFeeCop]).toEqual([undefined, undefined]);
  expect(JSON.stringify(card)).not.toMatch(/300000000|380000000/);
});

test('a project of one home has no chooser', () => {
  expect(cardOf({}).otherAreas).toBeUndefined();
  expect(areasOf(cardOf({}), 7)).toBeUndefined();
});

test('amounts are drawn in the visitor currency, both payments too', () => {
  const currency = { code: 'usd', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;
  const drawn = inCurrency({ ...cardOf({}), monthlyDuringCop: 1_000_000 }, currency);
  expect(drawn.price).toEqual({ amount: 75_000, currency: 'usd' });
  expect(drawn.monthlyDuring).toEqual({ amount: 250, currency: 'usd' });
});
