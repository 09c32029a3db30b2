import { type BuilderSurvey, type PortalSurvey, ratingField } from '@umbral/domain/contact/survey.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** Who gives an opinion; without an e-mail where nobody has proved that it is theirs. */
export interface Author {
  readonly userId: number | null;
  readonly email: string | null;
}

/** What the database needs to know of a builder before somebody gives an opinion of it. */
export async function findRated({ db }: Backend, builderId: number, userId: number) {
  return db
    .selectFrom('builder')
    .where('id', '=', builderId)
    .where('is_active', '=', true)
    .select((eb) => [
      'builder.id',
      eb
        .exists(
          eb
            .selectFrom('builder_member')
            .whereRef('builder_member.builder_id', '=', 'builder.id')
            .where('user_id', '=', userId)
            .select('user_id'),
        )
        .as('is_own'),
    ])
    .executeTakeFirst();
}

/** Stores an opinion; false where this person has given one already, by account or by e-mail. */
export async function storeBuilderSurvey(
  { db }: Backend,
  survey: BuilderSurvey,
  { userId, email }: Author,
): Promise<boolean> {
  const stored = await db
    .insertInto('builder_survey')
    .values({
      builder_id: survey.builder_id,
      user_id: userId,
      email,
      response_time: survey.response_time,
      contact_medium: survey.contact_medium,
      service_rating: survey.service_rating,
      content_rating: survey.content_rating,
      content_type: survey.content_type ?? null,
      comments: survey.comments.trim() || null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

interface RatingRow {
  builder: { id: number; name: string; slug: string };
  service_rating: number;
  content_rating: number;
  comments: string | null;
  created_at: Date;
}

/** Builders that a person has rated, the last one first. */
export async function ownRatings({ db }: Backend, { userId, email }: Author) {
  const { rows } = await sql<RatingRow>`
    select jsonb_build_object('id', b.id, 'name', b.name, 'slug', b.slug) as builder,
      s.service_rating, s.content_rating, s.comments, s.created_at
    from builder_survey s join builder b on b.id = s.builder_id
    where s.user_id = ${userId} or lower(s.email) = lower(${email}) order by s.created_at desc`.execute(db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** Stores an answer of the portal survey; false where the person has given one already. */
export async function storePortalSurvey({ db }: Backend, survey: PortalSurvey, person: Author): Promise<boolean> {
  const stored = await db
    .insertInto('portal_survey')
    .values({
      user_id: person.userId,
      email: person.email,
      user_key: survey.user_key || null,
      rating: survey[ratingField],
      content_opinion: survey.content_opinion === '1',
      search_interest: survey.search_interest.trim() || null,
      sought: survey.sought || null,
      found: survey.found === null ? null : survey.found === '1',
      user_comments: survey.user_comments.trim() || null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Whether a browser without a session has answered the portal survey. */
export async function hasBrowserAnswered({ db }: Backend, userKey: string): Promise<boolean> {
  if (userKey === '') return false;
  const row = await db.selectFrom('portal_survey').where('user_key', '=', userKey).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Whether a person answered the portal survey: under the account, or before with the e-mail that is proved its own. */
export async function hasAnswered({ db }: Backend, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from portal_survey s
    where s.user_id = ${userId} or lower(s.email) = (select lower(u.email) from app_user u
      where u.id = ${userId} and u.email_verified_at is not null)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The same for an e-mail, with or without an account. */
export async function hasEmailAnswered({ db }: Backend, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from portal_survey s where lower(s.email) = ${email}
    or s.user_id = (select u.id from app_user u where lower(u.email) = ${email}) limit 1`.execute(db);
  return rows.length > 0;
}
