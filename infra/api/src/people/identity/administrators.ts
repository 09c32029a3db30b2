import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { GiveUp } from '../../engine/outbox/topic.ts';
import type { Address } from '../../engine/third-parties/mail/mail-transport.ts';

/** Who administers the portal, for letters to its team. */
export async function administrators({ db }: Backend): Promise<Address[]> {
  const { rows } = await sql<Address>`
    select u.first_name as name, u.email as address from app_user u join user_role r on r.user_id = u.id
    where r.role_key = 'administrador' and u.is_active order by u.id`.execute(db);
  if (rows.length === 0) throw new GiveUp('nobody administers the portal');
  return rows;
}
