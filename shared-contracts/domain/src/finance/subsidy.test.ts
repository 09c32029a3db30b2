import { describe, expect, test } from 'vitest';
import {
  chosenSubsidy,
  isSubsidised,
  possibleSubsidy,
  possibleTogether,
  type SubsidyHome,
  subsidyOffer,
} from './subsidy.ts';

const home: SubsidyHome = { priceCop: 200_000_000, city: 'Cali', year: 2026, category: 'vis' };
const family = { ownsHome: false, hadSubsidy: false };

// Caps in minimum wages: 90 VIP, 135 VIS, 150 in agglomerations, 1,750,905 in 2026 (domain.md, 3.1).
describe('caps', () => {
  test.each([
    ['a home of priority interest', { priceCop: 157_581_450, city: 'Bogotá', category: 'vip' }, 'vip', 157_581_450],
    [
      'cheaper, and yet sold as social',
      { priceCop: 150_000_000, city: 'Pereira', category: 'vis' },
      'vis',
      236_372_175,
    ],
    ['its price alone says so', { priceCop: 150_000_000, city: 'Pereira', category: 'none' }, 'vip', 157_581_450],
    ['dearer than its cap', { priceCop: 190_000_000, city: 'Bogotá', category: 'vip' }, 'vip', 157_581_450],
    ['a peso above', { priceCop: 157_581_451, city: 'Pereira', category: 'vis' }, 'vis', 236_372_175],
    ['social housing in Bogotá', { priceCop: 250_000_000, city: 'Bogotá', category: 'none' }, 'vis', 262_635_750],
    ['the same in Pereira is none', { priceCop: 250_000_000, city: 'Pereira', category: 'none' }, 'none', 236_372_175],
    ['an earlier year has its own', { priceCop: 200_000_000, city: 'Cali', year: 2025 }, 'vis', 213_525_000],
  ] as const)('[B090] %s', (_, change, category, cap) => {
    expect(subsidyOffer({ ...home, ...change })).toMatchObject({ category, cap });
  });

  test('[B090] what the builder sells as social housing stays so above the cap, and is said to lie there', () => {
    expect(subsidyOffer({ ...home, priceCop: 300_000_000 })).toMatchObject({ category: 'vis', isAboveCap: true });
    expect(subsidyOffer(home).isAboveCap).toBe(false);
  });

  test('[B090] a home that only its price calls social is told from one that is sold as such', () => {
    expect(subsidyOffer(home).isSold).toBe(true);
    expect(subsidyOffer({ ...home, category: 'none' })).toMatchObject({ category: 'vis', isSold: false });
  });

  test('[B090] a year whose wage is not known yet is told as the one before', () => {
    expect(subsidyOffer({ ...home, year: 2027 })).toEqual(subsidyOffer(home));
    expect(subsidyOffer({ ...home, year: 2025 }).year).toBe(2025);
  });

  test('[B090] a dearer home is open to none', () => {
    const offer = subsidyOffer({ ...home, priceCop: 262_635_751, category: 'none' });
    expect(offer).toMatchObject({ category: 'none', programmes: [] });
    expect(chosenSubsidy(offer, 'ambos')).toBe(0);
  });
});

test('[B090] subsidies are for homes of Colombia: not for land, premises or another country', () => {
  for (const type of ['apartment', 'house', 'studio', 'country-house', 'loft'] as const)
    expect(isSubsidised(type, 'CO')).toBe(true);
  for (const type of ['lot', 'office', 'retail', 'clinic-office', 'warehouse'] as const)
    expect(isSubsidised(type, 'CO')).toBe(false);
  expect(isSubsidised('apartment', 'PA')).toBe(false);
});

describe('programmes', () => {
  const offer = subsidyOffer(home);

  test('[B090] each alone brings 30 minimum wages at most', () => {
    expect(offer.programmes[0]).toMatchObject({ key: 'mi-casa-ya', most: 52_527_150, least: 35_018_100 });
    expect(chosenSubsidy(offer, 'mi-casa-ya')).toBe(52_527_150);
    expect(chosenSubsidy(offer, 'caja')).toBe(52_527_150);
    expect(chosenSubsidy(offer, undefined)).toBe(0);
  });

  // Decreto 1533 de 2019: 30 of the fund and 20 of the nation, for incomes of up to two minimum wages.
  test('[B090] both together are 50 minimum wages, never 60', () => {
    expect(offer.together).toMatchObject({ most: 87_545_250, incomeLimit: 3_501_810, source: 'Decreto 1533 de 2019' });
    expect(chosenSubsidy(offer, 'ambos')).toBe(87_545_250);
  });

  test.each([
    [{ monthlyIncome: 3_000_000, sisben: 'low' }, 52_527_150, 52_527_150, 87_545_250],
    [{ monthlyIncome: 3_501_810, sisben: 'other' }, 35_018_100, 52_527_150, 87_545_250],
    [{ monthlyIncome: 3_501_811, sisben: 'low' }, 52_527_150, 35_018_100, 0],
    [{ monthlyIncome: 5_000_000, sisben: 'other' }, 35_018_100, 35_018_100, 0],
    [{ monthlyIncome: 3_000_000 }, 0, 52_527_150, 0],
    [{ monthlyIncome: 7_003_621, sisben: 'low' }, 0, 0, 0],
    [{ monthlyIncome: 3_000_000, sisben: 'low', ownsHome: true }, 0, 0, 0],
    [{ monthlyIncome: 3_000_000, sisben: 'low', hadSubsidy: true }, 0, 0, 0],
  ] as const)('[B090] a family of %o could get %d, %d, or both for %d', (facts, mine, fund, both) => {
    const asked = { ...family, ...facts };
    expect(offer.programmes.map((programme) => possibleSubsidy(programme, asked))).toEqual([mine, fund]);
    expect(possibleTogether(offer, asked)).toBe(both);
  });
});
