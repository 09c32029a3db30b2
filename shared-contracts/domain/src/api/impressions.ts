import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { id } from '../vocabulary/identifier.ts';
import { acknowledgement } from './fields.ts';
import { impressionsPath, mostImpressions } from './impressions-path.ts';

export const countImpressions = endpoint({
  id: 'C351',
  method: 'POST',
  path: impressionsPath,
  summary: 'Counts cards that a visitor had in view, each plant once for a page; unknown plants count nowhere',
  body: z.object({ plants: z.array(id).min(1).max(mostImpressions) }).meta({ examples: [{ plants: [1, 2] }] }),
  response: acknowledgement.meta({ examples: [{ ok: 1 }] }),
});
