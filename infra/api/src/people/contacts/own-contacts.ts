import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { visitStateOf } from '@umbral/domain/contact/visit-state.ts';
import { isStaff } from '@umbral/domain/people/user-roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';
import { plantPath } from '../../market/plants/plant-link.ts';

const most = 200;

/**
 * Whether contact `c` is a request of a person: one of the account, or of its address where that is proven. What staff
 * typed for other people is no request of theirs [B066].
 */
export function isOwnContact({ userId, roles }: SignedIn): RawBuilder<boolean> {
  return sql`((c.user_id = ${userId} and not ${isStaff(roles)}) or lower(c.email) = (select lower(u.email)
    from app_user u where u.id = ${userId} and u.email_verified_at is not null))`;
}

type ContactRow = Omit<OwnContact, 'created_at' | 'withdrawn_at' | 'path' | 'visit_state'> & {
  visit_confirmed_at: Date | null;
  created_at: Date;
  withdrawn_at: Date | null;
};

/** Requests of a person to builders, newest first. */
export async function ownContacts(backend: Backend, person: SignedIn): Promise<OwnContact[]> {
  const { rows } = await sql<ContactRow>`
    select c.id, c.kind, c.state, c.plant_id, c.plant_title, c.project_title, c.message, c.schedule_date::text,
      to_char(c.schedule_time, 'HH24:MI') as schedule_time, c.schedule_kind, c.visit_change, c.visit_changed_by,
      c.visit_confirmed_at, c.visit_reason, c.withdrawn_at, c.created_at,
      coalesce(j.enable_schedule and j.state = 'published', false) as takes_visits, j.office_hours,
      (select jsonb_build_object('id', b.id, 'name', b.name, 'slug', b.slug, 'is_active', b.is_active)
        from builder b where b.id = c.builder_id) as builder
    from contact c left join project j on j.id = c.project_id
    where ${isOwnContact(person)} order by c.created_at desc, c.id desc limit ${most}`.execute(backend.db);
  const homes = await recordsOfIds(backend, [...new Set(rows.flatMap(({ plant_id }) => plant_id ?? []))]);
  const paths = new Map(homes.filter(({ isActive }) => isActive === 1).map((home) => [home.id, plantPath(home)]));
  return rows.map((row) => ({
    ...row,
    visit_state: row.schedule_date === null ? null : visitStateOf(row),
    path: paths.get(row.plant_id ?? 0) ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}
