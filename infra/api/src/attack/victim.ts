import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Backend } from '../backend.ts';

/** Stands in everything private that the victim has; no answer to anybody else may contain it. */
export const secretMark = 'zafiro-privado-8841';

/** Somebody whose things everybody else is after. */
export interface Victim {
  readonly id: number;
  readonly email: string;
  /** Numbers and keys of the victim's things, to be tried wherever something is named. */
  readonly handles: readonly unknown[];
}

/** Opens an account with a favourite, an alert, a comparison, a session and a contact. */
export async function createVictim({ db }: Backend): Promise<Victim> {
  const email = 'victima@example.com';
  const user = await oneRow(
    sql<{ id: number }>`
    insert into app_user (email, first_name, last_name, phone)
    values (${email}, ${secretMark}, ${secretMark}, '+573118841884') returning id`.execute(db),
  );
  const plants = (await sql<{ id: number }>`select id from plant order by id limit 2`.execute(db)).rows;
  await sql`insert into favourite (user_id, plant_id) select ${user.id}, id from plant order by id limit 1`.execute(db);
  const alert = await oneRow(
    sql<{ id: number }>`
    insert into alert (user_id, email, name, filters)
    values (${user.id}, ${email}, ${secretMark}, '{"city":"bogota"}') returning id`.execute(db),
  );
  const comparison = await db.transaction().execute(async (trx) => {
    const row = await oneRow(
      sql<{ id: number }>`
      insert into comparison (user_id, name) values (${user.id}, ${secretMark}) returning id`.execute(trx),
    );
    for (const [index, plant] of plants.entries()) {
      await sql`insert into comparison_item (comparison_id, plant_id, position)
        values (${row.id}, ${plant.id}, ${index + 1})`.execute(trx);
    }
    return row;
  });
  const session = await oneRow(
    sql<{ id: string }>`
    insert into session (token_hash, user_id, idle_expires_at, absolute_expires_at)
    values (${createHash('sha256').update(secretMark).digest()}, ${user.id},
      now() + interval '1 day', now() + interval '1 day') returning id::text`.execute(db),
  );
  return { id: user.id, email, handles: [user.id, email, alert.id, comparison.id, session.id] };
}

async function oneRow<Row>(result: Promise<{ rows: Row[] }>): Promise<Row> {
  const [row] = (await result).rows;
  if (!row) throw new Error('the victim could not be made');
  return row;
}

/** Everything that the database keeps of a person, by table; equal texts mean that nothing was changed. */
export async function fingerprintOf({ db }: Backend, { id }: Victim): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
      -- Who logs in leaves traces; those are not the victim's things.
      and c.table_name <> 'tracking_visit'
    order by 1`.execute(db);
  const prints = [await printOf(db, 'app_user', sql`id = ${id}`)];
  for (const { name } of tables.rows) prints.push(await printOf(db, name, sql`user_id = ${id}`));
  return Object.fromEntries(prints);
}

async function printOf(db: Backend['db'], table: string, condition: ReturnType<typeof sql>): Promise<[string, string]> {
  const { rows } = await sql<{ print: string | null }>`
    select string_agg(t::text, e'\n' order by t::text) as print from ${sql.table(table)} t where ${condition}`.execute(
    db,
  );
  return [table, rows[0]?.print ?? ''];
}
