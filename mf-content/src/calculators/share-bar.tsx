import { useSpelled } from './amount.tsx';
import css from './share-bar.module.css';

/** A part of a whole, pesos. */
export interface SharePart {
  readonly label: string;
  readonly cop: number;
}

interface ShareBarProps {
  readonly title: string;
  readonly parts: readonly SharePart[];
}

const tones = ['first', 'second', 'third'] as const;

/** A whole with its parts, each told below with its amount. */
export function ShareBar({ title, parts }: ShareBarProps) {
  const spelled = useSpelled();
  const whole = parts.reduce((sum, { cop }) => sum + cop, 0);
  let from = 0;
  const bars = parts.map(({ label, cop }, index) => {
    const x = from;
    from += (cop / whole) * 100;
    return { label, x, width: from - x, tone: tones[index] ?? 'third' };
  });
  if (whole <= 0) return null;
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>{title}</figcaption>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={css.bar} aria-hidden>
        {bars.map(({ label, x, width, tone }) => (
          <rect key={label} x={x} width={width} height={10} className={css[tone]} />
        ))}
      </svg>
      <ul className={css.parts}>
        {parts.map(({ label, cop }, index) => (
          <li key={label} className={css[`${tones[index] ?? 'third'}Key`]}>
            {label} <span className="num">{spelled(cop)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
