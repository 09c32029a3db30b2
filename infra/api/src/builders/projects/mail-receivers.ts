import { sql } from 'kysely';

const membersOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('name', u.first_name, 'address', u.email) order by u.id), '[]')
  from builder_member m join app_user u on u.id = m.user_id and u.is_active where m.builder_id = b.id)`;

/** The builder's people, or the builder's own address where it has none; b is the builder. */
export const receivers = sql`case when jsonb_array_length(${membersOf}) > 0 then ${membersOf}
  else jsonb_build_array(jsonb_build_object('name', b.name, 'address', b.email)) end`;
