import { expect, test } from 'vitest';
import { areaSuggestions, maximaAbove, priceLimits, priceSuggestions } from './filter-limits.ts';

test('[B033] price suggestions cover their spans, the usual minima first', () => {
  const million = (value: number) => value * 1_000_000;
  expect(priceSuggestions.min.slice(0, 3)).toEqual([80, 100, 120].map(million));
  const inOrder = priceSuggestions.min.toSorted((a, b) => a - b);
  expect(inOrder[0]).toBe(million(70));
  expect(inOrder.at(-1)).toBe(million(350));
  expect(new Set(inOrder).size).toBe(29);
  expect(priceSuggestions.max).toHaveLength(31);
  expect(priceLimits).toEqual({ min: 1, max: 2_800_000_000, moneyMin: 10_000_000 });
});

test('[B034] suggested maximum areas exceed the chosen minimum', () => {
  expect(maximaAbove(areaSuggestions.max, 140)).toEqual([200, 300, 1000, 1500]);
});
