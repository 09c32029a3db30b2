import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { availability } from '../homes/availability.ts';
import { dataOf, idParams } from './fields.ts';

export const getAvailability = endpoint({
  id: 'C343',
  method: 'GET',
  path: '/planta/{id}/unidades',
  summary: "Every home of a plant's project with its state; a hidden price stays hidden",
  params: idParams,
  response: dataOf(availability),
});
