import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interestRates, monthlyReferencePercent, quoteRate } from '../parameters/rates.ts';
import { amortisation } from './amortisation.ts';
import { capacity } from './capacity.ts';
import { homeStatement } from './home-statement.ts';
import { loan } from './loan.ts';
import { annualPercent, instalment, monthlyRate } from './rate.ts';

test.each([
  [15.56, 0.01212455],
  [13.08, 0.01029643],
  [12.79, 0.01008026],
  [5.25, 0.00427313],
])('[B088] %d percent a year is %d a month', (annual, monthly) => {
  expect(monthlyRate(annual)).toBeCloseTo(monthly, 8);
});

test('[B089] 1.33 % a month is 17.18 % a year', () => {
  expect(annualPercent(monthlyReferencePercent)).toBeCloseTo(17.18, 2);
});

test('[B089] quotes use 15.56 % in Colombia and 5.25 % in Panama', () => {
  expect(quoteRate('CO')).toBe(15.56);
  expect(quoteRate('PA')).toBe(5.25);
});

test('[B088, B090] the top price of social housing costs 2,123,891 a month to the bank, and 1,406,415 of other charges', () => {
  const home = { priceCop: 236_372_175, country: 'CO', housing: 'none' } as const;
  const { monthly, quoted } = homeStatement(home, { today: '2026-11-21' });
  expect(monthly).toMatchObject({ credit: 2_123_891, extra: 1_406_415 });
  expect(quoted).toBe(3_530_306);
});

test('[B088] without interest the loan is split evenly', () => {
  const home = { priceCop: 240_000_000, country: 'CO', housing: 'none' } as const;
  expect(homeStatement(home, { today: '2026-11-21', annualPercent: 0 }).credit).toBe(700_000);
});

describe('loans', () => {
  test.each([
    ['mortgage', 'vis', 250_000_000, 15, 2_446_295],
    ['leasing', 'vis', 250_000_000, 20, 2_492_568],
  ] as const)('[B089][B090] %s of %s on %d over %d years costs %d', (product, kind, price, years, monthly) => {
    expect(loan({ product, kind, price, years }).instalment).toBe(monthly);
  });

  test.each([
    ['mortgage', 'aboveVis', 70],
    ['mortgage', 'vis', 80],
    ['leasing', 'aboveVis', 80],
    ['leasing', 'vis', 90],
  ] as const)('[B089] %s for %s lends at most %d percent', (product, kind, most) => {
    expect(loan({ product, kind, price: 1e8, years: 20, loanPercent: 100 }).loanPercent).toBe(most);
  });

  test('[B089] 280 million at 1.33 % a month over 20 years costs 3,887,117', () => {
    expect(instalment(280_000_000, monthlyReferencePercent / 100, 240)).toBe(3_887_117);
  });

  test('[B089] an instalment of 1.65 million needs 5.5 million at 30 %, 4.125 at 40 %', () => {
    const {
      prudentIncome,
      legalIncome,
      instalment: monthly,
    } = loan({
      product: 'mortgage',
      kind: 'aboveVis',
      price: 236_000_000,
      years: 20,
    });
    expect(prudentIncome).toBe(Math.ceil(monthly / 0.3));
    expect(legalIncome).toBe(Math.ceil(monthly / 0.4));
  });
});

describe('capacity', () => {
  const family = { monthlyIncome: 6_000_000, monthlyDebts: 0, annualPercent: interestRates.mortgage, months: 240 };

  test.each([
    [30, 159_860_062],
    [40, 213_146_750],
  ])('[B090] 6 million at a share of %d percent borrow %d', (sharePercent, expected) => {
    expect(capacity({ ...family, sharePercent, loanToValuePercent: 70 }).loan).toBe(expected);
  });

  test('[B090] 10 million with 1 million of debts over 15 years borrow 248,679,682', () => {
    const result = capacity({
      monthlyIncome: 10_000_000,
      monthlyDebts: 1_000_000,
      annualPercent: interestRates.leasing,
      months: 180,
      sharePercent: 40,
      loanToValuePercent: 80,
    });
    expect(result).toMatchObject({ loan: 248_679_682, property: 310_849_602, limitedBy: 'loan' });
  });

  test('[B090] debts that eat the share leave nothing, and say so', () => {
    const result = capacity({ ...family, monthlyDebts: 1_800_000, sharePercent: 30, loanToValuePercent: 70 });
    expect(result).toEqual({ instalment: 0, loan: 0, property: 0, limitedBy: 'debts' });
  });

  test('[B090] few savings limit the home below what the loan would buy', () => {
    const result = capacity({ ...family, sharePercent: 30, loanToValuePercent: 70, cash: 30_000_000 });
    expect(result).toMatchObject({ property: 100_000_000, limitedBy: 'cash' });
  });

  test('[B090] savings beyond the least initial fee buy a dearer home, and never a cheaper one', () => {
    const asked = { ...family, sharePercent: 30, loanToValuePercent: 70 };
    expect(capacity({ ...asked, cash: 100_000_000 })).toMatchObject({ property: 259_860_062, limitedBy: 'loan' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000_000 }), fc.integer({ min: 0, max: 90_000_000 }), (cash, more) => {
        const { property, loan } = capacity({ ...asked, cash });
        expect(property).toBeLessThanOrEqual(loan + cash + 1);
        expect(property * 0.3).toBeLessThanOrEqual(cash + 1);
        expect(capacity({ ...asked, cash: cash + more }).property).toBeGreaterThanOrEqual(property);
      }),
    );
  });
});

describe('amortisation', () => {
  test('[B090] principal parts add up to the loan and the balance ends at 0', () => {
    const loans = fc.integer({ min: 10_000_000, max: 2_800_000_000 });
    const rates = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(loans, rates, fc.constantFrom(60, 120, 180, 240), (principal, annual, months) => {
        const rows = amortisation(principal, annual, months);
        expect(rows.reduce((sum, row) => sum + row.principal, 0)).toBe(principal);
        expect(rows.at(-1)?.balance).toBe(0);
        expect(rows.length).toBe(months);
      }),
    );
  });

  test('[B090] every payment but the last equals the instalment', () => {
    const rows = amortisation(280_000_000, 15.56, 240);
    expect(new Set(rows.slice(0, -1).map((row) => row.payment))).toEqual(new Set([3_594_147]));
    expect(rows.at(-1)?.payment).toBeLessThanOrEqual(3_594_147);
  });
});
