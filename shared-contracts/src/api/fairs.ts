import { z } from 'zod';
import { region } from '../domain/vocabulary-schema.ts';
import { endpoint } from './endpoint.ts';
import { isoDate, listOf } from './fields.ts';
import { image } from './image.ts';

export const fair = z.object({
  id: z.int(),
  name: z.string(),
  hyphenized: z.string(),
  /** "1" active. */
  status: z.enum(['0', '1']),
  kind: z.enum(['virtual', 'regional', 'in-person']),
  region: region.nullable(),
  description: z.string(),
  cover: image.nullable(),
  starts_on: isoDate,
  ends_on: isoDate,
  /** Published projects that take part. */
  projects: z.int(),
  builders: z.int(),
});
export type Fair = z.output<typeof fair>;

/** The cities of a fair are `listCitiesOfFair`, its projects `filterPlants` with `fair_name`. */
export const listFairs = endpoint({
  id: 'C032',
  method: 'GET',
  path: '/fairs',
  summary: 'Fairs, active ones first',
  response: listOf(fair),
});
