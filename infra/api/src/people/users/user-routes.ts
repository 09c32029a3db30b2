import * as calls from '@umbral/domain/api/users.ts';
import { secondStepPath } from '@umbral/domain/routes/second-step-path.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import { clearSessionCookies, readToken } from '../../engine/sessions/session-cookies.ts';
import { closeSession } from '../../engine/sessions/session-store.ts';
import { acceptSolution } from '../captcha/captcha.ts';
import { validPhone } from '../contact-checks/phone-check.ts';
import { isFreshlyStrong } from '../factors/fresh-proof.ts';
import { beginSecondStep } from '../factors/second-step.ts';
import { enterAccount } from './enter-account.ts';
import { checkCredentials, originOf } from './login.ts';
import { registerPosted, wayBackOf } from './posted-sign-forms.ts';
import { createUser } from './registration.ts';
import { notSignedIn, signedIn } from './sign-in-answer.ts';
import { loginPage } from './sign-pages.ts';
import { startSession } from './start-session.ts';
import { texts } from './texts.ts';
import { findUser } from './user-queries.ts';

/** Signing in, out and up. */
export function userRoutes(app: FastifyInstance, backend: Backend): void {
  registerPosted(app, calls.login, (call) => logIn(backend, call), {
    limit: { max: 20, perSeconds: 300 },
    posted: {
      page: loginPage,
      next: nextOfLogin,
      refused: ({ reason, work }, form) =>
        loginPage({ ...form, wrong: work ? texts.login.workWithoutScript : (reason ?? undefined) }),
    },
  });
  register(app, calls.register, (call) => signUp(backend, call), { limit: { max: 10, perSeconds: 3600 } });
  register(app, calls.currentSession, async ({ session }) => {
    if (!session) return { ok: 0, user: null, needs_second_factor: false };
    const { userId, isStrong, needsFactor } = session;
    return {
      ok: 1,
      user: await findUser(backend, userId, isStrong),
      needs_second_factor: needsFactor,
      ...(isStrong && (await isFreshlyStrong(backend, session)) ? { is_freshly_proven: true } : {}),
    };
  });
  register(app, calls.logout, async ({ request, reply }) => {
    const token = readToken(request, backend.config.origin);
    const userId = token && (await closeSession(backend, token));
    if (userId) await recordSecurityEvent(backend.db, { kind: 'signed-out', userId, request });
    clearSessionCookies(reply, backend.config.origin);
    return { ok: 1 };
  });
}

function nextOfLogin({ ok, second_step }: EndpointOutput<typeof calls.login>, request: FastifyRequest) {
  const wayBack = wayBackOf(request);
  if (second_step) return secondStepPath(wayBack);
  return ok === 1 ? (wayBack ?? routes.home.href()) : undefined;
}

async function logIn(backend: Backend, { body, request, reply }: Call<typeof calls.login>) {
  const { email, password, proof } = body;
  const checked = await checkCredentials(backend, { email, password, proof, ...originOf(backend, request) });
  if (checked.kind === 'work') return { ...notSignedIn, reason: texts.login.work, work: checked.work };
  if (checked.kind === 'wrong') return { ...notSignedIn, reason: texts.login.refused };
  const { userId } = checked;
  const pending = await beginSecondStep(backend, userId, reply);
  if (pending) return pending;
  return { ...signedIn, user: await enterAccount(backend, { userId, way: 'password' }, request, reply) };
}

async function signUp(backend: Backend, { body, request, reply }: Call<typeof calls.register>) {
  const phone = validPhone(body.phone);
  if (!(await acceptSolution(backend, body.gResponse))) {
    return { ok: 0 as const, error: texts.register.captcha, user: null };
  }
  const { first_name: firstName, last_name: lastName, email, password } = body;
  const userId = await createUser(backend, { firstName, lastName, email, phone, password }, request);
  if (userId === undefined) return { ok: 0 as const, error: texts.register.refused, user: null };
  return { ok: 1 as const, error: null, user: await startSession(backend, { userId }, request, reply) };
}
