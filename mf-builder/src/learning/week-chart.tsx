import { formatInteger } from '@umbral/domain/format/format.ts';
import css from './learning.module.css';
import { learningTexts as texts } from './learning-texts.ts';

interface WeekChartProps {
  readonly label: string;
  readonly amounts: readonly number[];
  /** Names of the first and the last week. */
  readonly ends: readonly [string, string];
  /** Middle of the zone in a week. */
  readonly median?: number;
}

const height = 100;
/** Of the width of a week. */
const barShare = 0.7;

/** The next number that reads well on an axis: 1, 2 or 5 with zeros. */
export function niceTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= highest) ?? power * 10;
}

/** Bars of one number by week, over an axis from nothing to a round number; as words for those who do not see it. */
export function WeekChart({ label, amounts, ends: [first, last], median }: WeekChartProps) {
  const highest = Math.max(...amounts, 0);
  const top = niceTop(Math.max(highest, median ?? 0));
  const y = (amount: number) => height - (amount / top) * height;
  const words = texts.chart(
    label,
    formatInteger(amounts.at(0) ?? 0),
    formatInteger(amounts.at(-1) ?? 0),
    formatInteger(highest),
  );
  return (
    <figure className={css.chart}>
      <figcaption>{label}</figcaption>
      <div className={css.plot}>
        <div className={css.axis} aria-hidden>
          <span>{formatInteger(top)}</span>
          <span>{formatInteger(0)}</span>
        </div>
        <svg viewBox={`0 0 ${amounts.length} ${height}`} preserveAspectRatio="none" role="img" aria-label={words}>
          <path className={css.grid} d={`M0 0H${amounts.length}M0 ${height / 2}H${amounts.length}`} />
          <path
            className={css.bars}
            d={amounts
              .map((amount, week) => `M${week + (1 - barShare) / 2} ${height}V${y(amount)}h${barShare}V${height}z`)
              .join('')}
          />
          <path className={css.ground} d={`M0 ${height}H${amounts.length}`} />
          {median !== undefined && <path className={css.median} d={`M0 ${y(median)}H${amounts.length}`} />}
        </svg>
        <div className={css.ends} aria-hidden>
          <span>{first}</span>
          <span>{last}</span>
        </div>
      </div>
    </figure>
  );
}
