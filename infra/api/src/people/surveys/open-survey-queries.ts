import type { OpenSurvey } from '@umbral/domain/contact/survey.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** Short surveys that are open by Bogotá's calendar, in their order, each with what it asks. */
export async function listOpenSurveys({ db, now }: Backend): Promise<OpenSurvey[]> {
  const today = isoDate(civilDate(now()));
  const { rows } = await sql<OpenSurvey>`
    select s.id, s.slug, s.title, s.lead, s.closes_on,
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'question', q.question,
          'is_required', q.is_required,
          'options', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'label', o.label) order by o.position), '[]')
            from survey_option o where o.question_id = q.id)) order by q.position), '[]')
        from survey_question q where q.survey_id = s.id) as questions
    from survey s
    where s.opens_on <= ${today}::date and (s.closes_on is null or s.closes_on >= ${today}::date)
    order by s.position`.execute(db);
  return rows;
}
