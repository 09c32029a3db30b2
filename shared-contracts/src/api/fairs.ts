import { z } from 'zod';
import { fair } from '../domain/fair.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';

/** The cities of a fair are `listCitiesOfFair`, its projects `filterPlants` with `fair_name`. */
export const listFairs = endpoint({
  id: 'C032',
  method: 'GET',
  path: '/fairs',
  summary: 'Fairs, active ones first, with how many published projects and builders take part',
  response: listOf(fair.extend({ projects: z.int(), builders: z.int() })),
});
