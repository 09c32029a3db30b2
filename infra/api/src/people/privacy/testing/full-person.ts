import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';

/** Somebody who has left something everywhere; each of these texts stands nowhere else. */
export const leaver = {
  email: 'zoraida.quintanar@example.com',
  firstName: 'Zoraida',
  lastName: 'Quintanar',
  phone: '+573209998877',
  key: 'browser-of-zoraida',
  words: 'palabras que escribió Zoraida',
} as const;

/** Tables whose rows bear an address. */
const withAddress = [
  'contact',
  'lead',
  'newsletter_subscription',
  'audience',
  'audience_knowledge',
  'portal_survey',
  'builder_survey',
  'comment',
  'tracking_visit',
  'unit_watch',
  'project_request',
  'consent',
  'app_user',
] as const;

/** Gives that person an account and rows in every table that holds anything of people; gives the account's id. */
export async function fillEverything(db: Kysely<Database>): Promise<number> {
  const { email, firstName, lastName, phone, key, words } = leaver;
  for (const table of withAddress) await sql`delete from ${sql.table(table)} where email = ${email}`.execute(db);
  for (const table of ['conversion', 'cookie_acceptance'] as const) {
    await sql`delete from ${sql.table(table)} where visitor_key = ${key}`.execute(db);
  }
  const { rows } = await sql<{ id: number }>`insert into app_user (email, first_name, last_name, phone, document_number,
      email_verified_at)
    values (${email}, ${firstName}, ${lastName}, ${phone}, '52999888', now()) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  const picture = `up-${'a'.repeat(40)}`;
  for (const statement of [
    sql`insert into user_role (user_id, role_key) values (${id}, 'user')`,
    sql`insert into social_identity (provider, subject, user_id, email) values ('google', ${key}, ${id}, ${email})`,
    sql`insert into media_asset (key, kind, width, height, color, alt, files)
      values (${picture}, 'avatar', 9, 9, '#aabbcc', '', '[]') on conflict do nothing`,
    sql`insert into upload (key, owner_id, purpose, folder, original, bytes)
      values (${picture}, ${id}, 'avatar', ${`ab/${'c'.repeat(30)}`}, 'foto.jpg', 9)
      on conflict (key) do update set owner_id = excluded.owner_id`,
    sql`update app_user set avatar_key = ${picture} where id = ${id}`,
    sql`insert into favourite (user_id, plant_id) select ${id}, id from plant order by id limit 2`,
    sql`with list as (insert into favourite_list (user_id, name) values (${id}, ${words}) returning id),
        shared as (insert into shared_board (user_id, list_id, link_hash, linked_at)
          select ${id}, id, sha256(${key}::bytea), now() from list returning id),
        joined as (insert into board_member (board_id, user_id, name, is_owner, joined_at, seen_at, since)
          select id, ${id}, ${firstName}, true, now(), now(), now() from shared returning id)
      insert into board_comment (member_id, plant_id, body, at)
      select joined.id, p.id, ${words}, now() from joined, (select id from plant order by id limit 1) p`,
    sql`with made as (insert into comparison (user_id, name) values (${id}, ${words}) returning id)
      insert into comparison_item (comparison_id, plant_id, position)
      select made.id, p.id, row_number() over (order by p.id) from made, (select id from plant order by id limit 2) p`,
    sql`insert into kept_calculation (user_id, calculator, query, amount, name)
      values (${id}, 'credit', 'valor=300000000&plazo=20', 2364569, ${words})`,
    sql`insert into unit_watch (unit_id, user_id, email, confirmed_at)
      select s.id, case s.n when 1 then ${id}::int end, ${email}, now()
      from (select id, row_number() over (order by id) as n from stock_unit limit 2) s`,
    sql`insert into alert (user_id, email, name, filters) values (${id}, ${email}, ${words}, '{"beds": 2}')`,
    sql`insert into contact (kind, name, email, phone, home_city, message, answers, builder_id, project_title, user_id,
        user_key, agree_terms, consent_version, created_at)
      select 'project', ${`${firstName} ${lastName}`}, ${email}, ${phone}, 'Cali', ${words}, ${JSON.stringify({ words })},
        b.id, title, case title when 'Uno' then ${id}::int end, ${key}, true, '2026-01', now()
      from builder b, unnest(array['Uno', 'Dos']) as title where b.id = 2`,
    sql`insert into contact_event (contact_id, done_by, kind, body, note_key)
      select id, 'builder', 'note', ${`${firstName}: ${words}`}, gen_random_uuid() from contact where email = ${email}`,
    sql`insert into contact_event (contact_id, done_by, kind, body)
      select id, 'builder', 'state', ${words} from contact where email = ${email}`,
    sql`update contact set visit_reason = ${words} where email = ${email}`,
    sql`insert into lead (form, email, name, phone, fields, consent_version)
      values ('general', ${email}, ${`${firstName} ${lastName}`}, ${phone}, ${JSON.stringify({ words })}, '2026-01')`,
    sql`insert into newsletter_subscription (email, name, user_key, consent_version, confirmed_at)
      values (${email}, ${firstName}, ${key}, '2026-01', now())`,
    sql`insert into audience (form, email, user_id, user_key, fields)
      values ('calculadora', ${email}, ${id}, ${key}, ${JSON.stringify({ words })})`,
    sql`insert into audience_knowledge (email, answers) values (${email}, ${JSON.stringify({ words })})`,
    sql`insert into portal_survey (user_id, email, rating, content_opinion, search_interest, sought, user_comments)
      values (${id}, ${email}, 4, false, ${words}, ${words}, ${words})`,
    sql`insert into builder_survey (builder_id, user_id, email, response_time, contact_medium, service_rating,
        content_rating, comments) values (3, ${id}, ${email}, 'same-day', 'phone', 4, 4, ${words})`,
    sql`with replied as (insert into survey_reply (survey_id, user_id)
        select survey_id, ${id} from survey_question where kind = 'text' order by id limit 1 returning id, survey_id)
      insert into survey_answer (reply_id, survey_id, question_id, words)
      select r.id, r.survey_id, q.id, ${words} from replied r
      join survey_question q on q.survey_id = r.survey_id and q.kind = 'text' limit 1`,
    sql`with answered as (insert into comment (article_id, user_id, name, email, user_key, subject, content)
        select id, ${id}, ${firstName}, ${email}, ${key}, ${words}, ${words} from article order by id limit 1
        returning id, article_id)
      insert into comment (article_id, parent_id, name, email, content)
      select article_id, id, 'Otra persona', 'otra.persona@example.com', 'De acuerdo' from answered`,
    sql`insert into comment (article_id, name, email, content)
      select id, ${firstName}, ${email}, ${words} from article order by id limit 1`,
    sql`insert into tracking_visit (user_id, email, filters) values (${id}, ${email}, ${JSON.stringify({ words })})`,
    sql`insert into cookie_acceptance (visitor_key, user_id, choice, version) values (${key}, ${id}, 'all', '2026-01')`,
    sql`insert into conversion (event_id, name, occurred_at, path, visitor_key, user_id, consent_source, consent_id)
      values (gen_random_uuid()::text, 'Lead', now(), '/', ${key}, ${id}, 'cookies', 1)`,
    sql`insert into project_request (builder_id, user_id, project_name, city_id, name, email, phone, identification)
      select 2, ${id}, 'Torre ' || gen_random_uuid(), c.id, ${firstName}, ${email}, ${phone}, '52999888'
      from city c order by c.id limit 1`,
    sql`insert into consent (purpose, version, granted, user_id, email, visitor_key, source)
      values ('terms', '2026-01', true, ${id}, ${email}, ${key}, 'registrate')`,
    sql`insert into passkey (user_id, credential_id, public_key, name, is_synced)
      values (${id}, ${`${key}-passkey`}, 'key', ${`Llave de ${firstName}`}, false)`,
    sql`insert into totp_factor (user_id, sealed_secret, confirmed_at) values (${id}, 'sealed', now())`,
    sql`insert into recovery_code (user_id, code_hash) values (${id}, sha256(${key}::bytea))`,
    sql`insert into sign_in_code (user_id, code_hash, kind, expires_at)
      values (${id}, sha256(${key}::bytea), 'operator', now() + interval '1 day')`,
    sql`insert into sign_in_step (user_id, token_hash, expires_at)
      values (${id}, sha256(${key}::bytea), now() + interval '1 day')`,
    sql`insert into known_device (user_id, token_hash, user_agent)
      values (${id}, sha256(${key}::bytea), ${`Navegador de ${firstName}`})`,
    sql`insert into security_event (user_id, done_by, kind, network, device, facts)
      values (${id}, 'staff', 'blocked', '203.0.113.0/24', 'Firefox en Linux', ${JSON.stringify({ reason: words })})`,
    sql`insert into email_confirmation (token_hash, user_id, email, expires_at)
      values (sha256(${key}::bytea), ${id}, ${email}, now() + interval '1 day')`,
  ]) {
    await statement.execute(db);
  }
  return id;
}

/** Columns of the whole database that hold any of the person's texts, as `table.column`. */
export async function placesThatName(db: Kysely<Database>): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.udt_name in ('text', 'jsonb', 'json', 'varchar', '_text')
    order by 1, 2`.execute(db);
  const marks = [...Object.values(leaver), '52999888'].map((mark) => `%${mark}%`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`select from ${sql.table(table)}
      where ${sql.ref(column)}::text ilike any (${marks}::text[]) limit 1`.execute(db);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
