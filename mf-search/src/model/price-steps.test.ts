import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOfRange, priceEdges, priceSteps, rangeOfPlaces } from './price-steps.ts';

test('the steps of the scale hold every price once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000_000 }), (price) => {
      const holding = priceSteps.filter(({ min = 0, max = Number.POSITIVE_INFINITY }) => price >= min && price <= max);
      expect(holding).toHaveLength(1);
    }),
  );
});

test('places of the scale and ranges say the same', () => {
  const last = priceSteps.length;
  expect(rangeOfPlaces([0, last])).toEqual({});
  expect(placesOfRange({})).toEqual([0, last]);
  const range = { min: priceEdges[3], max: priceEdges[9] };
  expect(rangeOfPlaces(placesOfRange(range))).toEqual(range);
});

test('ends that meet leave one step between them', () => {
  expect(rangeOfPlaces([1, 1])).toEqual({ min: priceEdges[0], max: priceEdges[1] });
  const last = priceSteps.length;
  expect(rangeOfPlaces([last, last])).toEqual({ min: priceEdges.at(-1) });
});
