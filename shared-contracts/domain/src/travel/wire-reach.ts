import { z } from 'zod';
import { coordinates } from '../places/place.ts';
import { reachablePlaces, reachLimits } from './reach.ts';
import { travelLimits, travelModes } from './travel-mode.ts';

/** A place that ways lead to. */
export const reachablePlace = z.object({
  lat: z.number().min(-reachablePlaces.lat).max(reachablePlaces.lat),
  lng: z.number().min(-reachablePlaces.lng).max(reachablePlaces.lng),
});

/** A place, minutes, and a way of going there. */
const askedReach = reachablePlace.extend({
  minutes: z.int().min(travelLimits.min).max(travelLimits.max),
  mode: z.enum(travelModes),
});

/** The points around each piece of the map, not closed. */
export const reachRings = z.array(z.array(coordinates).min(3).max(reachLimits.points)).max(reachLimits.rings);

/** A reach in a call or a stored search. */
export const wireReach = askedReach.extend({ rings: reachRings.optional() });
