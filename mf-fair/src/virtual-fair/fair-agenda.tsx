import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { texts } from '../texts.ts';
import css from './programme.module.css';
import type { ProgrammeData, Session } from './programme-data.ts';

const labels = texts.agenda;

/** What is still to come of the agenda, day by day, in the hour of Colombia. */
export function FairAgenda({ days, pastSessions }: Pick<ProgrammeData, 'days' | 'pastSessions'>) {
  return (
    <section aria-labelledby="agenda" className={css.section}>
      <SectionHeading id="agenda" lead={labels.lead}>
        {labels.title}
      </SectionHeading>
      <ol className={css.days}>
        {days.map(({ day, sessions }) => (
          <li key={day} className={css.day}>
            <h3 className={css.date}>{day}</h3>
            <ul className={css.sessions}>
              {sessions.map((session) => (
                <Line key={session.id} session={session} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {pastSessions > 0 && <p className={css.small}>{labels.past(pastSessions)}</p>}
    </section>
  );
}

function Line({ session }: { readonly session: Session }) {
  const { kind, title, summary, speaker, role, place, startsAt, from, to, isOn } = session;
  return (
    <li className={css.session}>
      <p className={css.time}>
        <time dateTime={startsAt}>{labels.times(from, to)}</time>
        <span className={css.kind}>{isOn ? labels.onNow : labels.kinds[kind]}</span>
      </p>
      <div className={css.about}>
        <h4 className={css.name}>{title}</h4>
        <p>{summary}</p>
        <p className={css.small}>
          {labels.speaker(speaker, role)} · {place}
        </p>
      </div>
    </li>
  );
}
