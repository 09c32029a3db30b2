import type { AmortisationYear } from '@umbral/domain/finance/amortisation-years.ts';
import { spellShort } from '@umbral/domain/format/spell.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { amortisationTexts as texts } from '../texts/calculator-texts.ts';
import css from './amortisation.module.css';
import { useSpelled } from './amount.tsx';

const height = 100;
const step = 10;
/** Years from which only every fifth is named. */
const mostNamed = 10;

/** A bar for each year, capital below and interest above it, between an axis of amounts and one of years. */
export function AmortisationChart({ years }: { readonly years: readonly AmortisationYear[] }) {
  const spelled = useSpelled();
  const currency = useCurrency();
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last) return null;
  const highest = Math.max(...years.map(({ payment }) => payment));
  const isNamed = (year: number) => years.length <= mostNamed || year === 1 || year % 5 === 0;
  return (
    <figure className={css.chart}>
      <figcaption className={css.legend}>
        <span>{texts.axisAmount}</span>
        <span className={css.keyPrincipal}>{texts.principal}</span>
        <span className={css.keyInterest}>{texts.interest}</span>
      </figcaption>
      <div className={css.plot}>
        <div className={css.amounts} aria-hidden>
          {[1, 0.5, 0].map((part) => (
            <span key={part} className="num">
              {part === 0 ? 0 : spellShort(highest * part, currency)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${years.length * step} ${height}`}
          preserveAspectRatio="none"
          className={css.bars}
          role="img"
          aria-label={texts.chart(spelled(first.interest), spelled(last.interest))}
        >
          {years.map((year) => (
            <Bar key={year.year} year={year} highest={highest} />
          ))}
        </svg>
        <div className={css.years} aria-hidden>
          {years.map(({ year }) => (
            <span key={year} className="num">
              {isNamed(year) ? year : ''}
            </span>
          ))}
        </div>
        <span className={css.axis} aria-hidden>
          {texts.axisYears}
        </span>
      </div>
    </figure>
  );
}

function Bar({
  year: { year, principal, interest },
  highest,
}: {
  readonly year: AmortisationYear;
  readonly highest: number;
}) {
  const low = rounded((principal / highest) * height);
  const high = rounded((interest / highest) * height);
  const bar = { x: (year - 1) * step + 1, width: step - 2 };
  return (
    <g>
      <rect {...bar} className={css.principal} y={rounded(height - low)} height={low} />
      <rect {...bar} className={css.interest} y={rounded(height - low - high)} height={high} />
    </g>
  );
}

/** Finer than any screen draws. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
