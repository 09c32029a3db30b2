import { priceOf } from '@umbral/domain/money/price.ts';
import { recordFixture } from '@umbral/domain/testing/record-fixture.ts';
import type { CardRecord } from '@umbral/kit/cards/plant-card.ts';
import { expect, test } from 'vitest';
import { paymentsOfCard } from './card-payments.ts';

const now = Date.parse('2026-11-21T18:00:00Z');
const delivered = (day: string) => Date.parse(`${day}T00:00:00-05:00`) / 1000;
const listed = recordFixture();
const home = (delivery_at: number | null, price = priceOf(400_000_000)) =>
  ({
    ...listed,
    price,
    initial_fee_percent: 30,
    separation_fee: null,
    number_fees: null,
    housing: 'none',
    project: { ...listed.project, delivery_at },
  }) satisfies CardRecord;
const asked = { monthly: { during: 4_000_000 }, upfront: 48_000_000, order: 'relevance' } as const;

test('[B046] a card tells the payment of the works where the listing is about months', () => {
  expect(paymentsOfCard(home(delivered('2028-11-21')), asked, now)).toEqual({ monthlyDuringCop: 3_000_000 });
  expect(paymentsOfCard(home(delivered('2028-11-21')), { order: 'monthly-asc' }, now)).toEqual({
    monthlyDuringCop: 5_000_000,
  });
  expect(paymentsOfCard(home(delivered('2028-11-21')), { order: 'relevance' }, now)).toEqual({});
});

test('savings that pay the whole initial fee leave nothing to tell', () => {
  const rich = { ...asked, upfront: 120_000_000 };
  expect(paymentsOfCard(home(delivered('2028-11-21')), rich, now)).toEqual({});
});

test('savings count only where the payment of the works is asked for', () => {
  const search = { ...asked, monthly: { after: 4_000_000 } };
  expect(paymentsOfCard(home(delivered('2028-11-21')), search, now)).toEqual({ monthlyDuringCop: 5_000_000 });
});

test('[B046] it tells none of a home that is delivered, has no date or hides its price', () => {
  for (const one of [home(delivered('2026-01-01')), home(null), home(delivered('2028-11-21'), { kind: 'hidden' })]) {
    expect(paymentsOfCard(one, asked, now)).toEqual({});
  }
});
