import type { Backend } from '../../engine/backend.ts';
import { recordSecurityEvent, type Sender } from '../../engine/sessions/security-log.ts';
import { type AttemptRule, accountOf, takeAttempt } from '../identity/attempts.ts';
import { enqueueToOwner } from './owner-mail.ts';

const day = 86_400_000;
const onceADay: AttemptRule = {
  name: 'owner-warning',
  forgiven: 1,
  firstPauseMs: day,
  longestPauseMs: day,
  forgetMs: day,
};

/** Tells the owner of an address, once in a day, that strangers try passwords. */
export async function warnOwner(backend: Backend, email: string, request: Sender): Promise<void> {
  if (!(await takeAttempt(backend, onceADay, accountOf(email)))) return;
  await recordSecurityEvent(backend.db, { kind: 'strangers-slowed', email, request });
  await enqueueToOwner(backend.db, 'wrong-passwords', { email, now: backend.now() });
}
