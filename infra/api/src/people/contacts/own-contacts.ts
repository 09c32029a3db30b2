import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { isStaff } from '@umbral/domain/people/user-roles.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';

const most = 200;

/**
 * Requests of a person to builders, newest first: those of the account, and those of its address where that is proven.
 * What staff typed for other people is no request of theirs [B066].
 */
export async function ownContacts({ db }: Backend, { userId, roles }: SignedIn): Promise<OwnContact[]> {
  const { rows } = await sql<Omit<OwnContact, 'created_at'> & { created_at: Date }>`
    select c.id, c.kind, c.plant_id, c.plant_title, c.project_title, c.message, c.schedule_date::text,
      to_char(c.schedule_time, 'HH24:MI') as schedule_time, c.schedule_kind, c.created_at,
      (select jsonb_build_object('id', b.id, 'name', b.name, 'slug', b.slug, 'is_active', b.is_active)
        from builder b where b.id = c.builder_id) as builder
    from contact c
    where (c.user_id = ${userId} and not ${isStaff(roles)}) or lower(c.email) = (select lower(u.email) from app_user u
      where u.id = ${userId} and u.email_verified_at is not null)
    order by c.created_at desc, c.id desc limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
