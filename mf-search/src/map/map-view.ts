import type { MapBox, MapPoint } from '@umbral/domain/filters/filter-values.ts';

/** A point of the flat world (Web Mercator), 0 to 1 from west to east and from north to south. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Where the world stands on the screen: pixels = world × k + offset. */
export interface MapView {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels on the screen. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export type ScreenPoint = WorldPoint;

const tile = 256;
export const zoomLimits = { min: 2.5, max: 18 } as const;

export function toWorld({ lat, lng }: MapPoint): WorldPoint {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function toPlace({ x, y }: WorldPoint): MapPoint {
  return { lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, lng: (x - 0.5) * 360 };
}

export function onScreen({ k, x, y }: MapView, point: WorldPoint): ScreenPoint {
  return { x: point.x * k + x, y: point.y * k + y };
}

export function worldAt({ k, x, y }: MapView, point: ScreenPoint): WorldPoint {
  return { x: (point.x - x) / k, y: (point.y - y) / k };
}

/** The zoom of tiled maps: each step shows half as much. */
export function zoomOf({ k }: MapView): number {
  return Math.log2(k / tile);
}

export function scaleOf(zoom: number): number {
  return tile * 2 ** Math.max(zoomLimits.min, Math.min(zoomLimits.max, zoom));
}

export function centreOf(view: MapView, { width, height }: Size): MapPoint {
  return toPlace(worldAt(view, { x: width / 2, y: height / 2 }));
}

export function viewAround(centre: MapPoint, zoom: number, { width, height }: Size): MapView {
  const k = scaleOf(zoom);
  const { x, y } = toWorld(centre);
  return { k, x: width / 2 - x * k, y: height / 2 - y * k };
}

/** The piece of the map that a view shows, as an address keeps it: no more than the whole world. */
export function boxOf(view: MapView, { width, height }: Size): MapBox {
  const on = (value: number) => Math.max(0, Math.min(1, value));
  const placeAt = (point: ScreenPoint) => {
    const { x, y } = worldAt(view, point);
    return toPlace({ x: on(x), y: on(y) });
  };
  const from = placeAt({ x: 0, y: 0 });
  const to = placeAt({ x: width, y: height });
  return { north: degrees(from.lat), east: degrees(to.lng), south: degrees(to.lat), west: degrees(from.lng) };
}

/** Pixels at the edges of the map that are kept free. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export function evenInsets(pixels: number): Insets {
  return { top: pixels, right: pixels, bottom: pixels, left: pixels };
}

/** The closest view that shows a whole box within the edges that are kept free. */
export function viewOfBox(box: MapBox, size: Size, insets: Insets = evenInsets(0)): MapView {
  const { top, right, bottom, left } = insets;
  const from = toWorld({ lat: box.north, lng: box.west });
  const to = toWorld({ lat: box.south, lng: box.east });
  const room = { width: Math.max(40, size.width - left - right), height: Math.max(40, size.height - top - bottom) };
  const k = Math.min(room.width / Math.max(to.x - from.x, 1e-9), room.height / Math.max(to.y - from.y, 1e-9));
  const centre = toPlace({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  const view = viewAround(centre, Math.log2(k / tile), size);
  return { k: view.k, x: view.x + (left - right) / 2, y: view.y + (top - bottom) / 2 };
}

/** The smallest box around some points. */
export function boxAround(points: readonly MapPoint[]): MapBox | undefined {
  const [first] = points;
  if (!first) return undefined;
  const box = { north: first.lat, south: first.lat, east: first.lng, west: first.lng };
  for (const { lat, lng } of points) {
    box.north = Math.max(box.north, lat);
    box.south = Math.min(box.south, lat);
    box.east = Math.max(box.east, lng);
    box.west = Math.min(box.west, lng);
  }
  return box;
}

export function isInBox({ north, east, south, west }: MapBox, { lat, lng }: MapPoint): boolean {
  return lat <= north && lat >= south && lng <= east && lng >= west;
}

function degrees(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
