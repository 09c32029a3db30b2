import type { GeoPoint } from './geo.ts';
import type { GeoBox } from './geo-cells.ts';

/** The most bands of latitude that the edges of a polygon are sorted into. */
const MOST_BANDS = 512;

interface Edge {
  from: GeoPoint;
  to: GeoPoint;
}

/** A polygon whose edges are sorted by latitude: a place is held against the few that pass at its height. */
export class PolygonArea {
  readonly box: GeoBox;
  /** What looking at one place costs, in edges. */
  readonly cost: number;
  readonly #bands: readonly Edge[][];
  readonly #bandHeight: number;

  constructor(points: readonly GeoPoint[]) {
    const lats = points.map(({ lat }) => lat);
    const lngs = points.map(({ lng }) => lng);
    this.box = { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
    const bands = Math.min(MOST_BANDS, points.length);
    this.#bandHeight = (this.box.north - this.box.south) / bands || 1;
    this.#bands = Array.from({ length: bands }, () => []);
    this.#sort(points);
    this.cost = this.#bands.reduce((sum, edges) => sum + edges.length, 0) / bands;
  }

  /** Whether a place is inside: a ray to the east crosses the border an odd number of times. */
  contains(lat: number, lng: number): boolean {
    const { south, north, west, east } = this.box;
    if (lat < south || lat > north || lng < west || lng > east) return false;
    let isInside = false;
    for (const { from, to } of this.#bands[this.#bandOf(lat)] ?? []) {
      if (from.lat > lat === to.lat > lat) continue;
      if (lng < lngAt(from, to, lat)) isInside = !isInside;
    }
    return isInside;
  }

  /** How a cell lies: wholly inside, wholly outside, or on the border. */
  side(cell: GeoBox): 'inside' | 'outside' | 'border' {
    const last = this.#bandOf(cell.north);
    for (let band = this.#bandOf(cell.south); band <= last; band++) {
      if (this.#bands[band]?.some((edge) => touches(edge, cell))) return 'border';
    }
    return this.contains((cell.south + cell.north) / 2, (cell.west + cell.east) / 2) ? 'inside' : 'outside';
  }

  #sort(points: readonly GeoPoint[]): void {
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length] ?? from;
      const last = this.#bandOf(Math.max(from.lat, to.lat));
      for (let band = this.#bandOf(Math.min(from.lat, to.lat)); band <= last; band++) {
        this.#bands[band]?.push({ from, to });
      }
    });
  }

  #bandOf(lat: number): number {
    return Math.min(this.#bands.length - 1, Math.max(0, Math.floor((lat - this.box.south) / this.#bandHeight)));
  }
}

/** Whether the part of an edge at the height of a cell passes over it; touching counts. */
function touches({ from, to }: Edge, { south, north, west, east }: GeoBox): boolean {
  const low = Math.max(south, Math.min(from.lat, to.lat));
  const high = Math.min(north, Math.max(from.lat, to.lat));
  if (low > high) return false;
  const isLevel = from.lat === to.lat;
  const [a, b] = isLevel ? [from.lng, to.lng] : [lngAt(from, to, low), lngAt(from, to, high)];
  return Math.max(a, b) >= west && Math.min(a, b) <= east;
}

function lngAt(from: GeoPoint, to: GeoPoint, lat: number): number {
  return from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
}
