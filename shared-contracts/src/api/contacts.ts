import { z } from 'zod';
import { agreement, contactPayload, emailAddress, personName, phoneNumber } from './contact-shape.ts';
import { endpoint } from './endpoint.ts';
import { id, idOrSlug, line, ok, userKey } from './fields.ts';

const amount = z.int().min(0);
/** What one kind of form asks beyond the common fields. */
const answers = z.record(line(60), z.union([line(500), z.number(), z.boolean(), z.array(line(120)).max(50)]));

/** `ok` 1 stored; `ok` 0 refused with the sentence to show. `user` is who is signed in, if anyone. */
export const contactAnswer = z.object({
  ok,
  message: z.string(),
  user: z.object({ session_id: z.object({ name: z.string() }).nullable(), roles: z.string() }).nullable(),
  user_register_error: z.string().nullable(),
});
export type ContactAnswer = z.output<typeof contactAnswer>;

const fairPayload = contactPayload.extend({
  fair_name: line(120).nullish(),
  monthly_budget: amount.nullish(),
  investment_budget: amount.nullish(),
});
const landingPayload = contactPayload.extend({
  /** Which form: the landing page's or the unlocked content's name, such as `guia`. */
  form: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .default('landing'),
  /** Guide whose downloads this form unlocks. */
  guide: idOrSlug.nullish(),
  answers: answers.default({}),
});

export const sendContact = endpoint({
  id: 'C084',
  method: 'POST',
  path: '/contactos',
  summary: 'Asks the builder of a plant to call; once per person, project title and day',
  body: contactPayload.extend({ id_plant: id }),
  response: contactAnswer,
});
export const sendFairContact = endpoint({
  id: 'C085',
  method: 'POST',
  path: '/contactos/feria',
  summary: 'Registers a visitor of a fair',
  body: fairPayload,
  response: contactAnswer,
});
export const sendFairBankContact = endpoint({
  id: 'C086',
  method: 'POST',
  path: '/contactos/feria/{product}',
  summary: 'Bank form of a fair: both budgets are required, phone and country must match',
  params: z.object({ product: idOrSlug }),
  body: fairPayload.extend({ monthly_budget: amount, investment_budget: amount }),
  response: contactAnswer,
});
export const sendBuilderContact = endpoint({
  id: 'C087',
  method: 'POST',
  path: '/contactos/constructora',
  summary: 'Writes to a builder',
  body: contactPayload.extend({ id_builder: id }),
  response: contactAnswer,
});
export const sendPotentialContact = endpoint({
  id: 'C088',
  method: 'POST',
  path: '/contactos/potenciales',
  summary: 'Leaves data to be found a home',
  body: landingPayload,
  response: contactAnswer,
});
export const sendLanding = endpoint({
  id: 'C089',
  method: 'POST',
  path: '/landing',
  summary: 'Form of a landing page; with `guide` it unlocks the downloads of that guide for this browser',
  body: landingPayload,
  response: contactAnswer.extend({
    downloads: z.array(z.object({ id: z.int(), title: z.string(), href: z.string() })),
  }),
});
export const sendPostalLanding = endpoint({
  id: 'C090',
  method: 'POST',
  path: '/landing/postales',
  summary: 'Form of a postcard campaign',
  body: landingPayload,
  response: contactAnswer,
});
export const sendTvLanding = endpoint({
  id: 'C091',
  method: 'POST',
  path: '/landing/tv',
  summary: 'Form of the TV programme',
  body: landingPayload,
  response: contactAnswer,
});
export const subscribeNewsletter = endpoint({
  id: 'C092',
  method: 'POST',
  path: '/boletin/',
  summary: 'Joins the newsletter; joining again replaces the interests',
  body: z.object({
    name: personName,
    email: emailAddress,
    ids_interest_price: z.array(id).min(1, 'El campo es obligatorio').max(40),
    ids_interest_city: z.array(id).min(1, 'El campo es obligatorio').max(100),
    agree_terms: agreement,
    user_key: userKey.default(''),
  }),
  response: z.object({ ok, message: z.string() }),
});
export const sendLead = endpoint({
  id: 'C161',
  method: 'POST',
  path: '/leads',
  summary: 'Stand-alone lead form, stored first and relayed to the automation webhook afterwards',
  body: z.object({
    form: z.string().regex(/^[a-z0-9-]{1,60}$/),
    name: personName.min(5, 'El nombre no es válido'),
    email: z.email('Debe ingresar un email válido').max(254),
    phone: phoneNumber,
    fields: answers.default({}),
    agree_terms: agreement,
    user_key: userKey.default(''),
  }),
  response: z.object({ ok, message: z.string() }),
});
