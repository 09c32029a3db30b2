import type { RedirectLine } from '@umbral/domain/api/seo.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { redirectTexts as texts } from '../texts/redirect-texts.ts';
import css from './redirects.module.css';

interface RedirectPlanProps {
  readonly lines: readonly RedirectLine[];
  readonly counts: Readonly<Record<RedirectLine['outcome'], number>>;
}

const outcomes = ['wrong', 'new', 'changed', 'same'] as const;

/** What would happen to each line of a sheet, the wrong ones first. */
export function RedirectPlan({ lines, counts }: RedirectPlanProps) {
  const summary = outcomes.filter((outcome) => counts[outcome] > 0);
  const sorted = lines.toSorted((a, b) => Number(b.outcome === 'wrong') - Number(a.outcome === 'wrong'));
  return (
    <>
      <p className="num">{summary.map((outcome) => texts.counts[outcome](counts[outcome])).join(' · ')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <section className={css.scroll} aria-label={texts.plan} tabIndex={0}>
        <table className={css.plan}>
          <thead>
            <tr>
              {[texts.line, texts.what, texts.from, texts.to, texts.status].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((line) => (
              <tr key={line.line}>
                <th scope="row" className="num">
                  {line.line}
                </th>
                <td>
                  <span className={classNames(css.outcome, css[line.outcome])}>{texts.outcomes[line.outcome]}</span>
                  {line.note && <span className={css.note}>{line.note}</span>}
                </td>
                <td className={css.path}>{line.from}</td>
                <td className={css.path}>{line.to}</td>
                <td className="num">{line.status}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
