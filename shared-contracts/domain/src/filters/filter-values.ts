/** A range of whole numbers; an absent end is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** "2", "2+", "2-" or "2-3": exactly so many, so many and more, so many and fewer, or one more at most [B035]. */
export interface RoomCount {
  readonly value: number;
  readonly orMore: boolean;
  readonly orFewer?: true;
  readonly orNext?: true;
}

/** One of several places that are wanted, whichever: what it is, and its slug. */
export interface WantedPlace {
  readonly level: 'city' | 'zone' | 'neighbourhood';
  readonly slug: string;
}

/** A point with a radius around it. */
export interface Near {
  readonly lat: number;
  readonly lng: number;
  readonly radiusKm: number;
}

/** A point of the map, in degrees. */
export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

/** A piece of the map, in degrees. */
export interface MapBox {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

/** An area drawn by the visitor: homes inside it are wanted, or unwanted. Three points at least, not closed. */
export interface DrawnArea {
  readonly kind: 'include' | 'exclude';
  readonly points: readonly MapPoint[];
}

/** What a visitor can pay every month, pesos: to the builder during the works, to the bank afterwards. */
export interface MonthlyLimit {
  readonly during?: number;
  readonly after?: number;
}

/** A word of an address that names no value of a filter. */
export interface UnknownValue {
  readonly unknown: string;
}
