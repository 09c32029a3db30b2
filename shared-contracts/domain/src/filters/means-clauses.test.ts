import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { housings } from '../finance/housing-kinds.ts';
import { fitsMeans, homeAmounts } from '../finance/monthly-payments.ts';
import { unknownDelivery } from '../homes/record-attributes.ts';
import { type Price, priceOf, toldCop } from '../money/price.ts';
import { meansClauses } from './means-clauses.ts';

const now = Date.parse('2026-11-21T18:00:00Z');

type Attributes = Readonly<Record<string, number | null>>;

/** Whether a record meets conditions as the index reads them: a number that is missing meets none. */
function meets(record: Attributes, conditions: readonly string[]): boolean {
  return conditions.every((clause) =>
    clause
      .replace(/^\(|\)$/g, '')
      .split(' OR ')
      .some((leaf) => {
        const [attribute = '', operator = '', number = ''] = leaf.split(' ');
        const value = record[attribute];
        if (value === null || value === undefined) return false;
        return operator === '>=' ? value >= Number(number) : value <= Number(number);
      }),
  );
}

const delivery = fc.option(
  fc
    .date({ min: new Date('2024-01-01'), max: new Date('2034-12-31'), noInvalidDate: true })
    .map((day) => Math.floor(day.getTime() / 1000)),
  { freq: 6 },
);
const home = fc.record({
  price: fc.oneof(
    fc.integer({ min: 60_000_000, max: 1_500_000_000 }).map(priceOf),
    fc.constant<Price>({ kind: 'hidden' }),
  ),
  initial_fee_percent: fc.option(fc.constantFrom(0, 10, 12.5, 20, 30, 40, 100)),
  separation_fee: fc.option(fc.integer({ min: 1_000_000, max: 12_000_000 })),
  number_fees: fc.option(fc.integer({ min: 1, max: 60 })),
  housing: fc.constantFrom(...housings),
  country: fc.constantFrom('CO', 'PA'),
  delivery,
});
const amount = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined, freq: 4 });

describe('homes that somebody can pay month by month', () => {
  test('are the same by the conditions of the index as by the reckoning of each home', () => {
    let [fitting, other] = [0, 0];
    fc.assert(
      fc.property(
        fc.record({ ...{ during: amount(8_000_000), after: amount(12_000_000), upfront: amount(300_000_000) } }),
        fc.option(fc.integer({ min: 80_000_000, max: 1_200_000_000 }), { nil: undefined }),
        fc.array(home, { minLength: 5, maxLength: 20 }),
        ({ upfront, ...monthly }, dearest, homes) => {
          const conditions = meansClauses({ ...monthly, upfront: upfront ?? 0, dearest }, now);
          for (const one of homes.filter(({ price }) => dearest === undefined || (toldCop(price) ?? 0) <= dearest)) {
            const amounts = homeAmounts(one);
            const record = {
              initial_fee: amounts?.initialFee ?? null,
              works_fee: amounts?.worksFee ?? null,
              works_months: amounts?.worksMonths ?? 0,
              monthly_credit: amounts?.monthlyCredit ?? null,
              delivery_order: one.delivery ?? unknownDelivery,
            };
            const fits = fitsMeans(one, { ...monthly, upfront }, now);
            expect(meets(record, conditions)).toBe(fits);
            if (fits) fitting += 1;
            else other += 1;
          }
        },
      ),
      { numRuns: 400 },
    );
    expect(Math.min(fitting, other)).toBeGreaterThan(300);
  });

  test('the credit is one condition', () => {
    expect(meansClauses({ after: 1_900_000, upfront: 0 }, now)).toEqual(['monthly_credit <= 1900000']);
  });

  test('payments that reach the dearest price asked for add no clauses', () => {
    const few = meansClauses({ during: 10_000_000, upfront: 0, dearest: 100_000_000 }, now);
    expect(few).toHaveLength(21);
    expect(meansClauses({ during: 10_000_000, upfront: 0 }, now)).toHaveLength(97);
    expect(few.at(-1)).toBe('(works_months >= 1 OR works_fee <= 0)');
  });
});
