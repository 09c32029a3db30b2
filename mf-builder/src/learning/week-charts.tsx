import type { Results } from '@umbral/domain/api/builder-results.ts';
import { formatInteger } from '@umbral/domain/format/format.ts';
import { formatDateShort } from '@umbral/domain/format/format-date.ts';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import css from './learning.module.css';
import { learningTexts as texts } from './learning-texts.ts';
import { type Weekly, weeklyKeys } from './results-view.ts';
import { WeekChart } from './week-chart.tsx';

interface Week {
  readonly from: string;
  readonly until: string;
}

interface WeekChartsProps {
  readonly weeks: readonly Week[];
  readonly weekly: Weekly;
  /** Of the whole period. */
  readonly median: Results['median'];
}

const dayOf = (day: string) => formatDateShort(`${day}T17:00Z`);

/** The way of three numbers through the weeks, as bars and, for whoever wants them exact, as a table. */
export function WeekCharts({ weeks, weekly, median }: WeekChartsProps) {
  const ends = [dayOf(weeks.at(0)?.from ?? ''), dayOf(weeks.at(-1)?.until ?? '')] as const;
  return (
    <div className={css.part}>
      <h3 className={css.title}>{texts.charts}</h3>
      <div className={css.charts}>
        {weeklyKeys.map((key) => (
          <WeekChart
            key={key}
            label={texts.figures[key]}
            amounts={weekly[key]}
            ends={ends}
            median={median ? median[key] / weeks.length : undefined}
          />
        ))}
      </div>
      {median && <p className={css.explained}>{texts.medianLine}</p>}
      <Accordion summary={texts.numbers}>
        <WeekTable weeks={weeks} weekly={weekly} />
      </Accordion>
    </div>
  );
}

function WeekTable({ weeks, weekly }: Omit<WeekChartsProps, 'median'>) {
  return (
    <table className={css.weeks}>
      <thead>
        <tr>
          <th scope="col">{texts.week}</th>
          {weeklyKeys.map((key) => (
            <th key={key} scope="col">
              {texts.figures[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, until }, week) => (
          <tr key={from}>
            <th scope="row">{`${dayOf(from)} – ${dayOf(until)}`}</th>
            {weeklyKeys.map((key) => (
              <td key={key}>{formatInteger(weekly[key][week] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
