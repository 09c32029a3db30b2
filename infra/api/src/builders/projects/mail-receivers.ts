import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { GiveUp } from '../../engine/outbox/topic.ts';
import type { Address } from '../../engine/third-parties/mail/mail-transport.ts';

const membersOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('name', u.first_name, 'address', u.email) order by u.id), '[]')
  from builder_member m join app_user u on u.id = m.user_id and u.is_active where m.builder_id = b.id)`;

/** The builder's people, or the builder's own address where it has none; b is the builder. */
export const receivers = sql`case when jsonb_array_length(${membersOf}) > 0 then ${membersOf}
  else jsonb_build_array(jsonb_build_object('name', b.name, 'address', b.email)) end`;

/** Who administers the portal. */
export async function administrators({ db }: Backend): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select u.first_name as name, u.email as address from app_user u join user_role r on r.user_id = u.id
    where r.role_key = 'administrador' and u.is_active order by u.id`.execute(db);
  if (rows.length === 0) throw new GiveUp('nobody administers the portal');
  return rows;
}
