import type { FoundPerson, ReadPerson } from '@umbral/domain/api/people.ts';
import { deviceName } from '@umbral/domain/people/device-name.ts';
import { parseRoles } from '@umbral/domain/people/user-roles.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { recordSecurityEvent, type StaffMember } from '../../engine/sessions/security-log.ts';

interface Row extends Omit<FoundPerson, 'last_login_at' | 'created_at' | 'roles'> {
  roles: string[];
  last_login_at: Date | null;
  created_at: Date;
  total: number;
}

const open = (now: Date) => sql`s.idle_expires_at > ${now} and s.absolute_expires_at > ${now}`;

function peopleWhere(where: RawBuilder<unknown>, now: Date): RawBuilder<Row> {
  return sql<Row>`
    select u.id, u.first_name as name, u.last_name, u.email, u.is_active, u.last_login_at, u.created_at,
      array(select r.role_key from user_role r where r.user_id = u.id) as roles,
      (select count(*) from session s where s.user_id = u.id and ${open(now)}) as sessions,
      count(*) over () as total
    from app_user u where ${where}`;
}

function toPerson({ total: _, roles, last_login_at, created_at, ...row }: Row): FoundPerson {
  return {
    ...row,
    roles: parseRoles(roles.join(',')),
    last_login_at: last_login_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

/** Whether the name or the e-mail of a person `u` holds the words, whatever their case and accents. */
export function isCalled(q: string): RawBuilder<boolean> {
  const words = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(f_unaccent(lower(u.first_name || ' ' || u.last_name)) like f_unaccent(lower(${words}))
    or lower(u.email) like lower(${words}))`;
}

/** One page of the accounts whose name or e-mail holds the words, by name; whom staff saw stands in the log. */
export async function findPeople(
  { db, now }: Backend,
  { q, page }: { readonly q: string; readonly page: PageRequest },
  staff: StaffMember,
): Promise<Page<FoundPerson>> {
  const where = sql`${isCalled(q)}
    order by u.first_name, u.last_name, u.id limit ${page.size} offset ${(page.number - 1) * page.size}`;
  const { rows } = await peopleWhere(where, now()).execute(db);
  const facts = { found: rows.map(({ id }) => id) };
  await recordSecurityEvent(db, { kind: 'people-searched', facts, ...staff });
  return pageOfRows(rows.map(toPerson), rows[0]?.total ?? 0, page);
}

interface Further {
  phone: string | null;
  is_email_verified: boolean;
  builders: string[];
  devices: { user_agent: string | null; last_seen_at: string }[];
}

/** One account as an administrator sees it; nothing where there is none of that number. */
export async function readPerson(
  { db, now }: Backend,
  id: number,
  staff: StaffMember,
): Promise<ReadPerson | undefined> {
  const [row] = (await peopleWhere(sql`u.id = ${id}`, now()).execute(db)).rows;
  if (!row) return undefined;
  const log = await logOf(db, id);
  await recordSecurityEvent(db, { kind: 'person-read', userId: id, ...staff });
  const { rows } = await sql<Further>`
    select u.phone, u.email_verified_at is not null as is_email_verified,
      array(select b.name from builder_member m join builder b on b.id = m.builder_id
        where m.user_id = u.id order by b.name) as builders,
      (select coalesce(jsonb_agg(jsonb_build_object('user_agent', s.user_agent, 'last_seen_at', s.last_seen_at)
          order by s.last_seen_at desc), '[]')
        from session s where s.user_id = u.id and ${open(now())}) as devices
    from app_user u where u.id = ${id}`.execute(db);
  const { phone = null, is_email_verified = false, builders = [], devices = [] } = rows[0] ?? {};
  return {
    ...toPerson(row),
    phone: phone ?? '',
    is_email_verified,
    builders,
    devices: devices.map(({ user_agent, last_seen_at }) => ({
      device: deviceName(user_agent ?? ''),
      last_seen_at: new Date(last_seen_at).toISOString(),
    })),
    log,
  };
}

/** What staff did with an account lately, newest first. */
async function logOf(db: Kysely<Database>, id: number): Promise<ReadPerson['log']> {
  const rows = await db
    .selectFrom('security_event')
    .leftJoin('app_user', 'app_user.id', 'security_event.actor_id')
    .where('security_event.user_id', '=', id)
    .where('security_event.done_by', '<>', 'person')
    .select(['security_event.kind as action', 'security_event.at', 'app_user.first_name', 'app_user.last_name'])
    .orderBy('security_event.id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ action, at, first_name, last_name }) => ({
    action,
    actor: first_name === null ? null : `${first_name} ${last_name}`,
    at: at.toISOString(),
  }));
}
