import { askForPasskey, signInByPasskey } from '@umbral/domain/api/passkeys.ts';
import * as calls from '@umbral/domain/api/second-factor.ts';
import { secondStepPage, secondStepPath } from '@umbral/domain/routes/second-step-path.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { linkPageHeaders } from '../../engine/mail/link-page-html.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import { isStrongProof, type Proof } from '../../engine/sessions/session-store.ts';
import { useCode } from '../factors/check-code.ts';
import { enqueueFactorMail } from '../factors/factor-orders.ts';
import { factorsOf } from '../factors/factor-queries.ts';
import { storeChallenge } from '../factors/passkey-challenges.ts';
import { showOptions } from '../factors/passkey-options.ts';
import { personOfPasskey } from '../factors/passkeys.ts';
import { endStep, findStep, takeTry, waysOf } from '../factors/second-step.ts';
import { accountOf, mailRule, takeAttempt } from '../identity/attempts.ts';
import { enterAccount } from '../users/enter-account.ts';
import { registerPosted, wayBackOf } from '../users/posted-sign-forms.ts';
import { notSignedIn, signedIn } from '../users/sign-in-answer.ts';
import { loginPage } from '../users/sign-pages.ts';
import { texts } from './second-factor-texts.ts';
import { stepPage } from './step-page.ts';

const limit = { limit: { max: 40, perSeconds: 300 } };

/** The second step of a sign-in, with and without script, and signing in by a passkey alone. */
export function stepRoutes(app: FastifyInstance, backend: Backend): void {
  registerPosted(app, calls.finishSignIn, (call) => finish(backend, call), {
    ...limit,
    posted: {
      page: stepPage,
      next: ({ ok, needs_second_factor: isWeak }, request) => {
        if (ok === 0) return undefined;
        return isWeak ? routes.accountSecurity.href() : (wayBackOf(request) ?? routes.home.href());
      },
      refused: ({ reason, second_step: step }, form) =>
        step
          ? stepPage({ ...form, ways: step.ways, wrong: reason ?? undefined })
          : loginPage({ ...form, wrong: reason ?? undefined }),
    },
  });
  registerPosted(app, calls.mailSignInCode, (call) => mailCode(backend, call), {
    ...limit,
    posted: {
      page: stepPage,
      next: ({ ok }, request) => (ok === 1 ? secondStepPath(wayBackOf(request)) : undefined),
      refused: ({ message }, form) => stepPage({ ...form, wrong: message }),
    },
  });
  app.get(secondStepPage, { schema: { hide: true } }, (request, reply) => showPage(backend, request, reply));
  register(app, askForPasskey, (call) => ask(backend, call), limit);
  register(app, signInByPasskey, (call) => enterByPasskey(backend, call), limit);
}

async function showPage(backend: Backend, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const step = await findStep(backend, request);
  if (!step) return reply.redirect(routes.login.href(), 303);
  const ways = waysOf(await factorsOf(backend.db, step.userId));
  return reply.headers(linkPageHeaders).send(stepPage({ typed: {}, issues: {}, ways, wayBack: wayBackOf(request) }));
}

async function finish(backend: Backend, { body, request, reply }: Call<typeof calls.finishSignIn>) {
  const step = await findStep(backend, request);
  if (!step || !(await takeTry(backend, step))) return { ...notSignedIn, reason: texts.over };
  const proof = await useCode(backend, { userId: step.userId, typed: body.code }, request);
  if (proof) return enter(backend, { userId: step.userId, proof }, request, reply);
  const goesOn = await findStep(backend, request);
  if (!goesOn) return { ...notSignedIn, reason: texts.over };
  const ways = waysOf(await factorsOf(backend.db, step.userId));
  return { ...notSignedIn, reason: texts.wrongCode, second_step: { ways } };
}

async function enter(
  backend: Backend,
  { userId, proof }: { readonly userId: number; readonly proof: Proof },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await endStep(backend, request, reply);
  const user = await enterAccount(backend, { userId, proof, way: proof }, request, reply);
  const needsFactor = !isStrongProof(proof) && (await factorsOf(backend.db, userId)).isGuarded;
  return { ...signedIn, user, needs_second_factor: needsFactor };
}

/** A code by mail is only for whoever has no factor yet: a mailbox alone must not replace one. */
async function mailCode(backend: Backend, { request }: Call<typeof calls.mailSignInCode>) {
  const step = await findStep(backend, request);
  if (!step) return { ok: 0 as const, message: texts.over };
  const factors = await factorsOf(backend.db, step.userId);
  if (!waysOf(factors).includes('mail')) return { ok: 0 as const, message: texts.mail.refused };
  if (!(await takeAttempt(backend, mailRule, `sign-in-code:${accountOf(factors.email)}`))) {
    return { ok: 0 as const, message: texts.mail.tooMany };
  }
  await enqueueFactorMail(backend.db, { template: 'sign-in-code', userId: step.userId });
  return { ok: 1 as const, message: texts.mail.sent };
}

async function ask(backend: Backend, { session, request, reply }: Call<typeof askForPasskey>) {
  const userId = session?.userId ?? (await findStep(backend, request))?.userId;
  const options = await showOptions(backend, userId);
  await storeChallenge(backend, { challenge: options.challenge, purpose: 'show' }, request, reply);
  return { options };
}

async function enterByPasskey(backend: Backend, { body, request, reply }: Call<typeof signInByPasskey>) {
  const userId = await personOfPasskey(backend, body.passkey, request);
  if (userId === undefined) {
    await recordSecurityEvent(backend.db, { kind: 'sign-in-failed', request, facts: { way: 'passkey' } });
    return { ...notSignedIn, reason: texts.passkey };
  }
  return enter(backend, { userId, proof: 'passkey' }, request, reply);
}
