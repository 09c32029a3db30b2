import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { hashToken, newToken } from '../../engine/tokens/opaque-token.ts';

/** Stands in everything private that the victim has; no answer to anybody else may contain it. */
export const secretMark = 'zafiro-privado-8841';

/** Somebody whose things everybody else is after: a person, and the builder for whom this person acts. */
export interface Victim {
  readonly id: number;
  readonly builderId: number;
  readonly email: string;
  /** Of the victim's own session. */
  readonly cookie: string;
  /** Numbers and keys of the victim's things, to be tried wherever something is named. */
  readonly handles: readonly unknown[];
}

type Db = Backend['db'];

/** Opens the account with everything that a person and a builder can have. */
export async function createVictim({ db }: Backend): Promise<Victim> {
  const email = 'victima@example.com';
  const { id } = await oneRow<{ id: number }>(
    db,
    sql`insert into app_user (email, first_name, last_name, phone, email_verified_at)
      values (${email}, ${secretMark}, ${secretMark}, '+573118841884', now()) returning id`,
  );
  const cookie = await openSession(db, id);
  const personal = await savePersonalThings(db, id, email);
  const { builderId, handles } = await saveBuilderThings(db, id);
  return { id, builderId, email, cookie, handles: [id, email, ...personal, ...handles] };
}

async function openSession(db: Db, userId: number): Promise<string> {
  const token = newToken();
  await sql`insert into session (token_hash, user_id, idle_expires_at, absolute_expires_at)
    values (${hashToken(token)}, ${userId}, now() + interval '1 day', now() + interval '1 day')`.execute(db);
  return `SessionId=${token}`;
}

async function savePersonalThings(db: Db, userId: number, email: string): Promise<readonly unknown[]> {
  const fields = JSON.stringify({ nombre: secretMark });
  await sql`insert into favourite (user_id, plant_id) select ${userId}, id from plant order by id limit 1`.execute(db);
  await sql`insert into audience (form, email, user_id, fields) values ('alarms', ${email}, ${userId}, ${fields})`.execute(
    db,
  );
  const alert = await oneRow<{ id: number }>(
    db,
    sql`insert into alert (user_id, email, name, filters)
      values (${userId}, ${email}, ${secretMark}, '{"city":"bogota"}') returning id`,
  );
  const comparison = await db.transaction().execute(async (trx) => {
    const row = await oneRow<{ id: number }>(
      trx,
      sql`insert into comparison (user_id, name) values (${userId}, ${secretMark}) returning id`,
    );
    await sql`insert into comparison_item (comparison_id, plant_id, position)
      select ${row.id}, id, row_number() over (order by id) from plant order by id limit 2`.execute(trx);
    return row;
  });
  const session = await oneRow<{ id: string }>(db, sql`select id::text from session where user_id = ${userId}`);
  return [alert.id, comparison.id, session.id];
}

/** A builder for whom none of the seeded accounts acts, with a hidden project, a draft of the form and a picture. */
async function saveBuilderThings(db: Db, userId: number): Promise<{ builderId: number; handles: readonly unknown[] }> {
  const { id: builderId } = await oneRow<{ id: number }>(
    db,
    sql`select id from builder b where not exists (select from builder_member m where m.builder_id = b.id)
      and exists (select from project j where j.builder_id = b.id and j.state = 'published') order by id limit 1`,
  );
  await sql`insert into builder_member (builder_id, user_id) values (${builderId}, ${userId})`.execute(db);
  await sql`insert into user_role (user_id, role_key) values (${userId}, 'constructora')`.execute(db);
  const project = await oneRow<{ id: number }>(
    db,
    sql`update project set state = 'draft', title = ${secretMark} where id = (
      select id from project where builder_id = ${builderId} and state = 'published' order by id limit 1) returning id`,
  );
  const plant = await oneRow<{ id: number }>(db, sql`select id from plant where project_id = ${project.id} limit 1`);
  const draft = await oneRow<{ id: number }>(
    db,
    sql`insert into project_draft (builder_id, title, payload)
      values (${builderId}, ${secretMark}, ${JSON.stringify({ name: secretMark })}) returning id`,
  );
  const key = 'upload/victim-picture';
  await sql`insert into media_asset (key, kind, width, height, color, alt, files)
    values (${key}, 'exterior', 800, 600, '#336699', ${secretMark}, '[]')`.execute(db);
  await sql`insert into upload (key, owner_id, purpose, folder, original, bytes)
    values (${key}, ${userId}, 'project-photo', ${`ab/${'0'.repeat(30)}`}, 'foto.jpg', 1000)`.execute(db);
  return { builderId, handles: [builderId, project.id, plant.id, draft.id, key] };
}

async function oneRow<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await sql<Row>`${query}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the victim could not be made');
  return row;
}

/** Everything that the database keeps of the victim, by table; equal texts mean that nothing was changed. */
export async function fingerprintOf({ db }: Backend, victim: Victim): Promise<Record<string, string>> {
  const owners: readonly (readonly [string, unknown])[] = [
    ['user_id', victim.id],
    ['owner_id', victim.id],
    ['builder_id', victim.builderId],
  ];
  const prints: Record<string, string> = { app_user: await printOf(db, 'app_user', sql`id = ${victim.id}`) };
  for (const [column, owner] of owners) {
    for (const table of await tablesWith(db, column)) {
      prints[`${table} by ${column}`] = await printOf(db, table, sql`${sql.ref(column)} = ${owner}`);
    }
  }
  return prints;
}

/**
 * Tables that belong to somebody. What anybody may add to a builder (letters, opinions, visits) is not the victim's, and
 * tries at an account are what its log of security is for.
 */
const addedByOthers = ['tracking_visit', 'contact', 'builder_survey', 'session', 'security_event'];

async function tablesWith(db: Db, column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = ${column} and t.table_type = 'BASE TABLE' order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name).filter((name) => !addedByOthers.includes(name));
}

async function printOf(db: Db, table: string, condition: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ print: string | null }>`
    select string_agg(t::text, e'\n' order by t::text) as print from ${sql.table(table)} t where ${condition}`.execute(
    db,
  );
  return rows[0]?.print ?? '';
}
