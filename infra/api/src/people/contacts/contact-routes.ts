import * as calls from '@umbral/domain/api/contacts.ts';
import { phoneMatchesCountry } from '@umbral/domain/fields/phone.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { requireAnyRole } from '../../engine/sessions/access.ts';
import { parsePhone } from '../contact-checks/phone-check.ts';
import { builderContactRoutes } from './builder-contact-routes.ts';
import { contactAnswer } from './contact-answer.ts';
import { findContactHomes } from './contact-homes.ts';
import { contactLimit } from './contact-limit.ts';
import * as queries from './contact-queries.ts';
import { contactTexts } from './contact-texts.ts';
import { landingRoutes } from './landing-routes.ts';
import { ownContacts } from './own-contacts.ts';
import { personColumns } from './person-columns.ts';
import { projectContactRoutes } from './project-contact-routes.ts';

/** People who ask to be contacted about a plant, a fair or a builder. */
export function contactRoutes(app: FastifyInstance, backend: Backend): void {
  projectContactRoutes(app, backend);
  builderContactRoutes(app, backend);
  register(app, calls.sendFairContact, (call) => registerAtFair(backend, call), contactLimit);
  register(app, calls.sendFairBankContact, (call) => askFairBank(backend, call), contactLimit);
  landingRoutes(app, backend);
  register(app, calls.listContactHomes, async ({ query, session }) => {
    requireAnyRole(session, ['administrador', 'contributor']);
    return { data: await findContactHomes(backend, query.q) };
  });
  register(app, calls.listOwnContacts, async ({ session }) => ({ data: await ownContacts(backend, session) }));
}

async function registerAtFair(backend: Backend, { body, session, request }: Call<typeof calls.sendFairContact>) {
  const person = await personColumns(backend, body, { session, request });
  const { monthly_budget, investment_budget } = body;
  await queries.storeContact(backend, {
    ...person,
    kind: 'fair',
    fair_id: await queries.fairId(backend, body.fair_name),
    answers: JSON.stringify({ fair: body.fair_name, monthly_budget, investment_budget }),
  });
  return contactAnswer(1, contactTexts.sent, session);
}

/** The bank wants a phone of the country of residence [B084]. */
async function askFairBank(backend: Backend, call: Call<typeof calls.sendFairBankContact>) {
  const { body, params, session, request } = call;
  const person = await personColumns(backend, body, { session, request });
  const residence = await queries.countryCode(backend, body.home_country);
  if (residence && !phoneMatchesCountry(person.phone, residence, parsePhone)) {
    throw new Refusal('invalid-input', { phone: contactTexts.country });
  }
  const { monthly_budget, investment_budget } = body;
  await queries.storeContact(backend, {
    ...person,
    kind: 'fair-product',
    fair_id: await queries.fairId(backend, body.fair_name),
    answers: JSON.stringify({ product: params.product, monthly_budget, investment_budget }),
  });
  return contactAnswer(1, contactTexts.sent, session);
}
