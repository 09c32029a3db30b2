import type { BuilderResults } from '@umbral/domain/contact/survey-results.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';

/** How often each entry of a list was chosen for a builder, in the words of the list. */
const choicesOf = (list: string, column: 'response_time' | 'contact_medium') => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('label', c.label, 'count', c.count) order by c.count desc, c.label), '[]')
    from (select coalesce(e.label, o.${sql.ref(column)}) as label, count(*) as count
      from builder_survey o left join catalogue_entry e on e.list = ${list} and e.key = o.${sql.ref(column)}
      where o.builder_id = b.id group by 1) c)`;

/** One page of the builders that were rated, the most rated first [B081]. */
export async function builderResults({ db }: Backend, page: PageRequest): Promise<Page<BuilderResults>> {
  const [counted, { rows }] = await Promise.all([
    sql<{ total: number }>`select count(distinct builder_id) as total from builder_survey`.execute(db),
    sql<BuilderResults>`
      select jsonb_build_object('id', b.id, 'name', b.name, 'slug', b.slug) as builder, s.count, s.service, s.content,
        ${choicesOf('response-time', 'response_time')} as response_times,
        ${choicesOf('contact-medium', 'contact_medium')} as contact_media
      from (select builder_id, count(*) as count, round(avg(service_rating), 2) as service,
          round(avg(content_rating), 2) as content
        from builder_survey group by builder_id order by count(*) desc, builder_id
        limit ${page.size} offset ${(page.number - 1) * page.size}) s
      join builder b on b.id = s.builder_id
      order by s.count desc, b.id`.execute(db),
  ]);
  return pageOfRows(rows, counted.rows[0]?.total ?? 0, page);
}
