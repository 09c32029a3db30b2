import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { email } from '../fields/fields.ts';
import { idParams, ok } from './fields.ts';

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
