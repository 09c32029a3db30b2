import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankOffers } from '../parameters/bank-offers.ts';
import { marketRates } from '../parameters/rates.ts';
import { bankQuotes } from './bank-quotes.ts';
import { homeStatement } from './home-statement.ts';
import { housings } from './housing-kinds.ts';
import { mostLent } from './loan-limit.ts';
import type { PricedHome } from './priced-home.ts';
import { statementIn } from './statement-currency.ts';

const today = '2026-11-21';
const rates = { usd: 3750, eur: 4350 };
const home: PricedHome = {
  priceCop: 400_000_000,
  country: 'CO',
  housing: 'none',
  initialPercent: 30,
  separationCop: 3_000_000,
  feeCount: 30,
  administrationCop: 240_000,
  delivery: '2028-06-01',
};

describe('the statement of a home', () => {
  test('[B088, B090] 400 million: each line of the month, and one total of them', () => {
    const statement = homeStatement(home, { today });
    expect(statement.monthly).toEqual({
      credit: 3_594_147,
      extra: 2_380_000,
      lifeInsurance: 84_000,
      fireInsurance: 66_667,
      administration: 240_000,
    });
    expect(statement).toMatchObject({ quoted: 5_974_147, monthlyTotal: 6_364_814, credit: 3_594_147 });
    expect(statement.income).toEqual({ prudent: 21_216_047, legal: 15_912_035 });
  });

  test('[B090] until the keys: reservation, payments of the works, and the deed', () => {
    const statement = homeStatement(home, { today });
    expect(statement).toMatchObject({ initialFee: 120_000_000, loan: 280_000_000, untilKeys: 131_491_600 });
    expect(statement.works).toEqual({ atStart: 3_000_000, months: 18, monthly: 6_500_000 });
    expect(statement.deed.total).toBe(11_491_600);
  });

  test('[B090] savings pay of the initial fee what they reach, and are not asked for again', () => {
    const statement = homeStatement(home, { today, savingsCop: 48_000_000 });
    expect(statement.works).toEqual({ atStart: 48_000_000, months: 18, monthly: 4_000_000 });
    expect(statement.stillToSave).toBe(83_491_600);
    expect(homeStatement(home, { today, savingsCop: 500_000_000 })).toMatchObject({
      works: { atStart: 120_000_000, monthly: 0 },
      stillToSave: 0,
    });
  });

  test('[B090] a subsidy pays the loan down, never the initial fee', () => {
    const statement = homeStatement(home, { today, subsidyCop: 52_527_150 });
    expect(statement).toMatchObject({ initialFee: 120_000_000, subsidy: 52_527_150, loan: 227_472_850 });
    expect(homeStatement(home, { today, subsidyCop: 900_000_000 })).toMatchObject({ loan: 0, credit: 0 });
  });

  test('[B089, B090] leasing signs no mortgage, so its deed costs none', () => {
    const concepts = (product: 'mortgage' | 'leasing') =>
      homeStatement(home, { today, product }).deed.lines.map(({ concept }) => concept);
    expect(concepts('mortgage')).toContain('mortgage');
    expect(concepts('leasing')).not.toContain('mortgage');
    expect(homeStatement(home, { today, product: 'leasing' }).deed.total).toBe(8_616_000);
  });

  test('[B089] Panama is quoted at 5.25 percent and shown in dollars to the unit', () => {
    const abroad: PricedHome = { priceCop: 180_000 * 3750, country: 'PA', housing: 'none', initialPercent: 30 };
    const shown = statementIn(homeStatement(abroad, { today }), 'usd', rates);
    expect(shown).toMatchObject({ price: 180_000, credit: 841, quoted: 1_912, loan: 126_000, annualPercent: 5.25 });
    expect(shown.deed).toEqual({ lines: [], total: 0, sellerPays: 0 });
  });
});

describe('premises, lots and offices', () => {
  const office: PricedHome = { ...home, housing: 'premises' };

  test('[B089, B090] are paid by a mortgage of 70 percent, whatever product is asked for, and no bank of housing offers', () => {
    expect(homeStatement(office, { today, product: 'leasing', initialPercent: 5 })).toMatchObject({
      product: 'mortgage',
      initialPercent: 30,
      loan: 280_000_000,
    });
    expect(bankQuotes(office, { today })).toEqual([]);
  });

  test('[B090] have 2.5 percent of all of the price withheld, where a home has 1', () => {
    const paid = (some: PricedHome) => homeStatement(some, { today }).deed.sellerPays;
    expect(paid(office) - paid(home)).toBe(6_000_000);
  });
});

// What banks lend, which no law in force sets (domain.md, 3.5).
describe('limits of a loan', () => {
  test.each([
    ['mortgage', 'none', 70],
    ['mortgage', 'vis', 80],
    ['mortgage', 'vip', 80],
    ['leasing', 'none', 80],
    ['leasing', 'vis', 90],
    ['leasing', 'vip', 90],
    ['mortgage', 'below-cap', 80],
    ['leasing', 'below-cap', 90],
    ['mortgage', 'premises', 70],
    ['leasing', 'premises', 70],
  ] as const)('[B089] a %s of a home %s is %d percent at most, whatever is asked for', (product, housing, most) => {
    const some = { ...home, housing };
    expect(mostLent(some, product)).toBe(most);
    const statement = homeStatement(some, { today, product, initialPercent: 5 });
    expect(statement.initialPercent).toBe(100 - most);
    expect(statement.loan).toBe((home.priceCop * most) / 100);
  });

  test('[B089] no home, product and choice give a loan above its limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000_000, max: 3_000_000_000 }),
        fc.constantFrom(...housings),
        fc.constantFrom('mortgage', 'leasing'),
        fc.integer({ min: 0, max: 100 }),
        (priceCop, housing, product, initialPercent) => {
          const some = { ...home, priceCop, housing };
          const { loan } = homeStatement(some, { today, product, initialPercent });
          expect(loan).toBeLessThanOrEqual((priceCop * mostLent(some, product)) / 100);
        },
      ),
    );
  });

  test('[B089] a builder that asks for less than the limit leaves is reckoned with the limit', () => {
    expect(homeStatement({ ...home, initialPercent: 10 }, { today }).initialPercent).toBe(30);
    expect(homeStatement({ ...home, initialPercent: undefined }, { today }).initialPercent).toBe(30);
    expect(homeStatement({ ...home, country: 'PA', initialPercent: 10 }, { today }).initialPercent).toBe(10);
  });
});

describe('a statement in another currency', () => {
  test('[B001] adds up in itself, and each line is what stands elsewhere alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000_000, max: 3_000_000_000 }),
        fc.constantFrom('cop', 'usd', 'eur'),
        fc.integer({ min: 20, max: 60 }),
        (priceCop, currency, initialPercent) => {
          const pesos = homeStatement({ ...home, priceCop }, { today, initialPercent, savingsCop: 5_000_000 });
          const shown = statementIn(pesos, currency, rates);
          const { monthly } = shown;
          expect(shown.initialFee + shown.subsidy + shown.loan).toBe(shown.price);
          expect(Object.values(monthly).reduce((sum, amount) => sum + amount, 0)).toBe(shown.monthlyTotal);
          expect(shown.deed.lines.reduce((sum, { amount }) => sum + amount, shown.initialFee)).toBe(shown.untilKeys);
          const rate = currency === 'cop' ? 1 : rates[currency];
          expect(Math.abs(monthly.credit - pesos.credit / rate)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('offers of banks', () => {
  const quotes = bankQuotes(home, { today });

  test('[B089] every bank that lends for the home stands there, the lowest total first', () => {
    expect(quotes.length).toBeGreaterThan(4);
    const totals = quotes.map(({ statement }) => statement.monthlyTotal);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    for (const { offer, statement } of quotes)
      expect(statement).toEqual(
        homeStatement(home, { today, annualPercent: offer.annualPercent, product: offer.product }),
      );
  });

  test('[B089] rates lie within what banks published; none of them lends abroad', () => {
    for (const { kind, product, annualPercent } of bankOffers.offers) {
      expect(annualPercent).toBeGreaterThanOrEqual(product === 'leasing' ? 9.5 : marketRates[kind].min);
      expect(annualPercent).toBeLessThanOrEqual(marketRates[kind].max);
    }
    expect(bankQuotes({ ...home, country: 'PA' }, { today })).toEqual([]);
  });
});
