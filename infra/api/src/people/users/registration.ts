import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordSecurityEvent, type Sender } from '../../engine/sessions/security-log.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { accountOf, mailRule, takeAttempt } from '../identity/attempts.ts';
import { enqueueAccountMail } from './account-orders.ts';
import { hashPassword } from './password.ts';

export interface NewUser {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
}

/**
 * Creates an account with the role of a visitor, its consent and its welcome mail, all or nothing. Gives nothing
 * where the address has an account already: its owner learns of it by mail.
 */
export async function createUser(backend: Backend, person: NewUser, request: Sender): Promise<number | undefined> {
  const passwordHash = await hashPassword(person.password, person.email);
  return backend.db.transaction().execute(async (transaction) => {
    const created = await insertUser(transaction, person);
    if (!created) {
      await tellOwner({ ...backend, db: transaction }, person.email);
      return undefined;
    }
    await transaction.insertInto('user_role').values({ user_id: created.id, role_key: 'user' }).execute();
    await transaction.insertInto('credential').values({ user_id: created.id, password_hash: passwordHash }).execute();
    await giveConsent(transaction, { purpose: 'terms', userId: created.id, email: person.email, source: 'registrate' });
    await enqueueAccountMail(transaction, { template: 'welcome', userId: created.id });
    await recordSecurityEvent(transaction, { kind: 'account-created', userId: created.id, request });
    return created.id;
  });
}

function insertUser(transaction: Kysely<Database>, person: NewUser): Promise<{ id: number } | undefined> {
  return transaction
    .insertInto('app_user')
    .values({ email: person.email, first_name: person.firstName, last_name: person.lastName, phone: person.phone })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Not where the address was tried so often that somebody else fills its mailbox. */
async function tellOwner(backend: Backend, email: string): Promise<void> {
  const { db } = backend;
  const owner = await db
    .selectFrom('app_user')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .select('id')
    .executeTakeFirstOrThrow();
  if (!(await takeAttempt(backend, mailRule, `account-exists:${accountOf(email)}`))) return;
  await enqueueAccountMail(db, { template: 'account-exists', userId: owner.id });
}
