import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { appointmentKinds, appointmentTimes } from '../calendar/appointment.ts';
import { isoDay } from '../vocabulary/identifier.ts';
import { id, outcome } from './fields.ts';

/** When and how a visit is held, by the clock of Colombia. */
export const visitSlot = z.strictObject({
  schedule_date: isoDay,
  schedule_time: z.string().refine((time) => appointmentTimes.includes(time)),
  schedule_kind: z.enum(appointmentKinds),
});
export type VisitSlot = z.output<typeof visitSlot>;

const ofRequest = z.strictObject({ id }).meta({ examples: [{ id: 1 }] });

/** None of these calls is a row of the specification. */
export const moveVisit = endpoint({
  id: 'C233',
  method: 'POST',
  path: '/users/visits/move',
  summary: 'Moves a visit that the signed-in person has asked for; the builder is told. 404 for those of others',
  access: 'session',
  body: visitSlot
    .extend({ id })
    .meta({ examples: [{ id: 1, schedule_date: '2027-03-23', schedule_time: '10:30', schedule_kind: 'video' }] }),
  response: outcome,
});
export const cancelVisit = endpoint({
  id: 'C234',
  method: 'POST',
  path: '/users/visits/cancel',
  summary: 'Calls off a visit that the signed-in person has asked for; the builder is told. 404 for those of others',
  access: 'session',
  body: ofRequest,
  response: outcome,
});
export const withdrawRequest = endpoint({
  id: 'C235',
  method: 'POST',
  path: '/users/contacts/withdraw',
  summary: 'Takes back the consent of one request: its builder is told not to write any more. 404 for those of others',
  access: 'session',
  body: ofRequest,
  response: outcome,
});
