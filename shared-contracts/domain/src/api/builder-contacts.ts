import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { appointmentKinds } from '../calendar/appointment.ts';
import { answerWays, leadStates } from '../contact/contact-states.ts';
import { visitStates } from '../contact/visit-state.ts';
import { isoDay, isoMoment } from '../vocabulary/identifier.ts';
import { dataOf, id, idParams, line, outcome } from './fields.ts';
import { pageOf, pageQueryOf } from './paging.ts';

const person = z.object({ id: z.int(), name: z.string() });
const state = z.enum(leadStates);

/** A visit as both sides see it, by the clock of Colombia. */
export const leadVisit = z.object({
  day: z.string(),
  /** `HH:MM`. */
  time: z.string(),
  kind: z.enum(appointmentKinds),
  state: z.enum(visitStates),
});
export type LeadVisit = z.output<typeof leadVisit>;

/** A request to a builder, as its sales room lists it. */
export const leadRow = z.object({
  id: z.int(),
  state,
  /** To be sent with the next change. */
  version: z.int(),
  name: z.string(),
  /** None where the consent was taken back. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_withdrawn: z.boolean(),
  prefers_whatsapp: z.boolean(),
  /** None for whoever wrote to the builder itself. */
  project: z.object({ id: z.int().nullable(), title: z.string() }).nullable(),
  plant_title: z.string().nullable(),
  visit: leadVisit.nullable(),
  assigned: person.nullable(),
  is_read: z.boolean(),
  /** Further requests of the same address to this builder. */
  others: z.int(),
  created_at: isoMoment,
  first_answer_at: isoMoment.nullable(),
  /** When the sales room attends, in the builder's words. */
  office_hours: z.string().nullable(),
});
export type LeadRow = z.output<typeof leadRow>;

const filters = {
  project: id.optional(),
  plant: id.optional(),
  state: state.optional(),
  /** Days of Bogotá, both included. */
  from: isoDay.optional(),
  to: isoDay.optional(),
  channel: z.enum(['whatsapp', 'phone', 'visit']).optional(),
  /** A colleague by number; `none`: nobody's yet. */
  assigned: z.union([z.literal('none'), id]).optional(),
};

/** What the answers of a builder took, in minutes of attention, over the last 90 days. */
export const answerTimes = z.object({
  /** Of the request in the middle; none before the first answer. */
  median_minutes: z.int().nullable(),
  answered: z.int(),
  /** Not answered yet, discarded ones left out. */
  waiting: z.int(),
  within_target: z.int(),
});
export type AnswerTimes = z.output<typeof answerTimes>;

const inbox = pageOf(leadRow).extend({
  /** People in each state, whatever state was asked for. */
  by_state: z.record(state, z.int()),
  unread: z.int(),
  /** What can be filtered by: projects and typologies that somebody has written about, and who may answer. */
  projects: z.array(z.object({ id: z.int(), title: z.string(), plants: z.array(person) })),
  team: z.array(person),
  answers: answerTimes,
});
export type LeadInbox = z.output<typeof inbox>;

/** None of these calls is a row of the specification. */
export const listLeads = endpoint({
  id: 'C330',
  method: 'GET',
  path: '/constructoras/id/{id}/contactos',
  summary: "Requests to one's builder by person, newest first; an administrator's reading is logged",
  access: 'builder',
  params: idParams,
  query: pageQueryOf(20).extend(filters),
  response: inbox,
});

export const searchLeads = endpoint({
  id: 'C331',
  method: 'POST',
  path: '/constructoras/id/{id}/contactos/buscar',
  summary: 'The same list by words of a name, an address or a number, which stand in no address',
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({
      ...filters,
      q: line(80).min(2, 'Escribe al menos 2 letras'),
      page: z.int().min(1).max(10_000).default(1),
    })
    .meta({ examples: [{ q: 'Rojas' }] }),
  response: inbox,
});

const actors = ['builder', 'person', 'portal'] as const;

/** Something that happened to a request; `kind` says which of the others is told. */
export const leadEvent = z.object({
  id: z.int(),
  at: isoMoment,
  kind: z.enum([
    'note',
    'state',
    'answer',
    'assigned',
    'visit-confirmed',
    'visit-moved',
    'visit-cancelled',
    'withdrawn',
  ]),
  done_by: z.enum(actors),
  /** The colleague; none for the person, and for whoever has left. */
  author: z.string().nullable(),
  /** The note, or the reason that was given. */
  text: z.string().nullable(),
  from: state.nullable(),
  to: state.nullable(),
  way: z.enum(answerWays).nullable(),
  assigned: z.string().nullable(),
  visit: z.object({ day: z.string(), time: z.string() }).nullable(),
});
export type LeadEvent = z.output<typeof leadEvent>;

export const leadDetail = leadRow.extend({
  builder: person,
  plant_id: z.int().nullable(),
  /** Pesos, as the person saw it. */
  plant_price: z.int().nullable(),
  /** Page of the home while it is on offer. */
  path: z.string().nullable(),
  message: z.string().nullable(),
  residence: z.string(),
  preferred_channel: z.enum(answerWays).nullable(),
  preferred_window: z.string().nullable(),
  origin: z.string(),
  consent: z.object({ sentence: z.string(), at: isoMoment, withdrawn_at: isoMoment.nullable() }),
  visit_reason: z.string().nullable(),
  /** Whether the project still takes visits. */
  takes_visits: z.boolean(),
  history: z.array(leadEvent),
  same_person: z.array(z.object({ id: z.int(), about: z.string().nullable(), state, created_at: isoMoment })),
  team: z.array(person),
});
export type LeadDetail = z.output<typeof leadDetail>;

export const getLead = endpoint({
  id: 'C332',
  method: 'GET',
  path: '/contactos/{id}/detalle',
  summary:
    "One request to one's builder with its history; an administrator's reading is logged. 404 for those of others",
  access: 'builder',
  params: idParams,
  response: dataOf(leadDetail),
});

export const markLeadRead = endpoint({
  id: 'C333',
  method: 'POST',
  path: '/contactos/{id}/leido',
  summary: 'Somebody of the builder has opened a request: it counts as read from then on',
  access: 'builder',
  params: idParams,
  response: outcome,
});

const version = z.int().positive().max(2_147_483_647);
const changed = outcome.extend({ version: z.int() });

export const changeLeadState = endpoint({
  id: 'C334',
  method: 'POST',
  path: '/contactos/{id}/estado',
  summary: 'Says where a request stands; 409 where somebody changed it since the version that was read',
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({ state, reason: line(300).nullable().default(null), version })
    .meta({ examples: [{ state: 'contacted', version: 1 }] }),
  response: changed,
});

export const addLeadNote = endpoint({
  id: 'C335',
  method: 'POST',
  path: '/contactos/{id}/notas',
  summary: "Adds a note of the builder's team; once for each key",
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({
      text: z.string().trim().min(1, 'Escribe la nota').max(2000, 'La nota puede tener máximo 2000 letras'),
      key: z.uuid(),
    })
    .meta({ examples: [{ text: 'Prefiere que la llamen en la tarde.', key: 'b2b1c9c0-6f0c-4b57-9d5e-0f7f6a1f3c11' }] }),
  response: outcome,
});

export const recordLeadAnswer = endpoint({
  id: 'C336',
  method: 'POST',
  path: '/contactos/{id}/respuesta',
  summary:
    'A colleague calls or writes to the person: the first time stops the clock and makes a new request one in contact',
  access: 'builder',
  params: idParams,
  body: z.strictObject({ way: z.enum(answerWays) }).meta({ examples: [{ way: 'phone' }] }),
  response: changed,
});

export const assignLead = endpoint({
  id: 'C337',
  method: 'POST',
  path: '/contactos/{id}/responsable',
  summary: 'Gives a request to a colleague of the builder, or to nobody',
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({ user_id: z.int().positive().max(2_147_483_647).nullable(), version })
    .meta({ examples: [{ user_id: null, version: 1 }] }),
  response: changed,
});

/** The file itself, not JSON. */
export const exportLeads = endpoint({
  id: 'C338',
  method: 'POST',
  path: '/constructoras/id/{id}/contactos/exportar',
  summary: 'The requests that the filter shows as a sheet (CSV); stands in the log of security',
  access: 'builder',
  params: idParams,
  body: z.strictObject(filters).meta({ examples: [{ state: 'new' }] }),
  response: z.string(),
});
