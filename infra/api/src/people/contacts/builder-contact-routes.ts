import { sendBuilderContact } from '@umbral/domain/api/contacts.ts';
import { contactConsent } from '@umbral/domain/contact/consent-texts.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { found } from '../../engine/replies/refusal.ts';
import { contactAnswer } from './contact-answer.ts';
import { bodyOfBuilderForm } from './contact-form-body.ts';
import { contactLimit } from './contact-limit.ts';
import { showAnswer } from './contact-pages.ts';
import { builderName, findFair, storeContact } from './contact-queries.ts';
import { contactTexts } from './contact-texts.ts';
import { personColumns } from './person-columns.ts';

/** Writing to a builder itself, with and without JavaScript. */
export function builderContactRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope, bodyOfBuilderForm);
    scope.setErrorHandler(showFailure);
    register(scope, sendBuilderContact, (call) => contactBuilder(backend, call), contactLimit);
  });
}

async function contactBuilder(backend: Backend, call: Call<typeof sendBuilderContact>) {
  const { body, session, request, reply } = call;
  const person = await personColumns(backend, body, { session, request });
  const consent_sentence = contactConsent(found(await builderName(backend, body.id_builder)));
  const fair = await findFair(backend, body.fair_name);
  await storeContact(backend, {
    ...person,
    kind: 'builder',
    builder_id: body.id_builder,
    schedule_kind: body.schedule_date === null ? null : (body.schedule_kind ?? 'in-person'),
    fair_id: fair?.id ?? null,
    consent_sentence,
  });
  const sent = { ok: 1 as const, message: contactTexts.sent };
  const { schedule_date, schedule_time, schedule_kind } = body;
  if (wantsPage(request)) showAnswer(reply, sent, { id_plant: null, schedule_date, schedule_time, schedule_kind });
  return contactAnswer(sent.ok, sent.message, session);
}
