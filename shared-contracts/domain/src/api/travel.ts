import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { coordinates } from '../places/place.ts';
import { travelMinutes } from '../travel/travel-minutes.ts';
import { nearbyPlaceCategory } from '../vocabulary/vocabulary-schema.ts';
import { dataOf, idParams } from './fields.ts';

const station = z.object({ name: z.string(), system: z.string(), minutes: travelMinutes });
const place = z.object({ name: z.string(), category: nearbyPlaceCategory, minutes: travelMinutes.nullable() });

const surroundings = z.object({
  /** Stations that one can walk to, the nearest first. */
  stations: z.array(station),
  /** What the builder names, in its order; without minutes where nobody says how far it is. */
  places: z.array(place),
  /** Where it stands, as the portal's own places are found around it; null where no point is set. */
  point: coordinates.nullable(),
});
export type Surroundings = z.infer<typeof surroundings>;

export const getSurroundings = endpoint({
  id: 'C410',
  method: 'GET',
  path: '/planta/{id}/alrededor',
  summary: 'Estimated minutes on foot, by bicycle and by transit to what lies around a plant',
  params: idParams,
  response: dataOf(surroundings).meta({
    examples: [
      {
        data: {
          stations: [{ name: 'Calle 100', system: 'TransMilenio', minutes: { walk: 8, cycle: 3, transit: 8 } }],
          places: [{ name: 'Parque El Virrey', category: 'park', minutes: { walk: 12, cycle: 4, transit: null } }],
          point: { lat: 4.6836, lng: -74.0531 },
        },
      },
    ],
  }),
});
