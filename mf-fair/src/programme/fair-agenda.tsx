import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { calendarIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { sessionStateAt } from '../model/session-state.ts';
import { texts } from '../texts.ts';
import { agendaFileHref } from '../ui/agenda-file-href.ts';
import css from './programme.module.css';
import type { ProgrammeData, Session } from './programme-data.ts';

const labels = texts.agenda;

interface FairAgendaProps extends Pick<ProgrammeData, 'days' | 'pastSessions'> {
  /** Slug of the fair. */
  readonly fair: string;
  /** Milliseconds. */
  readonly moment: number;
  readonly title?: string;
}

/** What is still to come of the agenda, day by day, in the hour of Colombia; each session is a calendar file too. */
export function FairAgenda({ days, pastSessions, fair, moment, title = labels.title }: FairAgendaProps) {
  const whole = (
    <ButtonLink look="secondary" size="s" icon={calendarIcon} href={agendaFileHref(fair)} download>
      {labels.wholeFile}
    </ButtonLink>
  );
  return (
    <section aria-labelledby="agenda" className={css.section}>
      <SectionHeading id="agenda" lead={labels.lead} action={whole}>
        {title}
      </SectionHeading>
      <ol className={css.days}>
        {days.map(({ day, sessions }) => (
          <li key={day} className={css.day}>
            <h3 className={css.date}>{day}</h3>
            <ul className={css.sessions}>
              {sessions.map((session) => (
                <Line key={session.id} {...{ session, fair, moment }} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {pastSessions > 0 && <p className={css.small}>{labels.past(pastSessions)}</p>}
    </section>
  );
}

interface LineProps extends Pick<FairAgendaProps, 'fair' | 'moment'> {
  readonly session: Session;
}

function Line({ session, fair, moment }: LineProps) {
  const { id, kind, title, summary, speaker, role, place, startsAt, from, to } = session;
  const state = sessionStateAt(session, moment);
  return (
    <li className={css.session}>
      <p className={css.time}>
        <time dateTime={startsAt}>{labels.times(from, to)}</time>
        <span className={classNames(css.kind, state === 'live' && css.live)}>
          {state === 'coming' ? labels.kinds[kind] : labels.states[state]}
        </span>
      </p>
      <div className={css.about}>
        <h4 className={css.name}>{title}</h4>
        <p>{summary}</p>
        <p className={css.small}>
          {labels.speaker(speaker, role)} · {place}
        </p>
        {state !== 'over' && (
          <Anchor href={agendaFileHref(fair, id)} download className={css.file} aria-label={labels.fileOf(title)}>
            {labels.file}
          </Anchor>
        )}
      </div>
    </li>
  );
}
