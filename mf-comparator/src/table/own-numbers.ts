import { type MonthlyPayments, monthlyPayments } from '@umbral/domain/finance/monthly-payments.ts';
import { quote } from '@umbral/domain/finance/quote.ts';
import { formatCount } from '@umbral/domain/format/format.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { roundUp } from '@umbral/domain/money/money.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { quoteRate } from '@umbral/domain/parameters/rates.ts';
import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import { bestOf } from '../model/best-value.ts';
import { noDataText } from '../model/comparison-row-texts.ts';
import { texts } from '../texts.ts';
import { type ComparedColumn, type TableRow, tableRow } from './compared-column.ts';

/** What a visitor reckons with. */
export interface OwnTerms {
  /** Savings for the initial fee, pesos. */
  readonly savings: number;
  readonly years: number;
  /** Annual rate that a bank has offered, percent; else the portal's of the country. */
  readonly annualPercent?: number;
}

interface OwnNumbers {
  readonly payments?: MonthlyPayments;
  readonly credit?: number;
  readonly cash?: number;
  readonly privateM2?: number;
}

type Amount = 'during' | 'credit' | 'cash' | 'privateM2';

/** What each home would cost this visitor: amounts in the chosen currency, the lowest of each marked. */
export function ownRows(
  columns: readonly ComparedColumn[],
  terms: OwnTerms,
  currency: CurrencyState,
  now: number,
): readonly TableRow[] {
  const numbers = columns.map((column) => ownNumbers(column, terms, now));
  const money = (amount: number) => spell(amount, currency);
  const row = (key: Amount, amountOf: (of: OwnNumbers) => number | undefined, write = money) => {
    const amounts = numbers.map(amountOf);
    const values = amounts.map((amount) => (amount === undefined ? noDataText : write(amount)));
    return tableRow(`own-${key}`, texts.own.rows[key], values, bestOf(amounts, 'less'), texts.best[key]);
  };
  const during = row('during', duringOf);
  const months = numbers.map(({ payments }) => payments?.months ?? 0);
  const spread = during.values.map((value, index) => duringText(value, months[index] ?? 0, numbers[index]));
  return [
    { ...during, values: spread, differs: new Set(spread).size > 1 },
    row('credit', ({ credit }) => credit),
    row(
      'cash',
      ({ cash }) => cash,
      (amount) => (amount === 0 ? texts.own.covered : money(amount)),
    ),
    row('privateM2', ({ privateM2 }) => privateM2),
  ];
}

/** Delivered homes have no instalments during the works. */
function duringOf({ payments }: OwnNumbers): number | undefined {
  return payments && payments.months > 0 ? payments.during : undefined;
}

function duringText(amount: string, months: number, of: OwnNumbers | undefined): string {
  if (!of?.payments) return noDataText;
  return months === 0 ? texts.own.atOnce : `${amount} × ${formatCount(months, 'mes', 'meses')}`;
}

function ownNumbers(column: ComparedColumn, { savings, years, annualPercent }: OwnTerms, now: number): OwnNumbers {
  const { price, initial_fee_percent, private_area, country, delivery } = column;
  const home = { price, initial_fee_percent, country, delivery };
  const payments = monthlyPayments(home, { now, upfront: savings });
  const cop = toldCop(price);
  if (!payments || cop === undefined) return {};
  const { base } = quote(cop, {
    annualPercent: annualPercent ?? quoteRate(country),
    initialPercent: initial_fee_percent ?? undefined,
    months: years * 12,
  });
  return {
    payments,
    credit: base,
    cash: Math.max(0, payments.initialFee - savings),
    privateM2: private_area ? roundUp(cop / private_area) : undefined,
  };
}
