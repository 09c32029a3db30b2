import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { fair, fairProgramme } from '../fairs/fair.ts';
import { dataOf, listOf, slug } from './fields.ts';

/** The cities of a fair are `listCitiesOfFair`, its projects `filterPlants` with `fair_name`. */
export const listFairs = endpoint({
  id: 'C032',
  method: 'GET',
  path: '/fairs',
  summary: 'Fairs, active ones first, with how many published projects and builders take part',
  response: listOf(fair.extend({ projects: z.int(), builders: z.int() })),
});
/** The rest of a row that names only the list. */
export const getFairProgramme = endpoint({
  id: 'C032',
  operationId: 'C032-programme',
  method: 'GET',
  path: '/fairs/{slug}',
  summary: 'Stands, agenda, benefits, cities, bank desk and questions of a fair; 404 for an unknown one',
  params: z.object({ slug: slug.meta({ examples: ['12-feria-virtual-umbral'] }) }),
  response: dataOf(fairProgramme),
});
