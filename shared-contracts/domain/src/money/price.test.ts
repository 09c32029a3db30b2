import { expect, test } from 'vitest';
import { lowestPrice, type Price, priceOf, toldCop } from './price.ts';
import { price as priceSchema } from './price-schema.ts';

const hidden: Price = { kind: 'hidden', zone: { min: 180_000_000, max: 320_000_000 } };

test('an amount is a price that is told; zero and nothing are none', () => {
  expect(priceOf(245_000_000)).toEqual({ kind: 'told', cop: 245_000_000 });
  expect([priceOf(0), priceOf(null), priceOf(undefined)]).toEqual(Array(3).fill({ kind: 'none' }));
});

test('[B046] only a price that is told has an amount', () => {
  expect([priceOf(245_000_000), hidden, priceOf(0)].map(toldCop)).toEqual([245_000_000, undefined, undefined]);
});

test('[B046] an answer that says more of a hidden price is read without it', () => {
  expect(priceSchema.parse({ ...hidden, cop: 245_000_000 })).toEqual(hidden);
  expect(priceSchema.safeParse({ kind: 'told' }).success).toBe(false);
  expect(priceSchema.safeParse({ kind: 'told', cop: 0 }).success).toBe(false);
});

test('[B046] the lowest price is the lowest of those that are told', () => {
  expect(lowestPrice([priceOf(3), hidden, priceOf(2), priceOf(0)])).toEqual(priceOf(2));
  expect(lowestPrice([hidden])).toEqual({ kind: 'none' });
});
