import type { SignedInUser } from '@umbral/domain/api/users.ts';
import { guardedRoles } from '@umbral/domain/people/user-roles.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { rolesValue } from '../../engine/sessions/access.ts';
import { sessionCookie } from '../../engine/sessions/session-cookies.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';

interface UserRow {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  roles: string[];
  provider: string | null;
  avatar: ImageRow | null;
  builders: (Omit<SignedInUser['builders'][number], 'logo'> & { logo: ImageRow | null })[];
}

/** A person as the portal shows them to themselves; roles of staff only where the session is strong. */
export async function findUser({ db }: Backend, id: number, isStrong: boolean): Promise<SignedInUser> {
  const { rows } = await sql<UserRow>`
    select u.id, u.email, u.first_name, u.last_name, u.phone,
      array(select r.role_key from user_role r where r.user_id = u.id
        and (${isStrong} or r.role_key <> all (${[...guardedRoles]}::text[])) order by r.role_key) as roles,
      (select i.provider from social_identity i where i.user_id = u.id order by i.created_at limit 1) as provider,
      ${imageOfKey('u.avatar_key')} as avatar,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'slug', b.slug,
          'logo', ${imageOfKey('b.logo_key', sql`b.name`)}) order by b.name), '[]')
        from builder_member m join builder b on b.id = m.builder_id where m.user_id = u.id) as builders
    from app_user u where u.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a session names a person who does not exist');
  return {
    id: row.id,
    name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone ?? '',
    avatar: toImage(row.avatar),
    roles: rolesValue(row.roles),
    session_id: { name: sessionCookie, value: '' },
    providerId: row.provider,
    userSessionId: null,
    builders: row.builders.map((builder) => ({ ...builder, logo: toImage(builder.logo) })),
  };
}
