import { surveyResultsTexts as texts } from '../texts/survey-results-texts.ts';
import css from './survey-results.module.css';

interface CountBarsProps {
  readonly title: string;
  readonly counts: readonly { readonly label: string; readonly count: number }[];
  /** How many have answered, where each may choose several; else all counts together. */
  readonly answered?: number;
}

/** How often each of some answers was given: a bar with its number, readable without the bar. */
export function CountBars({ title, counts, answered }: CountBarsProps) {
  const total = answered ?? counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={title} className={css.part}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.bars}>
        {counts.map(({ label, count }) => {
          const percent = total === 0 ? 0 : Math.round((100 * count) / total);
          return (
            <li key={label} className={css.bar}>
              <span>{label}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={css.line} aria-hidden>
                <rect width={100} height={8} className={css.ground} />
                <rect width={percent} height={8} className={css.filled} />
              </svg>
              <span className={css.number}>{texts.share(count, percent)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
