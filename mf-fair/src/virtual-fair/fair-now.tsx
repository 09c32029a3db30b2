import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { sessionStateAt } from '../model/session-state.ts';
import type { ProgrammeData, Session } from '../programme/programme-data.ts';
import { walkTexts } from '../texts/walk-texts.ts';
import { texts } from '../texts.ts';
import { agendaFileHref } from '../ui/agenda-file-href.ts';
import css from './fair-now.module.css';

const labels = texts.now;

interface FairNowProps {
  readonly days: ProgrammeData['days'];
  /** Slug of the fair. */
  readonly fair: string;
  /** Milliseconds. */
  readonly moment: number;
  /** How many stands the visitor has kept. */
  readonly stops: number;
  readonly walkHref: string;
}

/** Sessions that are on at a moment. */
export function liveSessions(days: ProgrammeData['days'], moment: number): readonly Session[] {
  return days.flatMap(({ sessions }) => sessions).filter((session) => sessionStateAt(session, moment) === 'live');
}

/** What is on just now and what comes next, and the way to the visitor's own walk. */
export function FairNow({ days, fair, moment, stops, walkHref }: FairNowProps) {
  const live = liveSessions(days, moment);
  const next = days.flatMap(({ sessions }) => sessions).find((session) => sessionStateAt(session, moment) === 'coming');
  return (
    <aside className={css.now} aria-label={labels.label}>
      {live.map(({ id, title, place, to }) => (
        <p key={id} className={css.live}>
          <strong className={css.mark}>{texts.agenda.states.live}</strong>
          <span>{labels.live(title, place, to)}</span>
        </p>
      ))}
      {next && (
        <p className={css.next}>
          <span>{labels.next(next.title, next.day, next.from)}</span>
          <Anchor href={agendaFileHref(fair, next.id)} download aria-label={texts.agenda.fileOf(next.title)}>
            {texts.agenda.file}
          </Anchor>
        </p>
      )}
      {live.length === 0 && !next && <p>{labels.nothing}</p>}
      <p>
        <ButtonLink look="secondary" size="s" href={walkHref}>
          {stops > 0 ? walkTexts.count(stops) : walkTexts.see}
        </ButtonLink>
      </p>
    </aside>
  );
}
