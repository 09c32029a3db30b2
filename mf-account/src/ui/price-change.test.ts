import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { expect, test } from 'vitest';
import { priceChange } from './price-change.tsx';

const saved = (priceCop: number | undefined, toldCop: number | null) => ({ card: { priceCop } as PlantCard, toldCop });

test('[B136] a change of price is told only where it was told then and is told now', () => {
  expect(priceChange(saved(292, 300))).toBe(-8);
  expect(priceChange(saved(310, 300))).toBe(10);
  expect(priceChange(saved(undefined, 300))).toBe(0);
  expect(priceChange(saved(300, null))).toBe(0);
});
