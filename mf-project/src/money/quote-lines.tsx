import type { HomeStatement } from '@umbral/domain/finance/home-statement.ts';
import type { MonthlyLines } from '@umbral/domain/finance/monthly-lines.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import { quoteTexts as texts } from '../texts/quote-texts.ts';
import css from './quote-lines.module.css';

/** The lines of a month that are there, in their order; the sum of credit and other charges after both [B088]. */
export function monthRows({ monthly, quoted }: HomeStatement): readonly (readonly [label: string, amount: number])[] {
  const line = (key: keyof MonthlyLines) => [texts.lines[key], monthly[key]] as const;
  const others = (['lifeInsurance', 'fireInsurance', 'administration'] as const).map(line);
  return [line('credit'), line('extra'), [texts.quoted, quoted], ...others.filter(([, amount]) => amount > 0)];
}

/** How a quote comes about, line by line: credit, other charges, insurances, administration, total [B088]. */
export function QuoteLines({ statement }: { readonly statement: HomeStatement }) {
  const { initialFee, subsidy, loan, currency, monthlyTotal } = statement;
  const lines = [
    [texts.initialFee, initialFee] as const,
    ...(subsidy > 0 ? [[texts.subsidy, subsidy] as const] : []),
    [texts.loan, loan] as const,
    ...monthRows(statement),
    [texts.total, monthlyTotal] as const,
  ];
  return (
    <dl className={css.lines}>
      {lines.map(([label, amount], index) => (
        <div key={label} className={lookOf(label, index === lines.length - 1)}>
          <dt>{label}</dt>
          <dd className={css.amount}>{formatMoney({ amount, currency })}</dd>
        </div>
      ))}
    </dl>
  );
}

function lookOf(label: string, isLast: boolean): string | undefined {
  if (isLast) return css.total;
  return label === texts.quoted ? `${css.line} ${css.between}` : css.line;
}
