import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { tourRoom } from '../homes/tour.ts';
import { dataOf, idParams } from './fields.ts';

export const getTour = endpoint({
  id: 'C420',
  method: 'GET',
  path: '/planta/{id}/recorrido',
  summary:
    'The rooms of a plant all around, and the doors between them; none where its view is of one room or elsewhere',
  params: idParams,
  response: dataOf(z.object({ rooms: z.array(tourRoom) })),
});
