import { expect, test } from 'vitest';
import { priceOf } from '../money/price.ts';
import { spell, spellPrice, spellRange, spellShort } from './spell.ts';

const rates = { usd: 3750, eur: 4350 };
const pesos = { code: 'cop', rates } as const;
const dollars = { code: 'usd', rates } as const;

test('[B001] an amount of pesos is written in the currency, in whole units rounded up', () => {
  expect(spell(400_000_000, pesos)).toBe('$ 400.000.000');
  expect(spell(400_000_000, dollars)).toBe('US$ 106.667');
  expect(spellShort(400_000_000, dollars)).toBe('US$ 107 mil');
  expect(spellRange({ min: 180_000_000, max: 320_000_000 }, pesos)).toBe('$ 180–320 M');
});

test('[B046] a price that is not told is not written', () => {
  expect(spellPrice(priceOf(400_000_000), dollars)).toBe('US$ 106.667');
  expect(spellPrice({ kind: 'hidden', zone: { min: 1, max: 2 } }, dollars)).toBeUndefined();
  expect(spellPrice(priceOf(0), dollars)).toBeUndefined();
});
