import * as calls from '@umbral/domain/api/privacy.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { consentHistory } from './consent-history.ts';
import { ownerOf } from './owner.ts';
import { privacyTexts } from './privacy-texts.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** What a person has agreed to, and the end of it [B137]. */
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
}
