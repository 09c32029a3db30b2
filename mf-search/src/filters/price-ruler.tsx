import css from './price-ruler.module.css';

interface PriceRulerProps {
  /** Projects per step of price, from the cheapest on. */
  readonly buckets: readonly number[];
  /** Steps inside the chosen range, both ends included. */
  readonly from: number;
  readonly to: number;
  /** What stands under the ends: "$ 180 M". */
  readonly minLabel: string;
  readonly maxLabel: string;
}

const height = 48;
const step = 10;

/** How prices are spread, over a dimension line that measures the chosen range. The inputs beside it say the same in words. */
export function PriceRuler({ buckets, from, to, minLabel, maxLabel }: PriceRulerProps) {
  const last = buckets.length - 1;
  const highest = Math.max(1, ...buckets.slice(0, last));
  const width = buckets.length * step;
  return (
    <div className={css.ruler}>
      <svg viewBox={`0 0 ${width} ${height + 12}`} preserveAspectRatio="none" className={css.drawing} aria-hidden>
        {buckets.map((count, index) => {
          const bar = count === 0 ? 1 : Math.min(height, Math.max(3, (count / highest) * height));
          const isInside = index >= from && index <= to;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its step
              key={index}
              className={isInside ? css.inside : css.outside}
              x={index * step + 1}
              y={height - bar}
              width={step - 2}
              height={bar}
            />
          );
        })}
        {(buckets[last] ?? 0) > highest && <path className={css.cut} d={cutPath(last * step)} />}
        <path className={css.line} d={`M0 ${height + 6}H${width}`} />
        <path className={css.range} d={rangePath(from * step, (to + 1) * step)} />
      </svg>
      <div className={css.labels} aria-hidden>
        <span>{minLabel}</span>
        <span>{maxLabel}</span>
      </div>
    </div>
  );
}

/** The last step is open and holds whatever is dearer: a bar that does not fit is cut, and its label tells its number. */
function cutPath(start: number): string {
  return `M${start} 11l${step} -4M${start} 15l${step} -4`;
}

function rangePath(start: number, end: number): string {
  const y = height + 6;
  return `M${start} ${y}H${end}M${start} ${y - 5}v10M${end} ${y - 5}v10`;
}
