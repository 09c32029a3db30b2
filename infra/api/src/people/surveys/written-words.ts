import type { WordSource, WrittenWords } from '@umbral/domain/contact/survey-results.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';

interface WordRow extends Omit<WrittenWords, 'created_at'> {
  created_at: Date;
}

const portalWords = (kind: WrittenWords['kind'], column: string) => sql`
  select id, ${kind} as kind, null as about, rating as stars, ${sql.ref(column)} as words, created_at
  from portal_survey where ${sql.ref(column)} <> ''`;

/** What was written in each of the surveys; of the writer nothing is read. */
const sources: Readonly<Record<WordSource, RawBuilder<unknown>>> = {
  portal: sql`${portalWords('comment', 'user_comments')}
    union all ${portalWords('missed', 'search_interest')} union all ${portalWords('sought', 'sought')}`,
  builders: sql`select s.id, 'comment' as kind, b.name as about, s.service_rating as stars, s.comments as words,
      s.created_at
    from builder_survey s join builder b on b.id = s.builder_id where s.comments <> ''`,
  short: sql`select r.id, 'answer' as kind, q.question as about, null::int as stars, a.words, r.created_at
    from survey_answer a join survey_reply r on r.id = a.reply_id join survey_question q on q.id = a.question_id
    where a.words is not null`,
};

/** One page of what people wrote, the newest first. */
export async function writtenWords(
  { db }: Backend,
  source: WordSource,
  page: PageRequest,
): Promise<Page<WrittenWords>> {
  const [counted, { rows }] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from (${sources[source]}) w`.execute(db),
    sql<WordRow>`select kind, about, stars, words, created_at from (${sources[source]}) w
      order by created_at desc, id desc, kind limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db),
  ]);
  const data = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
}
