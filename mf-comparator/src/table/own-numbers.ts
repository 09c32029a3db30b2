import { type HomeStatement, homeStatement } from '@umbral/domain/finance/home-statement.ts';
import { dayOf } from '@umbral/domain/finance/monthly-payments.ts';
import { pricedHome } from '@umbral/domain/finance/priced-home.ts';
import { statementIn } from '@umbral/domain/finance/statement-currency.ts';
import { formatCount, formatMoney } from '@umbral/domain/format/format.ts';
import { convertFromCop, roundUp } from '@umbral/domain/money/money.ts';
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
  readonly statement: HomeStatement;
  readonly privateM2?: number;
}

type Amount = 'during' | 'credit' | 'monthly' | 'cash' | 'privateM2';

/** What each home would cost this visitor: amounts of its statement in the chosen currency, the lowest of each marked. */
export function ownRows(
  columns: readonly ComparedColumn[],
  terms: OwnTerms,
  currency: CurrencyState,
  now: number,
): readonly TableRow[] {
  const numbers = columns.map((column) => ownNumbers(column, terms, currency, now));
  const money = (amount: number) => formatMoney({ amount, currency: currency.code });
  const row = (key: Amount, amountOf: (of: OwnNumbers) => number | undefined, write = money) => {
    const amounts = numbers.map((of) => of && amountOf(of));
    const values = amounts.map((amount) => (amount === undefined ? noDataText : write(amount)));
    return tableRow(`own-${key}`, texts.own.rows[key], values, bestOf(amounts, 'less'), texts.best[key]);
  };
  const during = row('during', duringOf);
  const spread = during.values.map((value, index) => duringText(value, numbers[index]));
  return [
    { ...during, values: spread, differs: new Set(spread).size > 1 },
    row('credit', ({ statement }) => statement.credit),
    row('monthly', ({ statement }) => statement.monthlyTotal),
    row(
      'cash',
      ({ statement }) => statement.stillToSave,
      (amount) => (amount === 0 ? texts.own.covered : money(amount)),
    ),
    row('privateM2', ({ privateM2 }) => privateM2),
  ];
}

/** Delivered homes have no instalments during the works. */
function duringOf({ statement: { works } }: OwnNumbers): number | undefined {
  return works.months > 0 ? works.monthly : undefined;
}

function duringText(amount: string, of: OwnNumbers | undefined): string {
  if (!of) return noDataText;
  const { months } = of.statement.works;
  return months === 0 ? texts.own.atOnce : `${amount} × ${formatCount(months, 'mes', 'meses')}`;
}

function ownNumbers(
  column: ComparedColumn,
  { savings, years, annualPercent }: OwnTerms,
  { code, rates }: CurrencyState,
  now: number,
): OwnNumbers | undefined {
  const home = pricedHome(column);
  if (!home) return undefined;
  const statement = homeStatement(home, { years, annualPercent, savingsCop: savings, today: dayOf(now) });
  const privateM2 = column.private_area ? roundUp(home.priceCop / column.private_area) : undefined;
  return {
    statement: statementIn(statement, code, rates),
    privateM2: privateM2 && convertFromCop(privateM2, code, rates).amount,
  };
}
