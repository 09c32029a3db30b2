import type { GlobePoint } from '../places/globe.ts';
import type { TravelMode } from './travel-mode.ts';

/** The points around a piece of the map, not closed. */
export type ReachRing = readonly GlobePoint[];

/** What lies within some minutes of a place. */
export interface Reach extends GlobePoint {
  readonly minutes: number;
  readonly mode: TravelMode;
  /** Where that is, by the ways of the ground; by straight distance where nobody has reckoned it yet. */
  readonly rings?: readonly ReachRing[];
}

/** The most that an address holds. */
export const reachLimits = { rings: 12, points: 96 } as const;

/**
 * Where places are that ways lead to, in degrees to both sides of zero: at a pole a metre is any number of degrees, and
 * beside the antimeridian rings would leave the map. Nothing is sold out there.
 */
export const reachablePlaces = { lat: 80, lng: 175 } as const;

/** Whether ways to a place can be reckoned at all. */
export function isReachable({ lat, lng }: GlobePoint): boolean {
  return Math.abs(lat) <= reachablePlaces.lat && Math.abs(lng) <= reachablePlaces.lng;
}

/** A place of an address: a thousandth of a degree is 110 metres, so that nobody's door stands in it. */
export function roundedPlace({ lat, lng }: GlobePoint): GlobePoint {
  return { lat: Math.round(lat * 1000) / 1000, lng: Math.round(lng * 1000) / 1000 };
}
