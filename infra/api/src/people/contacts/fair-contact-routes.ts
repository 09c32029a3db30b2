import * as calls from '@umbral/domain/api/contacts.ts';
import { fairConsent } from '@umbral/domain/contact/consent-texts.ts';
import { phoneMatchesCountry } from '@umbral/domain/fields/phone.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { parsePhone } from '../contact-checks/phone-check.ts';
import { contactAnswer } from './contact-answer.ts';
import { bodyOfFairForm } from './contact-form-body.ts';
import { contactLimit } from './contact-limit.ts';
import { countryCode, findFair, storeContact } from './contact-queries.ts';
import { contactTexts } from './contact-texts.ts';
import { personColumns } from './person-columns.ts';

type FairCall = Call<typeof calls.sendFairContact>;
type BankCall = Call<typeof calls.sendFairBankContact>;

/** Registration at a fair and its bank desk, with and without JavaScript [B084, B140]. */
export function fairContactRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope, bodyOfFairForm);
    scope.setErrorHandler(showFailure);
    register(scope, calls.sendFairContact, (call) => registerAtFair(backend, call), contactLimit);
    register(scope, calls.sendFairBankContact, (call) => askFairBank(backend, call), contactLimit);
  });
}

async function registerAtFair(backend: Backend, call: FairCall) {
  const { body, session, request } = call;
  const person = await personColumns(backend, body, { session, request });
  const answers = JSON.stringify(answersOf(body));
  return keep(backend, call, { ...person, kind: 'fair', answers, consent_sentence: fairConsent('fair') });
}

/** The bank wants a phone of the country of residence [B084]. */
async function askFairBank(backend: Backend, call: BankCall) {
  const { body, params, session, request } = call;
  const person = await personColumns(backend, body, { session, request });
  const residence = await countryCode(backend, body.home_country);
  if (residence && !phoneMatchesCountry(person.phone, residence, parsePhone)) {
    throw new Refusal('invalid-input', { phone: contactTexts.country });
  }
  const answers = JSON.stringify({ product: params.product, ...answersOf(body) });
  return keep(backend, call, { ...person, kind: 'fair-product', answers, consent_sentence: fairConsent('bank') });
}

/** Stores what was left at a fair that is on or to come, and leads a browser without script to the thanks. */
async function keep(
  backend: Backend,
  { body, session, request, reply }: FairCall | BankCall,
  contact: Omit<Parameters<typeof storeContact>[1], 'fair_id'>,
) {
  const fair = await findFair(backend, body.fair_name);
  if (fair && fair.ends_on < isoDate(civilDate(backend.now()))) {
    if (wantsPage(request)) throw new Refusal('invalid-input', { fair_name: contactTexts.fairOver });
    return contactAnswer(0, contactTexts.fairOver, session);
  }
  await storeContact(backend, { ...contact, fair_id: fair?.id ?? null });
  if (wantsPage(request)) reply.code(303).header('location', thanksOf(fair ? body.fair_name : undefined));
  return contactAnswer(1, contactTexts.sent, session);
}

/** What this form asks beyond the person, as it is kept. */
function answersOf(body: FairCall['body']) {
  const { fair_name: fair, monthly_budget, investment_budget } = body;
  const { interest_city, interest_type, purchase_time, stand } = body;
  return { fair, monthly_budget, investment_budget, interest_city, interest_type, purchase_time, stand };
}

/** The thanks of a fair that there is, or of whichever is on. */
function thanksOf(fair: string | undefined): string {
  const path = routes.fairThanks.href();
  return fair ? `${path}?${new URLSearchParams({ feria: fair })}` : path;
}
