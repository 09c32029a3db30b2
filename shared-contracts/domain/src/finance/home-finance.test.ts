import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amortisation } from './amortisation.ts';
import { amortisationYears } from './amortisation-years.ts';
import { homePlan } from './home-plan.ts';
import { homeStatement } from './home-statement.ts';
import type { PricedHome } from './priced-home.ts';
import { readChoice, readPercent } from './quote-choice.ts';
import { statementIn } from './statement-currency.ts';

describe('choice of a query', () => {
  const read = (query: string) => readChoice(new URLSearchParams(query));

  test('[B088] term, rate, initial fee and product are read, with comma or point', () => {
    expect(read('plazo=15&tasa=12,5&inicial=20&producto=leasing')).toEqual({
      years: 15,
      annualPercent: 12.5,
      initialPercent: 20,
      product: 'leasing',
    });
    expect(readPercent('12.79 %', 60)).toBe(12.79);
  });

  test('[B088] what is no choice is as usual', () => {
    expect(read('plazo=12&tasa=-1&inicial=abc&producto=renta')).toBeUndefined();
    expect(read('utm_source=x')).toBeUndefined();
    expect(read('tasa=61&inicial=101&plazo=10')).toEqual({ years: 10 });
  });
});

describe('amortisation by year', () => {
  const years = amortisationYears(amortisation(280_000_000, 15.56, 240));

  test('[B090] the first year of 280 million at 15.56 % pays 40,572,418 of interest', () => {
    expect(years).toHaveLength(20);
    expect(years[0]).toEqual({
      year: 1,
      payment: 43_129_764,
      interest: 40_572_418,
      principal: 2_557_346,
      balance: 277_442_654,
    });
    expect(years.at(-1)?.balance).toBe(0);
  });

  test('[B090] years add up to the loan', () => {
    expect(years.reduce((sum, year) => sum + year.principal, 0)).toBe(280_000_000);
    expect(amortisationYears([])).toEqual([]);
  });
});

describe('plan of a home', () => {
  const home: PricedHome = { priceCop: 400_000_000, country: 'CO', housing: 'none', initialPercent: 30 };
  const planOf = (change: Partial<PricedHome>, today = '2026-11-21') =>
    homePlan(homeStatement({ ...home, ...change }, { today }));

  test('[B090] 400 million until June 2028: reservation, 18 payments and the balance at the keys', () => {
    const plan = planOf({ separationCop: 3_000_000, feeCount: 30, delivery: '2028-06-01' });
    expect(plan.payments[0]).toEqual({ date: '2026-11-21', kind: 'separation', amount: 3_000_000 });
    expect(plan.payments.filter(({ kind }) => kind === 'initial-fee')).toHaveLength(18);
    expect(plan.payments[1]).toEqual({ date: '2026-12-21', kind: 'initial-fee', amount: 6_500_000 });
    expect(plan.payments.at(-1)).toEqual({ date: '2028-06-01', kind: 'balance', amount: 280_000_000 });
    expect(plan).toMatchObject({ isDeliveryKnown: true, firstLoanPayment: '2028-07-01' });
  });

  test('[B090] the payments that the builder names end before a later delivery', () => {
    const plan = planOf({ feeCount: 12, delivery: '2029-06-01' });
    expect(plan.payments.filter(({ kind }) => kind === 'initial-fee')).toHaveLength(12);
    expect(plan.payments.at(-1)?.date).toBe('2029-06-01');
  });

  test.each([
    ['a delivered home', { delivery: '2026-01-01', feeCount: 30 }, '2026-12-21'],
    ['a home without a day', { feeCount: 24 }, '2028-11-21'],
    ['a home without day and number', {}, '2026-12-21'],
  ])('[B090] %s ends its plan by itself and says that the day is not known', (_, given, end) => {
    const plan = planOf(given);
    expect(plan).toMatchObject({ deliveryDate: end, isDeliveryKnown: false });
    expect(plan.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(400_000_000);
  });

  test('[B090] no payment lies behind the delivery, and all of them are the price, in every currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 60_000_000, max: 2_000_000_000 }),
        fc.constantFrom('cop', 'usd'),
        (ahead, feeCount, initialPercent, priceCop, currency) => {
          const delivery = `${2026 + Math.floor(ahead / 12)}-${String((ahead % 12) + 1).padStart(2, '0')}-28`;
          const some = { ...home, priceCop, initialPercent, feeCount, delivery, separationCop: 2_000_000 };
          const statement = homeStatement(some, { today: '2026-10-31' });
          const shown = statementIn(statement, currency, { usd: 3777, eur: 4350 });
          const plan = homePlan(shown);
          expect(plan.payments.every(({ date }) => date <= plan.deliveryDate)).toBe(true);
          expect(plan.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.price);
        },
      ),
    );
  });
});
