import type { AudienceData, AudienceForm, AudiencePayload } from '@umbral/domain/contact/audience.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** Who answers or asks: a person with a confirmed account, or a browser with its key and perhaps an e-mail. */
export interface Person {
  readonly userId: number | null;
  readonly email: string | null;
  readonly userKey: string | null;
}

type Answers = AudiencePayload['fields'];

/**
 * Stores or replaces the answers of a form. Answers under an e-mail change only by its account, or by the browser that
 * gave them while it had none: who types somebody else's e-mail changes nothing.
 */
export async function storeAudience(
  db: Kysely<Database>,
  { userId, email, userKey }: Person,
  form: AudienceForm,
  fields: Answers,
): Promise<void> {
  await sql`
    insert into audience as kept (form, email, user_id, user_key, fields)
    values (${form}, ${email}, ${userId}, ${userKey}, ${JSON.stringify(fields)}::jsonb)
    on conflict (form, lower(email)) do update
      set fields = excluded.fields, user_id = excluded.user_id, user_key = coalesce(excluded.user_key, kept.user_key)
      where excluded.user_id is not null or (kept.user_id is null and kept.user_key = excluded.user_key)`.execute(db);
}

/** The same for what a visitor knows; without an e-mail it belongs to the browser. */
export async function storeKnowledge(
  db: Kysely<Database>,
  { userId, email, userKey }: Person,
  answers: Answers,
): Promise<void> {
  const values = sql`values (${email}, ${userKey}, ${JSON.stringify(answers)}::jsonb)`;
  const same = email === null ? sql`(user_key) where email is null` : sql`(lower(email)) where email is not null`;
  await sql`
    insert into audience_knowledge as kept (email, user_key, answers) ${values}
    on conflict ${same} do update
      set answers = excluded.answers, user_key = coalesce(excluded.user_key, kept.user_key)
      where ${userId !== null} or kept.user_key = excluded.user_key`.execute(db);
}

/** Whether the asker has answered a form. */
export async function hasAnswered({ db }: Backend, person: Person, form: AudienceForm): Promise<boolean> {
  const { rows } = await sql`
    select from audience where form = ${form} and ${isOf(person)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the asker has told what they know. */
export async function hasKnowledge({ db }: Backend, person: Person): Promise<boolean> {
  const { rows } = await sql`select from audience_knowledge where ${isOf(person)} limit 1`.execute(db);
  return rows.length > 0;
}

function isOf({ email, userKey }: Person) {
  return sql`(lower(email) = ${email?.toLowerCase() ?? null}::text or user_key = ${userKey}::text)`;
}

/** All answers under an e-mail. */
export async function audienceData({ db }: Backend, email: string): Promise<AudienceData> {
  const [audiences, knowledge] = await Promise.all([
    sql<{ form: AudienceForm; fields: Answers; created_at: Date; updated_at: Date }>`
      select form, fields, created_at, updated_at from audience where lower(email) = ${email} order by form`.execute(
      db,
    ),
    sql<{ answers: Answers; updated_at: Date }>`
      select answers, updated_at from audience_knowledge where lower(email) = ${email}`.execute(db),
  ]);
  const [known] = knowledge.rows;
  return {
    email,
    audiences: audiences.rows.map(({ created_at, updated_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    })),
    knowledge: known ? { answers: known.answers, updated_at: known.updated_at.toISOString() } : null,
  };
}

/** Deletes what an account has told: in a form, of what it knows, or all of it. */
export async function withdraw(
  db: Kysely<Database>,
  { userId, email }: { readonly userId: number; readonly email: string },
  form: AudienceForm | 'knowledge' | 'all',
): Promise<void> {
  const own = sql`(user_id = ${userId} or lower(email) = lower(${email}))`;
  if (form === 'knowledge' || form === 'all') {
    await sql`delete from audience_knowledge where lower(email) = lower(${email})`.execute(db);
  }
  if (form === 'all') await sql`delete from audience where ${own}`.execute(db);
  else if (form !== 'knowledge') await sql`delete from audience where form = ${form} and ${own}`.execute(db);
}
