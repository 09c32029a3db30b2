import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { networkOf } from 'infra-observability/network-of.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { isExempt } from '../../engine/http/rate-limits.ts';

/** How often something may be tried in a row before each further try waits twice as long. */
export interface AttemptRule {
  readonly name: string;
  readonly forgiven: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** After so long without a try the count begins anew. */
  readonly forgetMs: number;
}

const minute = 60_000;
const hour = 60 * minute;

/** Passwords of one account from a browser that it knows, or inside one of its sessions. */
const passwordRule: AttemptRule = {
  name: 'password',
  forgiven: 5,
  firstPauseMs: minute,
  longestPauseMs: 15 * minute,
  forgetMs: 24 * hour,
};
export const devicePasswordRule: AttemptRule = { ...passwordRule, name: 'device-password' };
export const sessionPasswordRule: AttemptRule = { ...passwordRule, name: 'session-password' };

/** Passwords from one network address, against whichever accounts; an office may share an address. */
export const passwordAddressRule: AttemptRule = {
  ...passwordRule,
  name: 'password-address',
  forgiven: 30,
  forgetMs: hour,
};

/** Mails that anyone can have sent to an account. */
export const mailRule: AttemptRule = {
  name: 'mail',
  forgiven: 3,
  firstPauseMs: 10 * minute,
  longestPauseMs: 6 * hour,
  forgetMs: 24 * hour,
};

/**
 * Mails with a link to recover an account. No pause is longer than a link lasts, and links do not void one another:
 * whatever strangers ask for, its owner has one that is good or gets another.
 */
export const resetRule: AttemptRule = {
  ...mailRule,
  name: 'reset',
  firstPauseMs: 5 * minute,
  longestPauseMs: 20 * minute,
};

/** The same as mailRule, from one network address. */
export const mailAddressRule: AttemptRule = { ...mailRule, name: 'mail-address', forgiven: 20, firstPauseMs: minute };

/** Mails that ask an address, typed by whomever, to confirm something. */
export const confirmationRule: AttemptRule = {
  name: 'confirmation',
  forgiven: 10,
  firstPauseMs: hour,
  longestPauseMs: 12 * hour,
  forgetMs: 24 * hour,
};

/** An account in the counts: its address, whether it exists or not. */
export function accountOf(email: string): string {
  return `account:${email.toLowerCase()}`;
}

/** A known device of an account in the counts. */
export function deviceSubject(email: string, device: Buffer): string {
  return `${accountOf(email)}:${device.toString('hex')}`;
}

/** The network of a request in the counts; nothing where limits by address are off. */
export function addressOf(backend: Backend, request: FastifyRequest): string | undefined {
  return isExempt(backend.config, request) ? undefined : `network:${networkOf(request.ip)}`;
}

/** The key of a count: a keyed hash, so that the table names nobody. */
export function countKey(
  { config }: { readonly config: { readonly captchaSecret: string } },
  rule: string,
  subject: string,
): Buffer {
  return createHmac('sha256', `attempts:${config.captchaSecret}`).update(`${rule}:${subject}`).digest();
}

/**
 * Counts one try and says whether it may be made. It is counted before it is made and in one statement, so that
 * parallel tries in any number of processes are all counted; those made during a pause count nothing.
 */
export async function takeAttempt(backend: Backend, rule: AttemptRule, subject: string | undefined): Promise<boolean> {
  if (subject === undefined) return true;
  const moment = backend.now();
  const { forgiven, firstPauseMs, longestPauseMs, forgetMs } = rule;
  const firstEnd = forgiven > 1 ? null : new Date(moment.getTime() + firstPauseMs);
  const next = sql`case when a.last_at < ${moment}::timestamptz - ${forgetMs} * interval '1 millisecond' then 1
    else least(a.attempts + 1, 500) end`;
  const pause = sql`case when ${next} >= ${forgiven} then ${moment}::timestamptz + interval '1 millisecond'
    * least(${longestPauseMs}::float8, ${firstPauseMs}::float8 * power(2, ${next} - ${forgiven})) end`;
  const { rows } = await sql`
    insert into attempt_count as a (key, attempts, last_at, locked_until)
      values (${countKey(backend, rule.name, subject)}, 1, ${moment}, ${firstEnd})
    on conflict (key) do update set attempts = ${next}, last_at = excluded.last_at, locked_until = ${pause}
      where a.locked_until is null or a.locked_until <= excluded.last_at
    returning 1`.execute(backend.db);
  return rows.length === 1;
}

/** Forgets the tries of a subject: the last one was right. */
export async function forgetAttempts(
  backend: Backend,
  rule: Pick<AttemptRule, 'name'>,
  subject: string,
): Promise<void> {
  await backend.db
    .deleteFrom('attempt_count')
    .where('key', '=', countKey(backend, rule.name, subject))
    .execute();
}

/** Takes one try back, the others stay: a right password says nothing about the wrong ones of the same network. */
export async function refundAttempt(backend: Backend, rule: AttemptRule, subject: string | undefined): Promise<void> {
  if (subject === undefined) return;
  await backend.db
    .updateTable('attempt_count')
    .set({ attempts: sql<number>`greatest(attempts - 1, 1)`, locked_until: null })
    .where('key', '=', countKey(backend, rule.name, subject))
    .execute();
}
