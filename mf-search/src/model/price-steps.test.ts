import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import { countries } from '@umbral/domain/vocabulary/vocabulary.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOfRange, priceScaleOf, rangeOfPlaces } from './price-steps.ts';

const scale = priceScaleOf(undefined);
const { edges, steps } = scale;

test('the steps of the scale of each country hold every price once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.integer({ min: 0, max: 3_000_000_000 }), (country, price) => {
      const holding = priceScaleOf(country).steps.filter(
        ({ min = 0, max = Number.POSITIVE_INFINITY }) => price >= min && price <= max,
      );
      expect(holding).toHaveLength(1);
    }),
  );
});

test('in Panama the steps are round dollars, in Spain round euros', () => {
  const { usd, eur } = seedExchangeRates;
  const inPanama = priceScaleOf('PA').edges.map((edge) => edge / usd);
  expect([inPanama[0], inPanama[1], inPanama.at(-1)]).toEqual([60_000, 80_000, 1_000_000]);
  expect(priceScaleOf('ES').edges.every((edge) => (edge / eur) % 10_000 === 0)).toBe(true);
  expect(priceScaleOf('CO')).toEqual(scale);
});

test('places of the scale and ranges say the same', () => {
  const last = steps.length;
  expect(rangeOfPlaces(scale, [0, last])).toEqual({});
  expect(placesOfRange(scale, {})).toEqual([0, last]);
  const range = { min: edges[3], max: edges[9] };
  expect(rangeOfPlaces(scale, placesOfRange(scale, range))).toEqual(range);
});

test('ends that meet leave one step between them', () => {
  expect(rangeOfPlaces(scale, [1, 1])).toEqual({ min: edges[0], max: edges[1] });
  const last = steps.length;
  expect(rangeOfPlaces(scale, [last, last])).toEqual({ min: edges.at(-1) });
});
