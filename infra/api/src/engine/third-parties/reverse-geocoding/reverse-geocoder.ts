export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Names of the places around a point, widest first, as the source writes them. */
export interface PointNames {
  /** ISO code in capitals. */
  readonly country: string;
  readonly department: string | undefined;
  readonly city: string | undefined;
  readonly zone: string | undefined;
}

export interface ReverseGeocoder {
  /** The names at a point; nothing where there are none (the sea). Throws where the source does not answer. */
  namesAt(point: Point): Promise<PointNames | undefined>;
}
