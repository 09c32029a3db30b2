import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { appointmentKinds } from '../calendar/appointment.ts';
import { portalContactKinds, portalContactStates } from '../contact/portal-contact.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { idParams, outcome } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

/** Somebody who wrote to the portal itself, as its team sees it. */
const portalContact = z.object({
  id: z.int(),
  kind: z.enum(portalContactKinds),
  state: z.enum(portalContactStates),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  home_city: z.string().nullable(),
  home_country: z.string().nullable(),
  message: z.string().nullable(),
  /** What the form asked of its own, by the names of its questions. */
  answers: z.record(z.string(), z.unknown()),
  schedule_date: z.string().nullable(),
  /** `HH:MM` by the clock of Colombia. */
  schedule_time: z.string().nullable(),
  schedule_kind: z.enum(appointmentKinds).nullable(),
  origin: z.string(),
  /** The consent was taken back: nobody may be called any more. */
  withdrawn_at: isoMoment.nullable(),
  created_at: isoMoment,
});
export type PortalContact = z.output<typeof portalContact>;

/** No row of the specification: what people write to the portal itself has to be answered by somebody. */
export const listPortalContacts = endpoint({
  id: 'C394',
  method: 'GET',
  path: '/contactos/portal',
  summary: 'Who has written to the portal itself and to no builder, newest first; with `contact` that one alone',
  access: 'admin',
  query: pageQuery.extend({
    state: z.enum(portalContactStates).optional(),
    contact: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  }),
  response: pageOf(portalContact),
});

export const settlePortalContact = endpoint({
  id: 'C395',
  method: 'POST',
  path: '/contactos/portal/{id}',
  summary: 'Says where the team stands with somebody who has written to the portal',
  access: 'admin',
  params: idParams,
  body: z.strictObject({ state: z.enum(portalContactStates) }),
  response: outcome,
});
