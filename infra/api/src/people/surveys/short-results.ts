import type { ShortResults } from '@umbral/domain/contact/survey-results.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** What the short surveys say together, those too that are over. */
export async function shortResults({ db, now }: Backend): Promise<ShortResults[]> {
  const today = isoDate(civilDate(now()));
  const { rows } = await sql<ShortResults>`
    select s.slug, s.title, s.opens_on <= ${today}::date and (s.closes_on is null or s.closes_on >= ${today}::date) as is_open,
      (select count(*) from survey_reply r where r.survey_id = s.id) as replies,
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'question', q.question,
          'answered', (select count(distinct a.reply_id) from survey_answer a where a.question_id = q.id),
          'options', (select coalesce(jsonb_agg(jsonb_build_object('label', o.label,
              'count', (select count(*) from survey_answer a where a.option_id = o.id)) order by o.position), '[]')
            from survey_option o where o.question_id = q.id)) order by q.position), '[]')
        from survey_question q where q.survey_id = s.id) as questions
    from survey s order by s.position`.execute(db);
  return rows;
}
