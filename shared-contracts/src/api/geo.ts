import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf } from './fields.ts';

export const getReverseGeocode = endpoint({
  id: 'C163',
  method: 'GET',
  path: '/geo/reverse',
  summary: 'Nearest city and zone of a point, where one is within 60 km',
  query: z.object({
    lat: z.coerce.number<number>().min(-90).max(90),
    lng: z.coerce.number<number>().min(-180).max(180),
  }),
  response: dataOf(
    z
      .object({
        country: z.string(),
        department: z.string(),
        city: z.string(),
        city_slug: z.string(),
        zone: z.string().nullable(),
        zone_slug: z.string().nullable(),
        distance_m: z.int(),
      })
      .nullable(),
  ),
});
