import { getContactManner, saveContactManner } from '@umbral/domain/api/contact-manner.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { mannerOf, saveManner } from './contact-manner.ts';
import { contactTexts } from './contact-texts.ts';

/** How and when the person of a session wants to be contacted, with and without script. */
export function contactMannerRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getContactManner, async ({ session }) => ({ data: await mannerOf(backend.db, session.userId) }));
  void app.register(async (scope) => {
    readForms(scope, bodyOfMannerForm);
    scope.setErrorHandler(showFailure);
    register(scope, saveContactManner, async ({ body, session, request, reply }) => {
      await saveManner(backend, session.userId, body);
      if (wantsPage(request)) reply.code(303).header('location', routes.accountPrivacy.href());
      return { ok: 1, message: contactTexts.mannerSaved };
    });
  });
}

function bodyOfMannerForm(text: string): unknown {
  const form = new URLSearchParams(text);
  return { channel: form.get('channel') || null, window: form.get('window') || null };
}
