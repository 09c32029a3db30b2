import { type MapPoint, reachM } from './map-facts.ts';

/** Size of the picture, px. */
export const mapSize = { width: 1000, height: 500 } as const;

export const pxPerMetre = mapSize.width / (2 * reachM.across);
const metresPerDegree = 111_320;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a point stands on the picture around a middle: so small a piece of the earth is flat. */
export function spotOf({ lat, lng }: MapPoint, middle: MapPoint): Spot {
  const across = (lng - middle.lng) * metresPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  const up = (lat - middle.lat) * metresPerDegree;
  return {
    x: Math.round((mapSize.width / 2 + across * pxPerMetre) * 10) / 10,
    y: Math.round((mapSize.height / 2 - up * pxPerMetre) * 10) / 10,
  };
}
