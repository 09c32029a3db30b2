import type { Quote } from '@umbral/domain/finance/quote.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import type { Currency } from '@umbral/domain/vocabulary/vocabulary.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import css from './quote-lines.module.css';

interface QuoteLinesProps {
  readonly result: Quote;
  readonly currency: Currency;
}

/** How a quote comes about, line by line: credit, other charges, total [B088]. */
export function QuoteLines({ result, currency }: QuoteLinesProps) {
  const lines = [
    { label: texts.initialFee, amount: result.initialFee, look: css.line },
    { label: texts.loan, amount: result.principal, look: css.line },
    { label: texts.base, amount: result.base, look: css.line },
    { label: texts.extra, amount: result.extra, look: css.line },
    { label: texts.total, amount: result.total, look: css.total },
  ];
  return (
    <dl className={css.lines}>
      {lines.map(({ label, amount, look }) => (
        <div key={label} className={look}>
          <dt>{label}</dt>
          <dd className={css.amount}>{formatMoney({ amount, currency })}</dd>
        </div>
      ))}
    </dl>
  );
}
