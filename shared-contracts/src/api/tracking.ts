import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line, ok } from './fields.ts';
import { searchFilters } from './search-filters.ts';

export const saveTracking = endpoint({
  id: 'C127',
  method: 'POST',
  path: '/users/save/tracking',
  summary: 'Stores what a visitor looks for; `key` names the visit and goes back in `id_anonimo`',
  body: z.object({
    id_anonimo: z.union([z.literal(''), z.uuid()]).default(''),
    correo: z.union([z.literal(''), z.email().max(254)]).default(''),
    /** Known by the session; this field is read from no one. */
    user_id: z.int().min(0).default(0),
    status: line(40).nullish(),
    filters: searchFilters.default({}),
  }),
  response: z.object({ ok, key: z.string() }),
});
