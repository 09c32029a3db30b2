import { formatWeekday } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { VisitAnswer } from '../visit-answer/visit-answer.tsx';
import type { WeekDay, WeekVisit } from './visit-week.ts';
import css from './visits.module.css';
import { visitsTexts as texts } from './visits-texts.ts';

interface WeekProps {
  readonly days: readonly WeekDay[];
  /** The moment of the page (ISO). */
  readonly now: string;
}

/** The days side by side; on a phone a list, in which days without visits do not stand. */
export function Week({ days, now }: WeekProps) {
  if (days.every(({ visits }) => visits.length === 0)) {
    return (
      <EmptyState title={texts.empty} headingLevel={3}>
        {texts.emptyHint}
      </EmptyState>
    );
  }
  return (
    <ol className={css.week}>
      {days.map(({ day, isHoliday, isToday, visits }) => (
        <li key={day} className={classNames(css.day, isToday && css.today, visits.length === 0 && css.free)}>
          <h3 className={css.dayName}>
            {formatWeekday(day)}
            {isToday && <span className={css.mark}>{texts.today}</span>}
            {isHoliday && <span className={css.quiet}>{texts.holiday}</span>}
          </h3>
          {visits.length === 0 ? (
            <p className={css.quiet}>{texts.none}</p>
          ) : (
            <ul className={css.visits}>
              {visits.map((visit) => (
                <Visit key={visit.contact_id} visit={visit} now={now} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function Visit({ visit, now }: { readonly visit: WeekVisit; readonly now: string }) {
  const { contact_id: contactId, name, project, plant_title: plant, clashes, takes_visits: takesVisits } = visit;
  return (
    <li className={classNames(css.visit, visit.state === 'cancelled' && css.off)}>
      <Anchor href={`${routes.builderLeads.href()}?contacto=${contactId}`} className={css.name}>
        {name}
      </Anchor>
      <p className={css.quiet}>{[project, plant].filter(Boolean).join(' · ')}</p>
      {clashes && <p className={css.clash}>{texts.clash}</p>}
      <VisitAnswer
        visit={{ ...visit, contactId }}
        officeHours={visit.office_hours}
        takesVisits={takesVisits}
        plantId={visit.plant_id}
        now={now}
      />
    </li>
  );
}
