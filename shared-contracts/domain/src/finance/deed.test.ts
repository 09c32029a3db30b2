import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notaryCosts, stampTax, withholding } from './notary.ts';
import { paymentPlan } from './payment-plan.ts';

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

describe('payment plan', () => {
  const plan = paymentPlan({
    price: 245_000_000,
    separationFee: 2_000_000,
    initialPercent: 30,
    startDate: '2026-11-21',
    deliveryDate: '2028-06-30',
    loanMonths: 240,
    annualPercent: 15.56,
  });

  test('[B090] runs from the reservation to the balance at the delivery', () => {
    expect(plan.payments[0]).toEqual({ date: '2026-11-21', kind: 'separation', amount: 2_000_000 });
    expect(plan.payments.at(-1)).toEqual({ date: '2028-06-30', kind: 'balance', amount: 171_500_000 });
    expect(plan.payments.filter((payment) => payment.kind === 'initial-fee')).toHaveLength(19);
    expect(plan.firstLoanPayment).toBe('2028-07-30');
  });

  test('[B090] payments always add up to the price, in order of date', () => {
    const million = (min: number, max: number) => fc.integer({ min: min * 1e6, max: max * 1e6 });
    fc.assert(
      fc.property(million(50, 2_800), million(0, 20), million(0, 60), fc.integer({ min: 0, max: 60 }), (...values) => {
        const [price, separationFee, subsidy, initialMonths] = values;
        const { payments } = paymentPlan({
          price,
          separationFee,
          subsidy,
          initialMonths,
          initialPercent: 30,
          startDate: '2026-01-31',
          deliveryDate: '2029-02-28',
          loanMonths: 240,
          annualPercent: 13.08,
        });
        expect(payments.reduce((sum, payment) => sum + payment.amount, 0)).toBe(price);
        expect(payments.map((payment) => payment.date)).toEqual(payments.map((payment) => payment.date).sort());
        expect(payments.every((payment) => payment.amount > 0)).toBe(true);
      }),
    );
  });
});
