import { distanceM, type GlobePoint } from '../places/globe.ts';

/** Degrees of a square of the grid, about 1.1 km. */
const square = 0.01;
const metresOfDegree = 111_195;

/** A spot near a point, by its number, and the metres to it. */
export type NearSpot = readonly [spot: number, metres: number];

/** Finds the spots near a point without looking at all of them. */
export class SpotGrid {
  readonly #spots: readonly GlobePoint[];
  readonly #squares = new Map<string, number[]>();

  constructor(spots: readonly GlobePoint[]) {
    this.#spots = spots;
    for (const [index, { lat, lng }] of spots.entries()) {
      const key = `${Math.floor(lat / square)} ${Math.floor(lng / square)}`;
      const there = this.#squares.get(key);
      if (there) there.push(index);
      else this.#squares.set(key, [index]);
    }
  }

  /** The spots within some metres of a point, in no order. */
  near(point: GlobePoint, metres: number): NearSpot[] {
    const north = metres / metresOfDegree;
    const east = north / Math.max(0.1, Math.cos((point.lat * Math.PI) / 180));
    const [row, column] = [Math.floor((point.lat - north) / square), Math.floor((point.lng - east) / square)];
    // Counted from zero: far from the globe a number plus one may be the same number, and nothing would end.
    const [rows, columns] = [Math.ceil((2 * north) / square), Math.ceil((2 * east) / square)];
    const found: NearSpot[] = [];
    for (let up = 0; up <= rows; up++)
      for (let right = 0; right <= columns; right++)
        for (const spot of this.#squares.get(`${row + up} ${column + right}`) ?? []) {
          const away = distanceM(point, this.#spots[spot] ?? point);
          if (away <= metres) found.push([spot, away]);
        }
    return found;
  }
}
