import { listContactsOfToday, sendContact } from '@umbral/domain/api/contacts.ts';
import { appointmentTimesOn, readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { contactConsent } from '@umbral/domain/contact/consent-texts.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { appointmentRoutes } from './appointment-routes.ts';
import { contactAnswer } from './contact-answer.ts';
import { bodyOfContactForm } from './contact-form-body.ts';
import { contactLimit } from './contact-limit.ts';
import { joinNews } from './contact-news.ts';
import { showAnswer } from './contact-pages.ts';
import { type ContactTarget, contactsOfToday, findTarget, isSentAgain, storeContact } from './contact-queries.ts';
import { contactTexts } from './contact-texts.ts';
import { personColumns } from './person-columns.ts';
import { whatsappCodeRoutes } from './whatsapp-code-routes.ts';

type ContactCall = Call<typeof sendContact>;
type ContactBody = ContactCall['body'];

/** Writing to the builder of a home, with and without JavaScript [B061-B066]. */
export function projectContactRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope, bodyOfContactForm);
    scope.setErrorHandler(showFailure);
    register(scope, sendContact, (call) => takeContact(backend, call), contactLimit);
  });
  register(app, listContactsOfToday, async ({ session }) => {
    const rows = await contactsOfToday(backend, session.userId);
    return { data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
  });
  appointmentRoutes(app, backend);
  whatsappCodeRoutes(app, backend);
}

async function takeContact(backend: Backend, call: ContactCall) {
  const { ok, message } = await contactProject(backend, call);
  if (wantsPage(call.request)) showAnswer(call.reply, { ok, message }, call.body);
  return contactAnswer(ok, message, call.session);
}

async function contactProject(backend: Backend, { body, session, request }: ContactCall) {
  const sent = { ok: 1 as const, message: contactTexts.sent };
  if (await isSentAgain(backend, body.submission_key, body.email)) return sent;
  const person = await personColumns(backend, body, { session, request });
  const target = await findTarget(backend, wantedBy(body));
  if (!target) return { ok: 0 as const, message: contactTexts.unavailable };
  const contact = { ...person, ...columnsOf(target, body) };
  const contactId = await storeContact(backend, contact, {
    sharesWithNetworks: body.third_parties === 'S',
  });
  if (contactId === undefined) {
    // The same form may have been stored while this one was checked.
    if (await isSentAgain(backend, body.submission_key, body.email)) return sent;
    return { ok: 0 as const, message: validationMessages.contactOncePerDay };
  }
  if (body.news === 'S') await joinNews(backend, { ...body, id_project_city: target.city_id }, { session, request });
  return sent;
}

function wantedBy({ id_plant, property_id }: ContactBody): RawBuilder<boolean> {
  return id_plant === null ? sql<boolean>`j.id = ${property_id}` : sql<boolean>`p.id = ${id_plant} and p.is_active`;
}

function columnsOf(target: ContactTarget, body: ContactBody) {
  const isNamed = body.id_plant !== null;
  return {
    ...visitOf(target, body),
    kind: 'project' as const,
    builder_id: target.builder_id,
    plant_id: isNamed ? target.plant_id : null,
    plant_title: isNamed ? target.plant_title : null,
    plant_price: isNamed ? target.price : null,
    project_id: target.project_id,
    project_title: target.project_title,
    project_region: target.region,
    project_city_id: target.city_id,
    project_email: target.email,
    submission_key: body.submission_key ?? null,
    consent_sentence: contactConsent(target.builder_name),
  };
}

/** The visit that was asked for; none where the project takes none, 422 for a time at which nobody attends [B063]. */
function visitOf({ enable_schedule, office_hours }: ContactTarget, body: ContactBody) {
  const { schedule_date: day, schedule_time: time } = body;
  if (!enable_schedule || day === null || time === null) {
    return { schedule_date: null, schedule_time: null, schedule_kind: null };
  }
  if (!appointmentTimesOn(readOfficeHours(office_hours ?? ''), day).includes(time)) {
    throw new Refusal('invalid-input', { schedule_time: contactTexts.hours });
  }
  return { schedule_date: day, schedule_time: time, schedule_kind: body.schedule_kind ?? ('in-person' as const) };
}
