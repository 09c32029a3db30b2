import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { tracking, trackingResult } from '../search/tracking.ts';
import { trackingPath } from './tracking-path.ts';

export const saveTracking = endpoint({
  id: 'C127',
  method: 'POST',
  path: trackingPath,
  summary: 'Stores what a visitor looks for; `key` names the visit and goes back in `id_anonimo`',
  body: tracking.meta({ examples: [{ id_anonimo: '', building_status: 'launch', filters: { city: 'bogota' } }] }),
  response: trackingResult,
});
