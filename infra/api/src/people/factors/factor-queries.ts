import { guardedRoles } from '@umbral/domain/people/user-roles.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';

/** What an account can prove itself with. */
export interface AccountFactors {
  readonly email: string;
  readonly isEmailProven: boolean;
  readonly hasPassword: boolean;
  /** Roles of staff: they need a second factor. */
  readonly isGuarded: boolean;
  readonly totpSince: Date | null;
  readonly passkeys: number;
  readonly recoveryCodes: number;
}

/** The factors of an account. */
export async function factorsOf(db: Kysely<Database>, userId: number): Promise<AccountFactors> {
  const { rows } = await sql<AccountFactors>`
    select u.email, u.email_verified_at is not null as "isEmailProven",
      exists (select from credential c where c.user_id = u.id) as "hasPassword",
      exists (select from user_role r where r.user_id = u.id and r.role_key = any (${[...guardedRoles]}::text[])) as "isGuarded",
      (select confirmed_at from totp_factor t where t.user_id = u.id) as "totpSince",
      (select count(*) from passkey p where p.user_id = u.id) as passkeys,
      (select count(*) from recovery_code k where k.user_id = u.id and k.used_at is null) as "recoveryCodes"
    from app_user u where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the factors of nobody were asked for');
  return row;
}

/**
 * Whether something besides the password is enrolled that a sign-in has to ask for. A passkey of somebody without a
 * role of staff is another way in, not a lock: whoever loses it still has the password.
 */
export function hasFactor({ totpSince, passkeys, isGuarded }: AccountFactors): boolean {
  return totpSince !== null || (isGuarded && passkeys > 0);
}
