import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { dataOf } from './fields.ts';

const ipPlace = z.object({
  /** `address`: told by the visitor's address. `default`: nothing is known, this is the product's own country. */
  source: z.enum(['address', 'default']),
  /** ISO code in capitals. */
  country: z.string(),
  country_name: z.string().nullable(),
  /** A city with homes, where the source knows cities: good enough to preselect, never to decide. */
  city: z.string().nullable(),
  city_slug: z.string().nullable(),
});
const pointPlace = z.object({
  country: z.string(),
  department: z.string(),
  city: z.string(),
  /** Null where the city has no homes. */
  city_slug: z.string().nullable(),
  zone: z.string().nullable(),
  zone_slug: z.string().nullable(),
  /** To the middle of the nearest zone or neighbourhood; 0 where a maps service says that the point lies in it. */
  distance_m: z.int(),
});

export const getIpPlace = endpoint({
  id: 'C162',
  method: 'GET',
  path: '/geo/ip',
  summary: 'Country, and city where it is known, of the address that asks; to preselect, never to decide',
  response: dataOf(ipPlace).meta({
    examples: [
      { data: { source: 'address', country: 'CO', country_name: 'Colombia', city: 'Medellín', city_slug: 'medellin' } },
    ],
  }),
});

export const getReverseGeocode = endpoint({
  id: 'C163',
  method: 'GET',
  path: '/geo/reverse',
  summary: 'City and zone of a point, where one is within 60 km',
  query: z
    .strictObject({
      lat: z.coerce.number<number>().min(-90).max(90),
      lng: z.coerce.number<number>().min(-180).max(180),
    })
    .meta({ examples: [{ lat: 4.7265, lng: -74.039 }] }),
  response: dataOf(pointPlace.nullable()).meta({
    examples: [
      {
        data: {
          country: 'Colombia',
          department: 'Cundinamarca',
          city: 'Bogotá',
          city_slug: 'bogota',
          zone: 'Usaquén',
          zone_slug: 'usaquen',
          distance_m: 392,
        },
      },
    ],
  }),
});
