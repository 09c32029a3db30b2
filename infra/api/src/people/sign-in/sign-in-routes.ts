import * as calls from '@umbral/domain/api/sign-in.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import { labelOfProvider } from '../../engine/third-parties/provider-settings.ts';
import { isToken, newToken } from '../../engine/tokens/opaque-token.ts';
import { beginSecondStep } from '../factors/second-step.ts';
import { enterAccount } from '../users/enter-account.ts';
import { originOf } from '../users/login.ts';
import { signedIn } from '../users/sign-in-answer.ts';
import { unlinkAccount } from './account-queries.ts';
import { findTicket, storeAttempt, storeTicket, takeStoredAttempt } from './attempt-queries.ts';
import { dropBrowserSecret, keepBrowserSecret, readBrowserSecret, secretsOf } from './browser-secret.ts';
import { type IdentityProvider, SignInFailure } from './identity-provider.ts';
import { createOpenIdProvider } from './openid-provider.ts';
import { outcomeAnswer } from './outcome-answer.ts';
import { loginAddress, readReturnPath } from './return-path.ts';
import { signInBy } from './social-login.ts';
import { texts } from './texts.ts';

const limit = { limit: { max: 40, perSeconds: 300 } };

/** Signing in at identity providers [B073]. */
export function signInRoutes(app: FastifyInstance, backend: Backend): void {
  const { origin, signIn } = backend.config;
  const providers = new Map(
    signIn.map((settings) => {
      const redirectUri = `${origin}/api/users/social/${settings.key}/callback`;
      return [settings.key, createOpenIdProvider(settings, { redirectUri })];
    }),
  );
  const chosen = (key: string) => found(providers.get(key));

  register(app, calls.listSocialProviders, async () => ({
    data: signIn.map(({ key, label }) => ({ key, label, start: `/api/users/social/${key}/start` })),
  }));
  register(app, calls.startSocialLogin, (call) => start(backend, chosen(call.params.provider), call), limit);
  register(app, calls.finishSocialLogin, (call) => finish(backend, chosen(call.params.provider), call), limit);
  register(app, calls.socialLogin, (call) => exchange(backend, call), limit);
  register(app, calls.unlinkProvider, (call) => unlink(backend, call), limit);
}

async function start(
  backend: Backend,
  provider: IdentityProvider,
  { query, request, reply }: Call<typeof calls.startSocialLogin>,
): Promise<FastifyReply> {
  const returnPath = readReturnPath(query.return);
  const browserSecret = keepBrowserSecret(request, reply, backend.config.origin);
  const state = newToken();
  try {
    const address = await provider.authorizationUrl(secretsOf(browserSecret, state));
    await storeAttempt(backend, { state, browserSecret, provider: provider.key, returnPath });
    return reply.redirect(address.href, 303);
  } catch (error) {
    return backToLogin(reply, returnPath, error);
  }
}

async function finish(
  backend: Backend,
  provider: IdentityProvider,
  { query, request, reply }: Call<typeof calls.finishSocialLogin>,
): Promise<FastifyReply> {
  const browserSecret = readBrowserSecret(request);
  const { state } = query;
  const returnPath =
    browserSecret && isToken(state)
      ? await takeStoredAttempt(backend, { state, browserSecret, provider: provider.key })
      : undefined;
  if (browserSecret === undefined || returnPath === undefined) {
    return reply.redirect(loginAddress('/', 'social-error=expired'), 303);
  }
  try {
    const identity = await provider.redeem(
      new URL(request.url, backend.config.origin),
      secretsOf(browserSecret, state),
    );
    const token = await storeTicket(backend, provider.key, browserSecret, identity);
    return reply.redirect(loginAddress(returnPath, `social=${token}`), 303);
  } catch (error) {
    return backToLogin(reply, returnPath, error);
  }
}

/** The browser goes back to the login page, which says what went wrong and offers the other ways in. */
function backToLogin(reply: FastifyReply, returnPath: string, error: unknown): FastifyReply {
  if (!(error instanceof SignInFailure)) throw error;
  if (error.fault !== 'denied') reply.log.warn({ fault: error.fault, reason: reasonOf(error.cause) }, error.message);
  return reply.redirect(loginAddress(returnPath, `social-error=${error.fault}`), 303);
}

/** The kind of an error; its text may quote what the provider said of a person. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  return 'code' in cause ? `${cause.name} ${String(cause.code)}` : cause.name;
}

async function exchange(backend: Backend, { body, request, reply }: Call<typeof calls.socialLogin>) {
  const browserSecret = readBrowserSecret(request);
  const ticket =
    browserSecret && isToken(body.token) ? await findTicket(backend, body.token, browserSecret) : undefined;
  if (!ticket || (body.email !== '' && body.email !== ticket.email)) return outcomeAnswer({ kind: 'refused' });
  const { password, proof } = body;
  const outcome = await signInBy(backend, { ticket, password, proof, ...originOf(backend, request) });
  const label = (key: string) => labelOfProvider(backend.config.signIn, key);
  if (outcome.kind !== 'signed-in') return outcomeAnswer(outcome, { ticket, label });
  const { userId, isNew } = outcome;
  dropBrowserSecret(reply, backend.config.origin);
  const pending = await beginSecondStep(backend, userId, reply);
  if (pending) return { ...pending, existing: null, is_new: isNew };
  const entrance = { userId, way: 'provider', provider: ticket.provider } as const;
  const user = await enterAccount(backend, entrance, request, reply);
  return { ...signedIn, user, existing: null, is_new: isNew };
}

async function unlink(backend: Backend, { body, session, request }: Call<typeof calls.unlinkProvider>) {
  const offered = backend.config.signIn.map(({ key }) => key);
  const outcome = await backend.db
    .transaction()
    .execute((transaction) => unlinkAccount(transaction, { userId: session.userId, ...body, offered }, request));
  if (outcome === 'unknown') throw new Refusal('not-found');
  return outcome === 'last' ? { ok: 0 as const, reason: texts.lastWayIn } : { ok: 1 as const, reason: null };
}
