import css from './health.module.css';

const width = 96;
const height = 24;

/** A small curve whose last value stands beside it in words. */
export function Sparkline({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  return (
    <svg className={css.sparkline} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline points={pointsOf(values)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Points of a curve from its floor at zero; one value is a level line. */
export function pointsOf(values: readonly number[]): string {
  const highest = Math.max(...values, 1e-9);
  const level = values.length === 1 ? [...values, ...values] : values;
  return level
    .map((value, at) => {
      const x = (at / Math.max(1, level.length - 1)) * width;
      const y = height - 1 - (value / highest) * (height - 2);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
