import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordSecurityEvent, type Sender } from '../../engine/sessions/security-log.ts';
import type { AltchaChallenge } from '../../engine/third-parties/captcha/altcha.ts';
import {
  addressOf,
  devicePasswordRule,
  deviceSubject,
  forgetAttempts,
  passwordAddressRule,
  refundAttempt,
  takeAttempt,
} from '../identity/attempts.ts';
import { deviceOf, isKnownDevice } from '../identity/known-device.ts';
import { forgetStrangers, takeStrangerTry } from '../identity/stranger-tries.ts';
import { warnOwner } from './owner-warning.ts';
import { fitsPassword } from './password.ts';

/** Where a try comes from. */
export interface TryOrigin {
  readonly request: Sender;
  /** The network, where it is counted. */
  readonly network: string | undefined;
  /** The browser, where it has been here before. */
  readonly device: Buffer | undefined;
}

/** An address and a password, and where they come from. */
export interface Credentials extends TryOrigin {
  readonly email: string;
  readonly password: string;
  /** Work that was done for this try; empty where none was. */
  readonly proof: string;
}

/** Where the try of a request comes from. */
export function originOf(backend: Backend, request: FastifyRequest): TryOrigin {
  return { request, network: addressOf(backend, request), device: deviceOf(backend, request) };
}

/** What credentials are worth. `work`: they were not looked at, there is something to do first. */
export type Checked =
  | { readonly kind: 'right'; readonly userId: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'work'; readonly work: AltchaChallenge };

/**
 * Whether they are of an active person. A browser that the account knows has tries of its own; all others share some,
 * above which each costs work, so that nobody who guesses can lock the owner out. A wrong password and an unknown
 * address cost the same work of ours and get the same answer.
 */
export async function checkCredentials(backend: Backend, given: Credentials): Promise<Checked> {
  const { email, network } = given;
  if (!(await takeAttempt(backend, passwordAddressRule, network))) return { kind: 'wrong' };
  const device = await takeDeviceTry(backend, given);
  const work = device === undefined ? await takeStrangerTry(backend, given) : undefined;
  if (work) {
    await refundAttempt(backend, passwordAddressRule, network);
    await warnOwner(backend, email, given.request);
    return { kind: 'work', work };
  }
  const userId = await ownerOf(backend, given);
  if (userId === undefined) {
    await recordSecurityEvent(backend.db, { kind: 'sign-in-failed', email, request: given.request });
    return { kind: 'wrong' };
  }
  if (device === undefined) await forgetStrangers(backend, email);
  else await forgetAttempts(backend, devicePasswordRule, device);
  await refundAttempt(backend, passwordAddressRule, network);
  return { kind: 'right', userId };
}

/** The subject that a try of a known browser was counted for; nothing for strangers, as it is one after too many. */
async function takeDeviceTry(backend: Backend, { email, device }: Credentials): Promise<string | undefined> {
  if (!device || !(await isKnownDevice(backend, email, device))) return undefined;
  const subject = deviceSubject(email, device);
  return (await takeAttempt(backend, devicePasswordRule, subject)) ? subject : undefined;
}

async function ownerOf(backend: Backend, { email, password, network }: Credentials): Promise<number | undefined> {
  const person = await backend.db
    .selectFrom('app_user')
    .innerJoin('credential', 'credential.user_id', 'app_user.id')
    .where(sql<boolean>`lower(app_user.email) = lower(${email})`)
    .select(['app_user.id', 'app_user.is_active', 'credential.password_hash'])
    .executeTakeFirst();
  const fits = await fitsPassword(person?.password_hash, password, network ?? 'this machine');
  return fits && person?.is_active ? person.id : undefined;
}
