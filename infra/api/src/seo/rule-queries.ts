import { sql } from 'kysely';
import { redirect } from 'shared-contracts/domain/redirect.ts';
import type { Backend } from '../backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../http/page.ts';

/** One page of the canonical rules by path. */
export async function canonicalPage({ db }: Backend, page: PageRequest) {
  const { rows } = await sql<{ id: number; from: string; canonical: string; total: number }>`
    select id, from_path as "from", canonical, count(*) over () as total from canonical_rule
    order by from_path limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  return withTotal(rows, page);
}

/** One page of the redirects by path. */
export async function redirectPage({ db }: Backend, page: PageRequest) {
  const { rows } = await sql<{ id: number; from: string; to: string; status: number; total: number }>`
    select id, from_path as "from", to_path as "to", status, count(*) over () as total from redirect_rule
    order by from_path limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  const { data, ...rest } = withTotal(rows, page);
  return { ...rest, data: data.map((row) => redirect.parse(row)) };
}

function withTotal<Row extends { total: number }>(rows: Row[], page: PageRequest): Page<Omit<Row, 'total'>> {
  const data = rows.map(({ total: _, ...row }) => row);
  return pageOfRows(data, rows[0]?.total ?? 0, page);
}

type Table = 'canonical_rule' | 'redirect_rule';

interface Change {
  table: Table;
  actorId: number;
  from: string;
  set: { canonical: string } | { to_path: string; status: number };
}

/** Creates or replaces the rule of a path, with its entry in the log of changes. */
export async function saveRule({ db }: Backend, { table, actorId, from, set }: Change): Promise<void> {
  const columns = Object.keys(set).map((name) => sql.ref(name));
  const values = Object.values(set).map((value) => sql`${value}`);
  const updates = columns.map((column) => sql`${column} = excluded.${column}`);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (from_path, created_by, ${sql.join(columns)})
      values (${from}, ${actorId}, ${sql.join(values)})
      on conflict (from_path) do update set ${sql.join(updates)} returning id`.execute(transaction);
    await transaction
      .insertInto('audit_log')
      .values({
        actor_id: actorId,
        action: 'save',
        entity: table,
        entity_id: String(rows[0]?.id),
        after: JSON.stringify({ from, ...set }),
      })
      .execute();
    await sql`select enqueue_once('purge', 'rules', '{"all": true}')`.execute(transaction);
  });
}

/** Deletes a rule, with its entry in the log of changes; false where there is none of that number. */
export async function deleteRule({ db }: Backend, table: Table, id: number, actorId: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ rule: object }>`
      delete from ${sql.table(table)} r where id = ${id} returning to_jsonb(r) as rule`.execute(transaction);
    const [row] = rows;
    if (!row) return false;
    await transaction
      .insertInto('audit_log')
      .values({
        actor_id: actorId,
        action: 'delete',
        entity: table,
        entity_id: String(id),
        before: JSON.stringify(row.rule),
      })
      .execute();
    await sql`select enqueue_once('purge', 'rules', '{"all": true}')`.execute(transaction);
    return true;
  });
}

/** Whether a redirect from one path to another would lead back to where it started, over the existing ones. */
export async function wouldLoop({ db }: Backend, from: string, to: string): Promise<boolean> {
  const { rows } = await sql<{ loops: boolean }>`
    with recursive way (path, steps) as (
      select ${to}::text, 0
      union all
      select r.to_path, way.steps + 1 from way join redirect_rule r on r.from_path = way.path where way.steps < 20)
    select exists (select from way where path = ${from}) as loops`.execute(db);
  return rows[0]?.loops ?? false;
}
