import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { isoDay } from '../vocabulary/identifier.ts';
import { leadVisit } from './builder-contacts.ts';
import { idParams, line, listOf, outcome } from './fields.ts';
import { visitSlot } from './visits.ts';

/** A visit in the calendar of a sales room. */
export const calendarVisit = leadVisit.extend({
  contact_id: z.int(),
  version: z.int(),
  name: z.string(),
  phone: z.string().nullable(),
  project_id: z.int().nullable(),
  project: z.string(),
  plant_id: z.int().nullable(),
  plant_title: z.string().nullable(),
  /** When the sales room attends, in the builder's words. */
  office_hours: z.string().nullable(),
  takes_visits: z.boolean(),
});
export type CalendarVisit = z.output<typeof calendarVisit>;

/** None of these calls is a row of the specification. */
export const listBuilderVisits = endpoint({
  id: 'C339',
  method: 'GET',
  path: '/constructoras/id/{id}/visitas',
  summary: "Visits to one's builder between two days, in their order; an administrator's reading is logged",
  access: 'builder',
  params: idParams,
  query: z.object({ from: isoDay, to: isoDay }).meta({ examples: [{ from: '2027-03-15', to: '2027-03-21' }] }),
  response: listOf(calendarVisit),
});

const version = z.int().positive().max(2_147_483_647);

/** What a builder says to a visit that a person has asked for. */
export const visitAnswer = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('confirm'), version }),
  visitSlot.extend({ action: z.literal('propose'), version }),
  z.strictObject({
    action: z.literal('cancel'),
    reason: line(300).min(3, 'Escribe al menos 3 letras'),
    version,
  }),
]);
export type VisitAnswer = z.output<typeof visitAnswer>;

export const answerVisit = endpoint({
  id: 'C385',
  method: 'POST',
  path: '/contactos/{id}/visita',
  summary:
    'Confirms a visit, proposes another time or calls it off; the person is told. 409 where it changed meanwhile',
  access: 'builder',
  params: idParams,
  body: visitAnswer.meta({ examples: [{ action: 'confirm', version: 1 }] }),
  response: outcome.extend({ version: z.int() }),
});
