import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { coordinates } from '../places/place.ts';
import { travelMinutes } from '../travel/travel-minutes.ts';
import { travelLimits, travelModes } from '../travel/travel-mode.ts';
import { reachablePlace, reachRings } from '../travel/wire-reach.ts';
import { id } from '../vocabulary/identifier.ts';
import { nearbyPlaceCategory } from '../vocabulary/vocabulary-schema.ts';
import { dataOf, idParams, line, listOf } from './fields.ts';

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
  summary: 'Estimated minutes on foot and by bicycle to what lies around a plant',
  params: idParams,
  response: dataOf(surroundings).meta({
    examples: [
      {
        data: {
          stations: [{ name: 'Calle 100', system: 'TransMilenio', minutes: { walk: 8, cycle: 3, transit: null } }],
          places: [{ name: 'Parque El Virrey', category: 'park', minutes: { walk: 12, cycle: 4, transit: null } }],
          point: { lat: 4.6836, lng: -74.0531 },
        },
      },
    ],
  }),
});

const { lat, lng } = reachablePlace.shape;

/** A place in a query, to a thousandth of a degree or finer. */
const placeInQuery = {
  lat: z.coerce.number<number>().pipe(lat),
  lng: z.coerce.number<number>().pipe(lng),
};

export const getReach = endpoint({
  id: 'C412',
  method: 'GET',
  path: '/alrededor/alcance',
  summary: 'Where one is within some minutes of a place on foot, by bicycle or by transit, as rings of points',
  query: z
    .strictObject({
      ...placeInQuery,
      minutes: z.coerce.number<number>().int().min(travelLimits.min).max(travelLimits.max),
      mode: z.enum(travelModes),
    })
    .meta({ examples: [{ lat: 4.684, lng: -74.057, minutes: 20, mode: 'walk' }] }),
  response: dataOf(z.object({ rings: reachRings })),
});

/** The most homes and places that one call asks about: a comparison, and what a device keeps. */
export const mostAsked = { homes: 6, places: 5 } as const;

export const findMinutes = endpoint({
  id: 'C411',
  method: 'POST',
  path: '/alrededor/minutos',
  summary:
    'Estimated minutes from homes to places of somebody’s own, in the order asked for. Nothing of it is stored; places come without names, rounded to about 110 metres',
  body: z.object({
    homes: z.array(id).min(1).max(mostAsked.homes),
    places: z.array(reachablePlace).min(1).max(mostAsked.places),
  }),
  response: z.object({
    data: z.array(
      z.object({
        home: id,
        /** One of each place; null where the home has no point on the map. */
        minutes: z.array(travelMinutes.nullable()),
      }),
    ),
  }),
});

const foundPlace = z.object({
  name: z.string(),
  kind: z.enum(['station', 'neighbourhood', 'zone', 'city']),
  /** The system of a station; of a place the wider one. */
  around: z.string(),
  ...coordinates.shape,
});
export type FoundPlace = z.infer<typeof foundPlace>;

export const findTravelPlaces = endpoint({
  id: 'C414',
  method: 'GET',
  path: '/alrededor/lugares',
  summary: 'Stations, neighbourhoods, zones and cities by name, to say where a place of one’s own is',
  query: z.strictObject({ q: line(60) }).meta({ examples: [{ q: 'calle 100' }] }),
  response: listOf(foundPlace),
});
