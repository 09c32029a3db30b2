import type { AnswerTimes } from '@umbral/domain/api/builder-contacts.ts';
import { answerTargetMinutes, attendedMinutes } from '@umbral/domain/calendar/answer-time.ts';
import { readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

const days = 90;
/** The newest of a busy builder say enough. */
const most = 5_000;

interface AnsweredRow {
  readonly created_at: Date;
  readonly first_answer_at: Date | null;
  readonly is_open: boolean;
  readonly office_hours: string | null;
}

/**
 * How long a builder takes to answer, measured: minutes of attention of each sales room from the request to the first
 * call, message or state that says so, over the requests of the last 90 days.
 */
export async function answerTimesOf({ db, now }: Backend, builderId: number): Promise<AnswerTimes> {
  const { rows } = await sql<AnsweredRow>`
    select c.created_at, c.first_answer_at, c.state in ('new', 'sent') and c.withdrawn_at is null as is_open, j.office_hours
    from contact c left join project j on j.id = c.project_id
    where c.builder_id = ${builderId} and c.created_at > ${now()}::timestamptz - ${days} * interval '1 day'
    order by c.created_at desc limit ${most}`.execute(db);
  const minutes = rows.flatMap(({ created_at: from, first_answer_at: to, office_hours: hours }) =>
    to === null ? [] : [attendedMinutes(readOfficeHours(hours ?? ''), from, to)],
  );
  return {
    median_minutes: minutes.toSorted((a, b) => a - b)[Math.floor((minutes.length - 1) / 2)] ?? null,
    answered: minutes.length,
    waiting: rows.filter(({ first_answer_at: answered, is_open: isOpen }) => answered === null && isOpen).length,
    within_target: minutes.filter((taken) => taken <= answerTargetMinutes).length,
  };
}
