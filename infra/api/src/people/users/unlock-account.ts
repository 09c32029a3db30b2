import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { codeRule } from '../factors/check-code.ts';
import { accountOf, countKey, devicePasswordRule, deviceSubject, mailRule, resetRule } from '../identity/attempts.ts';
import { strangerRule } from '../identity/stranger-tries.ts';

/** Whose tries are to be forgotten. */
export interface LockedAccount {
  readonly userId: number;
  readonly email: string;
}

/**
 * Forgets every count that stands between a person and the account: passwords of strangers and of known devices, codes,
 * mails. `captchaSecret` is what the API makes the keys of its counts with.
 */
export async function unlockAccount(
  db: Kysely<Database>,
  captchaSecret: string,
  { userId, email }: LockedAccount,
): Promise<void> {
  const devices = await db.selectFrom('known_device').where('user_id', '=', userId).select('token_hash').execute();
  const account = accountOf(email);
  const counts = [
    ...[strangerRule, codeRule, resetRule].map(({ name }) => [name, account] as const),
    [mailRule.name, `sign-in-code:${account}`] as const,
    ...devices.map((device) => [devicePasswordRule.name, deviceSubject(email, device.token_hash)] as const),
  ];
  const keys = counts.map(([name, subject]) => countKey({ config: { captchaSecret } }, name, subject));
  await db.deleteFrom('attempt_count').where('key', 'in', keys).execute();
}
