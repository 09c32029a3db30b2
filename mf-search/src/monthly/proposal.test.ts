import { homeLoan } from '@umbral/domain/finance/home-loan.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBudget, parseBudget } from './budget.ts';
import { propose } from './proposal.ts';

const family = { ...emptyBudget, income: 6_000_000 };

test('[B090] 30 % of the income less the debts, 40 % for social housing', () => {
  expect(propose(family)).toMatchObject({ monthly: 1_800_000, sharePercent: 30, loanPercent: 70 });
  expect(propose({ ...family, debts: 500_000 })?.monthly).toBe(1_300_000);
  expect(propose({ ...family, isVis: true })).toMatchObject({ monthly: 2_400_000, sharePercent: 40, loanPercent: 80 });
});

test('[B090] debts that eat the share leave nothing to search by', () => {
  expect(propose({ ...family, debts: 2_000_000 })).toMatchObject({
    monthly: 0,
    home: 0,
    limitedBy: 'debts',
    search: {},
  });
  expect(propose({ ...family, debts: 2_000_000 })?.search.monthly).toBeUndefined();
});

test('savings count only where the family says so', () => {
  const saver = { ...family, savings: 40_000_000 };
  expect(propose(saver)?.search.upfront).toBeUndefined();
  expect(propose({ ...saver, countsSavings: true })?.search.upfront).toBe(40_000_000);
  expect(propose(saver)).toMatchObject({ limitedBy: 'cash', home: 144_000_000 });
  expect(propose({ ...saver, countsSavings: true })).toMatchObject({ limitedBy: 'loan' });
});

test('nothing is proposed before an income is known', () => {
  expect(propose(emptyBudget)).toBeUndefined();
  expect(propose({ ...emptyBudget, savings: 9e7 })).toBeUndefined();
});

test('[B088] at another rate the search asks for the same loan at the rate of the portal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2_000_000, max: 60_000_000 }), fc.integer({ min: 5, max: 25 }), (income, percent) => {
      const proposal = propose({ ...emptyBudget, income, annualPercent: percent });
      const after = proposal?.search.monthly?.after ?? 0;
      // A home whose loan costs what is searched by costs the family what it can pay at its own rate.
      const priceAt = (monthly: number, annualPercent: number) =>
        monthly / homeLoan({ priceCop: 1e12, country: 'CO', housing: 'none' }, { annualPercent }).credit;
      const own = priceAt(proposal?.monthly ?? 0, percent);
      const searched = priceAt(after, 15.56);
      expect(searched).toBeLessThanOrEqual(own * 1.000_001);
      expect(searched).toBeGreaterThan(own * 0.97);
    }),
  );
});

test('what is stored by whomever is read as far as it is a budget', () => {
  const budget = { income: 6_000_000, debts: 0, savings: 1, countsSavings: true, isVis: false, annualPercent: 12.5 };
  expect(parseBudget(JSON.stringify(budget))).toEqual(budget);
  expect(parseBudget('{"income":"6000000","savings":-5,"countsSavings":1,"annualPercent":900}')).toEqual(emptyBudget);
  for (const text of [null, '', '[]', 'null', '7', '{', '"income"']) expect(parseBudget(text)).toEqual(emptyBudget);
});
