/** A point of the map, in degrees. */
interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Where on the map a search looks: drawn areas, or the piece in sight. */
export interface MapLimits {
  readonly areas?: readonly { readonly kind: 'include' | 'exclude'; readonly points: readonly Point[] }[] | undefined;
  readonly box?:
    | { readonly north: number; readonly east: number; readonly south: number; readonly west: number }
    | null
    | undefined;
}

/**
 * Whether a point lies in a polygon, which need not be closed: a ray to the east crosses its sides an odd number of
 * times. Degrees count as a plane, which is true to a metre within a city.
 */
export function isInPolygon({ lat, lng }: Point, points: readonly Point[]): boolean {
  let isInside = false;
  let from = points.at(-1);
  for (const to of points) {
    if (from && from.lat > lat !== to.lat > lat) {
      const crossing = to.lng + ((lat - to.lat) / (from.lat - to.lat)) * (from.lng - to.lng);
      if (lng < crossing) isInside = !isInside;
    }
    from = to;
  }
  return isInside;
}

/**
 * Whether a point is where a search looks: in any wanted area, if there are such, and in no unwanted one. Wanted areas
 * win over the piece of the map in sight.
 */
export function isWithin(point: Point, { areas = [], box }: MapLimits): boolean {
  const holds = ({ points }: { readonly points: readonly Point[] }) => isInPolygon(point, points);
  const wanted = areas.filter(({ kind }) => kind === 'include');
  if (areas.some((area) => area.kind === 'exclude' && holds(area))) return false;
  if (wanted.length > 0) return wanted.some(holds);
  if (areas.length > 0 || !box) return true;
  const { lat, lng } = point;
  return lat <= box.north && lat >= box.south && lng <= box.east && lng >= box.west;
}
