import type { AnswerTimes } from '@umbral/domain/api/builder-contacts.ts';
import { formatInteger } from '@umbral/domain/format/format.ts';
import { spell } from './answer-timer.tsx';
import css from './leads.module.css';
import { leadsTexts } from './leads-texts.ts';

const texts = leadsTexts.answers;

/** How a builder answers, measured: what waits, what was in time, and the answer in the middle [B144]. */
export function AnswerFigures({ of }: { readonly of: AnswerTimes }) {
  const { median_minutes: median, answered, waiting, within_target: inTime } = of;
  const share = answered === 0 ? texts.none : texts.ofAll(Math.round((100 * inTime) / answered));
  const figures = [
    [texts.waiting, formatInteger(waiting)],
    [texts.median, median === null ? texts.none : spell(median)],
    [texts.inTime, share],
  ] as const;
  return (
    <div>
      <dl className={css.figures} aria-label={texts.label}>
        {figures.map(([label, value]) => (
          <div key={label} className={css.figure}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.hint}>{texts.hint}</p>
    </div>
  );
}
