import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { consentVersion, giveConsent } from './consent-queries.ts';

/** Whether the last word of a person about a version of the terms is yes. */
export async function hasAcceptedTerms(db: Kysely<Database>, userId: number, version: string): Promise<boolean> {
  const last = await db
    .selectFrom('consent')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'terms')
    .where('version', '=', version)
    .orderBy('id', 'desc')
    .select('granted')
    .executeTakeFirst();
  return last?.granted ?? false;
}

/** Keeps that a person accepts the terms in force, one proof for each version, and gives the version. */
export async function acceptTermsOnce({ db }: Backend, { userId, email }: SignedIn): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    // Two calls at once are one acceptance.
    await transaction.selectFrom('app_user').where('id', '=', userId).select('id').forUpdate().execute();
    const version = await consentVersion(transaction, 'terms');
    if (!(await hasAcceptedTerms(transaction, userId, version))) {
      await giveConsent(transaction, { purpose: 'terms', userId, email, source: 'mi-cuenta' });
    }
    return version;
  });
}
