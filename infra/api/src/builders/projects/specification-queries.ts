import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';

export interface PendingSpecification {
  id: number;
  kind: 'interior' | 'exterior' | 'common';
  name: string;
  project: { id: number; title: string };
  builder: { id: number; name: string };
  plant: { id: number; name: string } | null;
  waiting: number;
  similar: { key: string; name: string }[];
  created_at: string;
}

type Row = Omit<PendingSpecification, 'created_at'> & { created_at: Date };

/** Features that wait in a project that is not archived. */
const isWaiting: RawBuilder<boolean> = sql<boolean>`x.state = 'pending' and j.state <> 'archived'`;

/** Listed features of the same kind whose name is much like it, the nearest first. */
const similar = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('key', near.key, 'name', near.label) order by near.closeness desc), '[]')
  from (
    select s.key, s.label, similarity(f_unaccent(lower(s.label)), f_unaccent(lower(x.label))) as closeness
    from specification s where s.kind = x.kind
    order by closeness desc limit 3) near
  where near.closeness > 0.3)`;

/** One page of what waits for a decision, oldest first. */
export async function pendingPage({ db }: Backend, page: PageRequest): Promise<Page<PendingSpecification>> {
  const { rows } = await sql<Row>`
    select x.id, x.kind, x.label as name, jsonb_build_object('id', j.id, 'title', j.title) as project,
      jsonb_build_object('id', b.id, 'name', b.name) as builder,
      (select jsonb_build_object('id', p.id, 'name', p.title) from plant p where p.id = x.plant_id) as plant,
      (select count(distinct y.project_id) from custom_specification y
        where y.state = 'pending' and y.kind = x.kind and slugify(y.label) = slugify(x.label)) as waiting,
      ${similar} as similar, x.created_at
    from custom_specification x join project j on j.id = x.project_id join builder b on b.id = j.builder_id
    where ${isWaiting}
    order by x.created_at, x.id limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from custom_specification x join project j on j.id = x.project_id
    where ${isWaiting}`.execute(db);
  const data = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
}
