import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amortisation } from './amortisation.ts';
import { amortisationYears } from './amortisation-years.ts';
import { costSheet } from './cost-sheet.ts';
import { homePlan } from './home-plan.ts';
import { readChoice, readPercent } from './quote-choice.ts';
import { possibleSubsidy, subsidyOffer } from './subsidy.ts';

describe('choice of a query', () => {
  const read = (query: string) => readChoice(new URLSearchParams(query));

  test('[B088] term, rate and initial fee are read, with comma or point', () => {
    expect(read('plazo=15&tasa=12,5&inicial=20')).toEqual({ years: 15, annualPercent: 12.5, initialPercent: 20 });
    expect(readPercent('12.79 %', 60)).toBe(12.79);
  });

  test('[B088] what is no choice is as usual', () => {
    expect(read('plazo=12&tasa=-1&inicial=abc')).toBeUndefined();
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
  const home = { price: 400_000_000, initialPercent: 30, today: '2026-11-21', years: 20, annualPercent: 15.56 };

  test('[B090] 400 million until June 2028: reservation, 18 payments and the balance at the keys', () => {
    const plan = homePlan({ ...home, separationFee: 3_000_000, numberFees: 30, delivery: '2028-06-01' });
    expect(plan.payments[0]).toEqual({ date: '2026-11-21', kind: 'separation', amount: 3_000_000 });
    expect(plan.payments.filter(({ kind }) => kind === 'initial-fee')).toHaveLength(18);
    expect(plan.payments[1]).toEqual({ date: '2026-12-21', kind: 'initial-fee', amount: 6_500_000 });
    expect(plan).toMatchObject({ loan: 280_000_000, loanInstalment: 3_594_147, isDeliveryKnown: true });
    expect(plan.firstLoanPayment).toBe('2028-07-01');
  });

  test('[B090] the payments that the builder names end before a later delivery', () => {
    const plan = homePlan({ ...home, numberFees: 12, delivery: '2029-06-01' });
    expect(plan.payments.filter(({ kind }) => kind === 'initial-fee')).toHaveLength(12);
    expect(plan.payments.at(-1)?.date).toBe('2029-06-01');
  });

  test.each([
    ['a delivered home', { delivery: '2026-01-01', numberFees: 30 }, '2026-12-21'],
    ['a home without a day', { numberFees: 24 }, '2028-11-21'],
    ['a home without day and number', {}, '2026-12-21'],
  ])('[B090] %s ends its plan by itself and says that the day is not known', (_, given, end) => {
    const plan = homePlan({ ...home, ...given });
    expect(plan).toMatchObject({ deliveryDate: end, isDeliveryKnown: false });
    expect(plan.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(400_000_000);
  });

  test('[B090] no payment lies behind the delivery, and all of them are the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 100 }),
        (ahead, numberFees, initialPercent) => {
          const delivery = `${2026 + Math.floor(ahead / 12)}-${String((ahead % 12) + 1).padStart(2, '0')}-28`;
          const plan = homePlan({ ...home, separationFee: 2_000_000, numberFees, delivery, initialPercent });
          expect(plan.payments.every(({ date }) => date <= plan.deliveryDate)).toBe(true);
          expect(plan.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(400_000_000);
        },
      ),
    );
  });
});

describe('cost sheet', () => {
  const home = {
    price: 350_000_000,
    initialFee: 105_000_000,
    loan: 245_000_000,
    instalment: 3_144_879,
    administration: 240_000,
    kind: 'aboveVis',
    isColombian: true,
  } as const;

  test('[B090] 350 million with a loan of 245: the deed costs the buyer 10,207,900', () => {
    const sheet = costSheet(home);
    expect(Object.fromEntries(sheet.deed.map(({ concept, amount }) => [concept, amount]))).toEqual({
      notarial: 624_750,
      charity: 3_500_000,
      registry: 2_345_000,
      mortgage: 2_516_150,
      certificates: 92_000,
      appraisal: 650_000,
      'title-study': 480_000,
    });
    expect(sheet.deedTotal).toBe(10_207_900);
    expect(sheet).toMatchObject({ untilKeys: 115_207_900, monthly: 3_384_879 });
  });

  test('[B090] elsewhere the deed of Colombia is not reckoned', () => {
    expect(costSheet({ ...home, isColombian: false })).toMatchObject({
      deed: [],
      deedTotal: 0,
      untilKeys: 105_000_000,
    });
  });
});

describe('subsidies', () => {
  test('[B090] in 2026 they are 52.5 and 35.0 million, below the top price of the city', () => {
    const offer = subsidyOffer({ priceCop: 236_372_175, city: 'Pereira', year: 2026, isVis: true });
    expect(offer).toMatchObject({ category: 'vis', cap: 236_372_175 });
    expect(offer.programmes[0]).toMatchObject({ key: 'mi-casa-ya', most: 52_527_150, least: 35_018_100 });
  });

  test('[B090] the cap of Bogotá is higher, and a dearer home is open to none', () => {
    expect(subsidyOffer({ priceCop: 262_635_751, city: 'Bogotá', year: 2026, isVis: false })).toEqual({
      category: 'none',
      cap: 262_635_750,
      programmes: [],
    });
  });

  test('[B090] what the builder sells as social housing stays so above the cap', () => {
    expect(subsidyOffer({ priceCop: 300_000_000, city: 'Cali', year: 2026, isVis: true }).category).toBe('vis');
  });

  test.each([
    [{ monthlyIncome: 3_000_000, sisben: 'low' }, 52_527_150, 52_527_150],
    [{ monthlyIncome: 5_000_000, sisben: 'other' }, 35_018_100, 35_018_100],
    [{ monthlyIncome: 5_000_000 }, 0, 35_018_100],
    [{ monthlyIncome: 7_003_621, sisben: 'low' }, 0, 0],
    [{ monthlyIncome: 3_000_000, sisben: 'low', ownsHome: true }, 0, 0],
    [{ monthlyIncome: 3_000_000, sisben: 'low', hadSubsidy: true }, 0, 0],
  ] as const)('[B090] a family of %o could get %d or %d', (facts, home, fund) => {
    const { programmes } = subsidyOffer({ priceCop: 200_000_000, city: 'Cali', year: 2026, isVis: true });
    const family = { ownsHome: false, hadSubsidy: false, ...facts };
    expect(programmes.map((programme) => possibleSubsidy(programme, family))).toEqual([home, fund]);
  });
});
