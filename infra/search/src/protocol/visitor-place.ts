import type { GeoPoint } from '../engine/geo.ts';

/** Knows where visitors are. */
export interface VisitorPlace {
  /** The place of an address, or null where it is not known. */
  locate(address: string): GeoPoint | null;
}

/** Takes every visitor to be at one place. */
export function fixedPlace(place: GeoPoint): VisitorPlace {
  return { locate: () => place };
}

/** Bogotá: where the portal has most of its homes. */
export const DEFAULT_VISITOR_PLACE = fixedPlace({ lat: 4.711, lng: -74.0721 });
