import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { email } from '../fields/fields.ts';
import { isoMoment, webAddress } from '../vocabulary/identifier.ts';
import { id, idParams, listOf, ok, outcome } from './fields.ts';

export const watchUnit = endpoint({
  id: 'C344',
  method: 'POST',
  path: '/unidades/{id}/avisos',
  summary: 'Asks for one letter when a taken home is available again; without an account the address confirms it',
  params: idParams,
  body: z
    .strictObject({ email: email.optional(), agree_terms: z.literal('S').optional() })
    .meta({ examples: [{}, { email: 'ana@example.com', agree_terms: 'S' }] }),
  response: z
    .object({
      ok,
      /** What was done, or why not, for the visitor to read. */
      message: z.string(),
    })
    .meta({ examples: [{ ok: 1, message: 'Te avisaremos si se libera.' }] }),
});

/** A taken home that somebody waits for. */
const unitWatch = z.object({
  id,
  /** Its name, as "Apartamento 301". */
  home: z.string(),
  /** None where there is one tower. */
  tower: z.string().nullable(),
  project: z.string(),
  place: z.string(),
  /** The page of its typology. */
  path: webAddress,
  /** Its address has said yes: nothing is mailed before. */
  is_confirmed: z.boolean(),
  created_at: isoMoment,
});
export type UnitWatch = z.infer<typeof unitWatch>;

export const listUnitWatches = endpoint({
  id: 'C406',
  method: 'GET',
  path: '/users/unit-watches',
  summary: 'Taken homes that the signed-in person waits for, newest first; those of which a letter told are no more',
  access: 'session',
  response: listOf(unitWatch),
});

export const endUnitWatch = endpoint({
  id: 'C407',
  method: 'POST',
  path: '/users/delete/unit-watches',
  summary: 'Ends the waiting for a home of the signed-in person; ending it twice changes nothing',
  access: 'session',
  body: z.object({ id }).meta({ examples: [{ id: 1 }] }),
  response: outcome,
});
