import type { FastifyError, FastifyInstance } from 'fastify';
import { sendLead } from 'shared-contracts/api/contacts.ts';
import type { Backend } from '../backend.ts';
import { verdictOf } from '../contacts/email-verdict.ts';
import { validPhone } from '../contacts/phone-check.ts';
import { type Call, register } from '../http/endpoint-route.ts';
import { toRefusal } from '../http/error-replies.ts';
import { texts } from '../texts.ts';
import { readForms } from './lead-form.ts';
import { showRefusal, wantsPage } from './lead-pages.ts';
import { storeLead } from './lead-queries.ts';
import { ownPath } from './own-path.ts';

/** Where a posted form leads that names no page. */
const thanksPath = '/buscamos-por-ti/gracias';

/** Stand-alone lead forms [B070], with and without JavaScript. */
export function leadRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope);
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (!wantsPage(request)) throw error;
      return showRefusal(reply, toRefusal(error));
    });
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
