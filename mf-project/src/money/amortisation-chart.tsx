import type { AmortisationYear } from '@umbral/domain/finance/amortisation-years.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import type { Currency } from '@umbral/domain/vocabulary/vocabulary.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';

interface AmortisationChartProps {
  readonly years: readonly AmortisationYear[];
  readonly currency: Currency;
}

const height = 100;
const step = 10;

/** A bar for each year, principal below and interest above it, over a dimension line. */
export function AmortisationChart({ years, currency }: AmortisationChartProps) {
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last) return null;
  const highest = Math.max(...years.map(({ payment }) => payment));
  const width = years.length * step;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <figure className={css.chart}>
      <p className={css.ends}>{texts.amortisationTop(money(highest))}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={css.bars}
        role="img"
        aria-label={texts.amortisationChart(money(first.interest), money(last.interest))}
      >
        {years.map(({ year, principal, interest }) => {
          const x = (year - 1) * step + 1;
          const low = (principal / highest) * height;
          const high = (interest / highest) * height;
          return (
            <g key={year}>
              <rect className={css.principal} x={x} y={height - low} width={step - 2} height={low} />
              <rect className={css.interest} x={x} y={height - low - high} width={step - 2} height={high} />
            </g>
          );
        })}
      </svg>
      <figcaption className={css.ends}>
        <span>{texts.yearOf(first.year)}</span>
        <span className={css.keyPrincipal}>{texts.principal}</span>
        <span className={css.keyInterest}>{texts.interest}</span>
        <span>{texts.yearOf(last.year)}</span>
      </figcaption>
    </figure>
  );
}
