import { sendLead } from '@umbral/domain/api/contacts.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { ownPath } from '../../engine/http/own-path.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { texts } from '../../engine/texts.ts';
import { verdictOf } from '../contact-checks/email-verdict.ts';
import { validPhone } from '../contact-checks/phone-check.ts';
import { storeLead } from './lead-queries.ts';

/** Where a posted form leads that names no page. */
const thanksPath = routes.searchForYouThanks.href();

/** Stand-alone lead forms [B070], with and without JavaScript. */
export function leadRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope);
    scope.setErrorHandler(showFailure);
    register(scope, sendLead, (call) => takeLead(backend, call), { limit: { max: 20, perSeconds: 600 } });
  });
}

async function takeLead(backend: Backend, { body, request, reply }: Call<typeof sendLead>) {
  const { form, name, email, home_city, interest_city, utm_source, utm_medium, answers } = body;
  await storeLead(backend, {
    form,
    name,
    email,
    phone: validPhone(body.phone, body.phone_country),
    fields: { ...answers, home_city, interest_city, utm_source, utm_medium },
    emailStatus: await verdictOf(backend, email),
  });
  if (wantsPage(request)) {
    reply.code(303).header('location', (body.redirect && ownPath(body.redirect)) || thanksPath);
  }
  return { ok: 1 as const, message: texts.sent };
}
