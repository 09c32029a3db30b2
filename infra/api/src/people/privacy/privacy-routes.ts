import * as calls from '@umbral/domain/api/privacy.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { clearSessionCookies } from '../../engine/sessions/session-cookies.ts';
import { askForDeletion } from '../deletion/deletion-queries.ts';
import { consentHistory } from './consent-history.ts';
import { deletionRefusal } from './deletion-refusal.ts';
import { ownerOf } from './owner.ts';
import { privacyTexts } from './privacy-texts.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** What a person has agreed to, and the end of it or of the account [B137]. */
export function privacyRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listConsents, async ({ session }) => ({
    data: await consentHistory(backend, await ownerOf(backend, session)),
  }));
  register(
    app,
    calls.withdrawConsent,
    async ({ body: { purpose }, session }) => {
      await withdrawConsent(backend, await ownerOf(backend, session), purpose);
      return { ok: 1, message: privacyTexts.withdrawn[purpose] };
    },
    { limit: { max: 30, perSeconds: 600 } },
  );
  register(app, calls.deleteAccount, (call) => leave(backend, call), { limit: { max: 10, perSeconds: 600 } });
}

async function leave(backend: Backend, { body, session, request, reply }: Call<typeof calls.deleteAccount>) {
  const reason = await deletionRefusal(backend, session, { password: body.password, request });
  if (reason) return { ok: 0 as const, reason, due_at: null };
  const dueAt = await askForDeletion(backend, session.userId, request);
  clearSessionCookies(reply, backend.config.origin);
  return { ok: 1 as const, reason: null, due_at: dueAt.toISOString() };
}
