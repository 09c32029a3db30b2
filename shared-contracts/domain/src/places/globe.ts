/** A place on the globe, in degrees. */
export interface GlobePoint {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth in metres; `distance_m` of the database counts with the same. */
export const earthRadiusM = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres from one place to another along the great circle, by the haversine formula. */
export function distanceM(from: GlobePoint, to: GlobePoint): number {
  const square =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusM * Math.asin(Math.sqrt(Math.min(1, square)));
}

/** A corner of an area as addresses keep it: ten-thousandths of a degree are eleven metres. */
export function roundedCorner({ lat, lng }: GlobePoint): GlobePoint {
  return { lat: Math.round(lat * 10_000) / 10_000, lng: Math.round(lng * 10_000) / 10_000 };
}
