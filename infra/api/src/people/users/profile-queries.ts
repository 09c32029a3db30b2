import { type PreferencesChange, type ProfileForm, preferences } from '@umbral/domain/people/profile.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { claimUploads } from '../../pictures/uploads/claim-uploads.ts';
import { findUser } from './user-queries.ts';

/** A person's own account as its form shows it. */
export async function findProfile(backend: Backend, { userId, isStrong }: SignedIn) {
  const { db } = backend;
  const row = await db
    .selectFrom('app_user')
    .leftJoin('credential', 'credential.user_id', 'app_user.id')
    .where('app_user.id', '=', userId)
    .select(['city_name', 'country_code', 'document_number', 'preferences', 'email_verified_at', 'password_hash'])
    .executeTakeFirstOrThrow();
  const identities = await db
    .selectFrom('social_identity')
    .where('user_id', '=', userId)
    .select(['provider', 'email', 'created_at'])
    .orderBy('created_at')
    .execute();
  return {
    ...(await findUser(backend, userId, isStrong)),
    home_city: row.city_name,
    home_country: row.country_code,
    document: row.document_number,
    preferences: preferences.parse(row.preferences),
    has_password: row.password_hash !== null,
    is_email_verified: row.email_verified_at !== null,
    providers: identities.map(({ provider, email, created_at }) => ({
      provider,
      email,
      linked_at: created_at.toISOString(),
    })),
  };
}

/** What a form changes, its phone and country read. */
export interface ProfileChange {
  readonly form: ProfileForm;
  /** In international form; undefined leaves it. */
  readonly phone: string | undefined;
  /** Code of the country; null empties it, undefined leaves it. */
  readonly country: string | null | undefined;
}

/** Writes what a form says; absent fields stay. False, and nothing is written, where the avatar is not the person's. */
export async function updateProfile(
  db: Kysely<Database>,
  userId: number,
  { form, phone, country }: ProfileChange,
): Promise<boolean> {
  if (form.avatar && !(await takeAvatar(db, userId, form.avatar))) return false;
  const chosen = form.preferences && (await knownPreferences(db, form.preferences));
  const columns = {
    ...(form.first_name === undefined ? {} : { first_name: form.first_name }),
    ...(form.last_name === undefined ? {} : { last_name: form.last_name }),
    ...(phone === undefined ? {} : { phone }),
    ...(form.home_city === undefined ? {} : { city_name: form.home_city }),
    ...(country === undefined ? {} : { country_code: country }),
    ...(form.document === undefined ? {} : { document_number: form.document }),
    ...(form.avatar === undefined ? {} : { avatar_key: form.avatar }),
    // Merged: what another tab has chosen meanwhile stays.
    ...(chosen === undefined ? {} : { preferences: sql<string>`preferences || ${JSON.stringify(chosen)}::jsonb` }),
  };
  if (Object.keys(columns).length > 0) {
    await db.updateTable('app_user').set(columns).where('id', '=', userId).execute();
  }
  return true;
}

/** Takes a picture into use that the person uploaded to show as avatar; the one in use stays so. */
async function takeAvatar(db: Kysely<Database>, userId: number, key: string): Promise<boolean> {
  const inUse = await db
    .selectFrom('app_user')
    .where('id', '=', userId)
    .where('avatar_key', '=', key)
    .select('id')
    .executeTakeFirst();
  return inUse !== undefined || (await claimUploads(db, { userId }, [key], 'avatar')).length === 0;
}

/** Ids that no longer exist are left out: the form may be older than the lists. */
async function knownPreferences(db: Kysely<Database>, given: PreferencesChange): Promise<PreferencesChange> {
  const known = async (table: 'price_range' | 'city', ids: readonly number[] | undefined) => {
    if (ids === undefined) return undefined;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where id = any (${[...ids]}::integer[]) order by id`.execute(db);
    return rows.map((row) => row.id);
  };
  return {
    currency: given.currency,
    ids_interest_price: await known('price_range', given.ids_interest_price),
    ids_interest_city: await known('city', given.ids_interest_city),
  };
}
