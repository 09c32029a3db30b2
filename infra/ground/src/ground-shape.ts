import type { GroundLayer } from '@umbral/domain/ground/ground-layers.ts';
import type { Geometry } from 'geojson';

/** Something that is drawn, and on which levels of tiles. */
export interface GroundShape {
  readonly layer: GroundLayer;
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, string | number>>;
  /** First and last level. */
  readonly levels: readonly [from: number, to: number];
}

/** Up to the last level. */
export const lastLevel = 13;
/** The last level of what is too coarse to be seen from near. */
export const lastCoarseLevel = 7;
