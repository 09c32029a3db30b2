import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordSecurityEvent, type Sender } from '../../engine/sessions/security-log.ts';
import type { Proof } from '../../engine/sessions/session-store.ts';
import { type AttemptRule, accountOf, forgetAttempts, takeAttempt } from '../identity/attempts.ts';
import { hashCode, hashDigits, isDigits, plainCode } from './code-text.ts';
import { enqueueFactorMail } from './factor-orders.ts';
import { factorsOf } from './factor-queries.ts';
import { openSecret } from './sealed-secret.ts';
import { stepOfCode } from './totp.ts';

/** Codes of one account, wherever they are typed: a million possible ones are not enough for whoever may go on and on. */
export const codeRule: AttemptRule = {
  name: 'second-factor',
  forgiven: 15,
  firstPauseMs: 60_000,
  longestPauseMs: 60 * 60_000,
  forgetMs: 24 * 3_600_000,
};

/** What a typed code proves, which is used up by it; nothing where it is wrong, used, late, or there were too many. */
export async function useCode(
  backend: Backend,
  { userId, typed }: { readonly userId: number; readonly typed: string },
  request: Sender,
): Promise<Proof | undefined> {
  const { email } = await factorsOf(backend.db, userId);
  const subject = accountOf(email);
  if (!(await takeAttempt(backend, codeRule, subject))) return undefined;
  const plain = plainCode(typed);
  const proof = isDigits(plain)
    ? await useDigits(backend, userId, plain)
    : await useLongCode(backend, { userId, code: plain }, request);
  if (proof) await forgetAttempts(backend, codeRule, subject);
  else await recordSecurityEvent(backend.db, { kind: 'factor-failed', userId, request });
  return proof;
}

async function useDigits(backend: Backend, userId: number, digits: string): Promise<Proof | undefined> {
  if (await useTotp(backend, userId, digits)) return 'totp';
  return (await useSentCode(backend, { userId, kind: 'mail', hash: hashDigits(backend.config, userId, digits) }))
    ? 'mail-code'
    : undefined;
}

async function useLongCode(
  backend: Backend,
  { userId, code }: { readonly userId: number; readonly code: string },
  request: Sender,
): Promise<Proof | undefined> {
  const hash = hashCode(userId, code);
  if (await useRecoveryCode(backend, { userId, hash }, request)) return 'recovery';
  return (await useSentCode(backend, { userId, kind: 'operator', hash })) ? 'operator-code' : undefined;
}

/** Takes the code of a step of time, which is later than every one that was taken before. */
async function useTotp({ db, config, now }: Backend, userId: number, digits: string): Promise<boolean> {
  const row = await db
    .selectFrom('totp_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('sealed_secret')
    .executeTakeFirst();
  const secret = row && openSecret(config, userId, row.sealed_secret);
  const step = secret && stepOfCode(secret, digits, now());
  if (step === undefined) return false;
  const taken = await db
    .updateTable('totp_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Uses a code of paper up and tells the person how many are left. */
async function useRecoveryCode(
  { db, now }: Backend,
  { userId, hash }: { readonly userId: number; readonly hash: Buffer },
  request: Sender,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('recovery_code')
      .set({ used_at: now() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return false;
    await enqueueFactorMail(transaction, { template: 'recovery-code-used', userId });
    await recordSecurityEvent(transaction, { kind: 'recovery-code-used', userId, request });
    return true;
  });
}

interface SentCode {
  readonly userId: number;
  readonly kind: 'operator' | 'mail';
  readonly hash: Buffer;
}

async function useSentCode({ db, now }: Backend, { userId, kind, hash }: SentCode): Promise<boolean> {
  const { rows } = await sql`
    delete from sign_in_code where code_hash = ${hash} and user_id = ${userId} and kind = ${kind}
      and expires_at > ${now()} returning 1`.execute(db);
  return rows.length > 0;
}
