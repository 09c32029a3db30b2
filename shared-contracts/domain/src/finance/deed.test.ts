import { describe, expect, test } from 'vitest';
import { notaryCosts, stampTax, withholding } from './notary.ts';

function amounts(costs: ReturnType<typeof notaryCosts>): Record<string, number> {
  return Object.fromEntries(costs.lines.map((entry) => [entry.concept, entry.amount]));
}

describe('notary costs', () => {
  const home = { price: 350_000_000, kind: 'aboveVis', seller: 'person' } as const;

  test('[B090] 350 million by the popular formula cost the buyer 6,195,000', () => {
    const costs = notaryCosts({ ...home, mode: 'popular' });
    expect(amounts(costs)).toEqual({
      notarial: 1_890_000,
      charity: 3_500_000,
      registry: 1_750_000,
      withholding: 3_500_000,
    });
    expect(costs.lines[0]).toMatchObject({ buyer: 945_000, seller: 945_000 });
    expect(costs).toMatchObject({ buyer: 6_195_000, seller: 4_445_000, total: 10_640_000 });
  });

  test('[B090] the detailed mode takes the official tariff with VAT, and adds the studies', () => {
    const costs = notaryCosts({ ...home, mode: 'detailed', mortgage: 245_000_000 });
    expect(amounts(costs)).toMatchObject({ notarial: 1_249_500, charity: 3_500_000, registry: 2_345_000 });
    expect(costs.lines.map((entry) => entry.concept)).toContain('mortgage');
    expect(costs.total).toBe(costs.buyer + costs.seller);
  });

  test('[B090] a company that sells for 600 million has 7,143,900 withheld', () => {
    expect(withholding(600_000_000, 'company')).toBe(7_143_900);
    expect(withholding(523_740_000, 'company')).toBe(5_237_400);
    expect(withholding(600_000_000, 'person')).toBe(6_000_000);
    expect(withholding(400_000_000, 'company', false)).toBe(10_000_000);
    expect(withholding(400_000_000, 'person', false)).toBe(4_000_000);
  });

  test('[B090] stamp tax starts above 20,000 tax units and doubles above 50,000', () => {
    expect(stampTax(1_047_480_000)).toBe(0);
    expect(stampTax(1_047_480_000 + 1_000_000)).toBe(15_000);
    expect(stampTax(2_618_700_000 + 1_000_000)).toBe(23_568_300 + 30_000);
  });

  test('[B090] social housing pays half, priority housing only what is withheld', () => {
    expect(notaryCosts({ ...home, kind: 'vis', mode: 'popular' }).buyer).toBe(3_097_500);
    expect(notaryCosts({ ...home, kind: 'vip', mode: 'popular' }).buyer).toBe(0);
  });
});
