import { formatInteger } from '@umbral/domain/format/format.ts';
import css from './learning.module.css';
import { learningTexts as texts } from './learning-texts.ts';
import type { ShownFigure } from './results-view.ts';

interface FigureListProps {
  readonly figures: readonly ShownFigure[];
  readonly weeks: number;
}

/** Each number with what it counts, how it changed and what is usual in the zone. */
export function FigureList({ figures, weeks }: FigureListProps) {
  return (
    <>
      <dl className={css.figures}>
        {figures.map(({ key, amount, change, isCompared, median }) => (
          <div key={key} className={css.figure}>
            <dt>{texts.figures[key]}</dt>
            <dd className={css.amount}>{formatInteger(amount)}</dd>
            <dd className={css.change}>{isCompared ? changeText(change, weeks) : texts.fresh(weeks)}</dd>
            {median !== null && <dd className={css.change}>{texts.zoneOf(formatInteger(median))}</dd>}
            <dd className={css.explained}>{texts.explained[key]}</dd>
          </div>
        ))}
      </dl>
      <p className={css.explained}>{texts.ownEyes}</p>
    </>
  );
}

function changeText(change: number | null, weeks: number): string {
  if (change === null) return texts.noneBefore(weeks);
  if (change === 0) return texts.same(weeks);
  const amount = `${formatInteger(Math.abs(change))} %`;
  return change > 0 ? texts.more(amount, weeks) : texts.fewer(amount, weeks);
}
