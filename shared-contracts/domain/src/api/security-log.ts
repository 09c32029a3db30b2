import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { ownSecurityFacts, securityActors, securityEventKinds, securityFacts } from '../people/security-event.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { id, line } from './fields.ts';
import { pageOf, pageQueryOf } from './paging.ts';

// No rows of the specification: the log of what happens to the safety of accounts.

const securityEvent = z.object({
  id: z.int(),
  kind: z.enum(securityEventKinds),
  at: isoMoment,
  by: z.enum(securityActors),
  /** Browser and system in words; none where nothing of the web did it. */
  device: z.string().nullable(),
  /** The beginning of the network address. */
  network: z.string().nullable(),
});

const ownSecurityEvent = securityEvent.extend({
  /** How often it happened on that day from the same place; `at` is the last time. */
  times: z.int(),
  facts: ownSecurityFacts,
});
export type OwnSecurityEvent = z.output<typeof ownSecurityEvent>;

export const listOwnSecurityEvents = endpoint({
  id: 'C266',
  method: 'GET',
  path: '/users/security/events',
  summary: 'What happened to the safety of the own account in 24 months, newest first; failures of a day in one row',
  access: 'session',
  query: pageQueryOf(10),
  response: pageOf(ownSecurityEvent),
});

const staffSecurityEvent = securityEvent.extend({
  /** Whose account it is; none where an address had none, and for whoever has left. */
  person: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  /** The member of the team who did it. */
  actor: z.string().nullable(),
  facts: securityFacts,
});
export type StaffSecurityEvent = z.output<typeof staffSecurityEvent>;

export const listSecurityEvents = endpoint({
  id: 'C267',
  method: 'POST',
  path: '/administracion/seguridad',
  summary: 'The log of security by person and kind, in the body so that no address holds them; the read is logged',
  access: 'admin',
  body: pageQueryOf(24)
    .extend({
      /** A part of a name or e-mail, of the account or of who did it. */
      q: line(120).default(''),
      person: id.nullable().default(null),
      kind: z.enum(securityEventKinds, 'Elige un suceso de la lista').nullable().default(null),
    })
    .strict()
    .meta({ examples: [{ q: 'visitante@example.com', kind: 'sign-in-failed', page: 1, items_by_page: 24 }] }),
  response: pageOf(staffSecurityEvent),
});
