import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { appointmentKinds, appointmentTimes } from '../calendar/appointment.ts';
import { contactPayload, contactResult } from '../contact/contact.ts';
import { contactStates } from '../contact/contact-states.ts';
import { lead } from '../contact/lead.ts';
import { newsletter } from '../contact/newsletter.ts';
import { defaultOrigin } from '../contact/origin.ts';
import { visitStates } from '../contact/visit-state.ts';
import { guideDownload } from '../editorial/guide.ts';
import { email, name, phone, required } from '../fields/fields.ts';
import { validationMessages } from '../fields/validation.ts';
import { bit, id, isoDay, isoMoment } from '../vocabulary/identifier.ts';
import { contactPath } from './contact-path.ts';
import { idOrSlug, line, listOf, outcome, userKey } from './fields.ts';
import { leadPath } from './lead-path.ts';

const agreeTerms = z.literal('S', validationMessages.terms);
const consent = z.literal('S');
const countryCode = z.string().regex(/^[A-Z]{2}$/);
const message = z.string().trim().max(2000).optional();
/** What one kind of form asks beyond the common fields. */
const answers = z.record(line(60), z.union([line(500), z.number(), z.boolean(), z.array(line(120)).max(50)]));

/** Fields of every form that leaves data without naming a plant. */
const person = z.object({
  site: z.enum(['TV', 'CO']).default('CO'),
  name,
  email,
  phone,
  home_city: required,
  home_country: required,
  schedule_date: isoDay.nullable().default(null),
  schedule_time: z
    .string()
    .nullable()
    .default(null)
    .refine((time) => time === null || appointmentTimes.includes(time)),
  origin: line(120).default(defaultOrigin),
  origin_2: line(200).default(''),
  medium: line(200).default(''),
  whatsapp: bit.default(0),
  agree_terms: agreeTerms,
  id_fuente: line(200).default(''),
  user_key: userKey.default(''),
  message,
});
/** More than any home costs: what lies above is a slip of the finger. */
const budget = z.int().min(0).max(1_000_000_000_000);
const fairForm = person.extend({
  fair_name: line(120).default(''),
  monthly_budget: budget.nullable().default(null),
  investment_budget: budget.nullable().default(null),
  /** Country of a number without its code (ISO); absent: that of the residence. */
  phone_country: countryCode.optional(),
  /** What the person looks for at the fair: a city and a type by their slugs, when, and the stand or bank that is meant. */
  interest_city: line(120).optional(),
  interest_type: line(60).optional(),
  purchase_time: line(60).optional(),
  stand: line(120).optional(),
});
const landingForm = person.extend({
  /** Which form it is, as the marketing team names it. */
  form: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .default('landing'),
  answers: answers.default({}),
  /** Country of a number without its code (ISO); absent: that of the residence. */
  phone_country: countryCode.optional(),
  /** Page of the portal that a browser without JavaScript is sent to afterwards. */
  redirect: line(300).optional(),
  /** How a person who names a day and an hour wants to meet. */
  schedule_kind: z.enum(appointmentKinds).nullable().default(null),
});

export const sendContact = endpoint({
  id: 'C084',
  method: 'POST',
  path: contactPath,
  summary: 'Asks the builder of a plant to call; once per person, project title and day',
  body: contactPayload.safeExtend({
    message,
    agree_terms: agreeTerms,
    /** Country of a number without its code (ISO); absent: that of the residence. */
    phone_country: countryCode.optional(),
    schedule_kind: z.enum(appointmentKinds).nullable().default(null),
    /** The form's own random key: however often a form is sent again, it is one contact and one answer. */
    submission_key: z
      .string()
      .regex(/^[\w-]{16,64}$/)
      .optional(),
    /** Further consents, each of its own purpose: news about homes like this one, advertising networks. */
    news: consent.optional(),
    third_parties: consent.optional(),
  }),
  response: contactResult,
});
export const listContactsOfToday = endpoint({
  id: 'C320',
  method: 'GET',
  path: '/contactos/hoy',
  summary: 'Projects that the signed-in person has already written about today: none takes a second contact',
  access: 'session',
  response: listOf(z.object({ project_title: z.string(), created_at: isoMoment })),
});
export const listContactHomes = endpoint({
  id: 'C248',
  method: 'GET',
  path: '/contactos/inmuebles',
  summary:
    'Homes on offer by a part of their name, project, code, builder or city: what staff writes a contact down for',
  access: 'session',
  query: z.object({ q: line(80).min(2, 'Escribe al menos 2 letras') }),
  response: listOf(
    z.object({
      id_plant: z.int(),
      plant_name: z.string(),
      property_id: z.int(),
      property_name: z.string(),
      code: z.string(),
      id_builder: z.int(),
      builder: z.string(),
      id_project_city: z.int(),
      city: z.string(),
    }),
  ),
});
/** A request that the person has sent, as it is shown to that person. */
export const ownContact = z.object({
  id: z.int(),
  kind: z.string(),
  state: z.enum(contactStates),
  builder: z.object({ id: z.int(), name: z.string(), slug: z.string(), is_active: z.boolean() }).nullable(),
  plant_id: z.int().nullable(),
  plant_title: z.string().nullable(),
  project_title: z.string().nullable(),
  /** Page of the home while it is on offer. */
  path: z.string().nullable(),
  message: z.string().nullable(),
  schedule_date: z.string().nullable(),
  /** `HH:MM` by the clock of Colombia. */
  schedule_time: z.string().nullable(),
  schedule_kind: z.enum(appointmentKinds).nullable(),
  visit_change: z.enum(['moved', 'cancelled']).nullable(),
  /** Where the visit stands between the two sides, and why the builder called it off. */
  visit_state: z.enum(visitStates).nullable(),
  visit_changed_by: z.enum(['person', 'builder']).nullable(),
  visit_reason: z.string().nullable(),
  /** Whether the project still takes visits, and when its sales room attends in the builder's words. */
  takes_visits: z.boolean(),
  office_hours: z.string().nullable(),
  /** The consent of this request was taken back. */
  withdrawn_at: isoMoment.nullable(),
  created_at: isoMoment,
});
export type OwnContact = z.output<typeof ownContact>;

/** No row of the specification: what a person has asked builders for. */
export const listOwnContacts = endpoint({
  id: 'C229',
  method: 'GET',
  path: '/users/contacts',
  summary: 'Requests that the signed-in person has sent to builders, newest first',
  access: 'session',
  response: listOf(ownContact),
});
export const sendFairContact = endpoint({
  id: 'C085',
  method: 'POST',
  path: '/contactos/feria',
  summary: 'Registers a visitor of a fair',
  body: fairForm,
  response: contactResult,
});
export const sendFairBankContact = endpoint({
  id: 'C086',
  method: 'POST',
  path: '/contactos/feria/{product}',
  summary: 'Bank form of a fair: both budgets are required, phone and country must match',
  params: z.object({ product: idOrSlug }),
  body: fairForm.extend({ monthly_budget: budget, investment_budget: budget }),
  response: contactResult,
});
export const sendBuilderContact = endpoint({
  id: 'C087',
  method: 'POST',
  path: '/contactos/constructora',
  summary: 'Writes to a builder',
  body: person.extend({
    id_builder: id,
    /** Country of a number without its code (ISO); absent: that of the residence. */
    phone_country: countryCode.optional(),
    /** The fair at whose stand the person is. */
    fair_name: line(120).default(''),
    schedule_kind: z.enum(appointmentKinds).nullable().default(null),
  }),
  response: contactResult,
});
export const sendPotentialContact = endpoint({
  id: 'C088',
  method: 'POST',
  path: '/contactos/potenciales',
  summary: 'Leaves data to be found a home',
  body: landingForm,
  response: contactResult,
});
export const sendLanding = endpoint({
  id: 'C089',
  method: 'POST',
  path: '/landing',
  summary: 'Form of a landing page; with `guide` it unlocks the downloads of that guide and answers them',
  body: landingForm.extend({ guide: idOrSlug.optional() }),
  response: contactResult.extend({ downloads: z.array(guideDownload) }),
});
export const sendPostalLanding = endpoint({
  id: 'C090',
  method: 'POST',
  path: '/landing/postales',
  summary: 'Form of a postcard campaign',
  body: landingForm,
  response: contactResult,
});
export const sendTvLanding = endpoint({
  id: 'C091',
  method: 'POST',
  path: '/landing/tv',
  summary: 'Form of the TV programme',
  body: landingForm,
  response: contactResult,
});
export const subscribeNewsletter = endpoint({
  id: 'C092',
  method: 'POST',
  path: '/boletin/',
  summary: 'Joins the newsletter once the address has confirmed it by mail; joining again replaces the interests',
  body: newsletter.extend({ agree_terms: agreeTerms }),
  response: outcome,
});
export const sendLead = endpoint({
  id: 'C161',
  method: 'POST',
  path: leadPath,
  summary: 'Stand-alone lead form as JSON or as a posted form, stored first and relayed to the automation webhook',
  body: lead.extend({
    agree_terms: agreeTerms,
    answers: answers.default({}),
    user_key: userKey.default(''),
    /** Page of the portal that a browser without JavaScript is sent to afterwards. */
    redirect: line(300).optional(),
  }),
  response: outcome,
});
