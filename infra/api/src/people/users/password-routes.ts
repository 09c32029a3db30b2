import * as calls from '@umbral/domain/api/passwords.ts';
import { passwordSavedPath, recoverySentPath } from '@umbral/domain/routes/recovery-paths.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { linkRoutes } from '../../engine/mail/link-routes.ts';
import { clearSessionCookies } from '../../engine/sessions/session-cookies.ts';
import { isToken } from '../../engine/tokens/opaque-token.ts';
import { accountOf, addressOf, mailAddressRule, mailRule, resetRule, takeAttempt } from '../identity/attempts.ts';
import { enqueueAccountMail } from './account-orders.ts';
import { confirmationLink } from './email-confirmation.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { registerPosted } from './posted-sign-forms.ts';
import { recoveryPage, resetPage } from './sign-pages.ts';
import { texts } from './texts.ts';

const limit = { limit: { max: 20, perSeconds: 600 } };

/** Forgotten passwords and unconfirmed addresses: what the owner of a mailbox can prove. */
export function passwordRoutes(app: FastifyInstance, backend: Backend): void {
  registerPosted(app, calls.requestPasswordReset, (call) => askForReset(backend, call), {
    ...limit,
    posted: { page: recoveryPage, next: () => recoverySentPath, refused: (_, form) => recoveryPage(form) },
  });
  registerPosted(app, calls.savePassword, (call) => savePassword(backend, call), {
    ...limit,
    posted: {
      page: resetPage,
      next: ({ ok }) => (ok === 1 ? passwordSavedPath : undefined),
      refused: ({ reason }) => recoveryPage({ typed: {}, issues: {}, wrong: reason ?? undefined }),
    },
  });
  register(app, calls.requestEmailConfirmation, (call) => askForConfirmation(backend, call), limit);
  linkRoutes(app, [confirmationLink(backend)]);
}

/** One answer for everyone: for owners, for strangers, and for who asked too often. */
async function askForReset(backend: Backend, { body, request }: Call<typeof calls.requestPasswordReset>) {
  const mayAsk = [
    await takeAttempt(backend, resetRule, accountOf(body.email)),
    await takeAttempt(backend, mailAddressRule, addressOf(backend, request)),
  ];
  if (!mayAsk.includes(false)) await requestReset(backend, body.email, request);
  return { ok: 1 as const, message: texts.reset.sent };
}

async function savePassword(backend: Backend, { body, request, reply }: Call<typeof calls.savePassword>) {
  const isDone = isToken(body.token) && (await resetPassword(backend, body, request));
  if (!isDone) return { ok: 0 as const, reason: texts.reset.expired };
  clearSessionCookies(reply, backend.config.origin);
  return { ok: 1 as const, reason: null };
}

async function askForConfirmation(backend: Backend, { session }: Call<typeof calls.requestEmailConfirmation>) {
  const { db } = backend;
  const { userId, email } = session;
  const person = await db
    .selectFrom('app_user')
    .where('id', '=', userId)
    .select('email_verified_at')
    .executeTakeFirstOrThrow();
  if (person.email_verified_at) return { ok: 1 as const, message: texts.confirmation.done };
  if (await takeAttempt(backend, mailRule, `confirmation:${accountOf(email)}`)) {
    await enqueueAccountMail(db, { template: 'email-confirmation', userId });
  }
  return { ok: 1 as const, message: texts.confirmation.sent };
}
