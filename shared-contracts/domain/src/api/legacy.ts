import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { legacyPage } from '../legacy/legacy-markup.ts';
import { dataOf } from './fields.ts';

export const getLegacyPage = endpoint({
  id: 'C408',
  method: 'GET',
  path: '/legacy/{remote}/pagina',
  summary: 'A page of a server that is older than the portal, without anything that runs, led into the portal',
  params: z.object({ remote: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/) }),
  query: z.strictObject({
    /** Path with query, the same here and there. */
    path: z
      .string()
      .regex(/^\/(?!\/)/)
      .max(500),
  }),
  response: dataOf(legacyPage).meta({
    examples: [
      {
        data: {
          title: 'Guía de barrios',
          description: null,
          canonical: '/barrios/chapinero',
          isIndexed: true,
          sheets: [],
          markup: [
            { depth: 0, tag: 'h1' },
            { depth: 1, text: 'Chapinero' },
          ],
        },
      },
    ],
  }),
});
