/** A point on the globe, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** The part of the globe that a small map shows: as wide as it is high. */
export interface MapFrame {
  readonly north: number;
  readonly west: number;
  /** Degrees of latitude from top to bottom, and of longitude from left to right. */
  readonly height: number;
  readonly width: number;
}

/** About 250 m: less than that is no map. */
const smallest = 0.0045;
const around = 1.3;

/** The frame that holds all points, with room around; nothing without a point. */
export function frameOf(points: readonly Point[]): MapFrame | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  // A degree of longitude is shorter away from the equator.
  const shrink = Math.cos((middle.lat * Math.PI) / 180);
  const height = Math.max(north - south, (east - west) * shrink, smallest) * around;
  const width = height / shrink;
  return { north: middle.lat + height / 2, west: middle.lng - width / 2, height, width };
}

/** Where a point stands in a frame, as fractions from its left upper corner. */
export function placeIn({ north, west, height, width }: MapFrame, { lat, lng }: Point): { x: number; y: number } {
  return { x: (lng - west) / width, y: (north - lat) / height };
}

/** Six decimals are a hand's breadth. */
const rounded = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;

/** The point at a place of a frame. */
export function pointAt({ north, west, height, width }: MapFrame, { x, y }: { x: number; y: number }): Point {
  return { lat: rounded(north - y * height), lng: rounded(west + x * width) };
}

/** The middle of points. */
export function centerOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce((total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }));
  return { lat: rounded(sum.lat / points.length), lng: rounded(sum.lng / points.length) };
}

const typed = /^-?\d{1,3}([.,]\d+)?$/;

/** The point that two fields hold, as numbers or as typed; nothing while one of them is no number. */
export function pointOf(lat: unknown, lng: unknown): Point | undefined {
  const [north, east] = [lat, lng].map((value) => {
    if (typeof value === 'number') return value;
    return typeof value === 'string' && typed.test(value.trim()) ? Number(value.trim().replace(',', '.')) : undefined;
  });
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east };
}
