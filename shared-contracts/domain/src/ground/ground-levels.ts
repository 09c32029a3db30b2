/** Zooms at which tiles of the ground are made; between them a tile is drawn larger. */
export const groundLevels = [3, 5, 7, 9, 11, 13] as const;
export type GroundLevel = (typeof groundLevels)[number];

/** Natural Earth, whose coasts and rivers are off by kilometres, is drawn below this zoom only. */
export const coarseEnd = 10;

/**
 * Tiles of this level hold nothing but the sea and its coast, for the zooms past `coarseEnd`: there the coast is drawn as
 * wide as it may be off, and what the finer outlines of municipalities and zones cover is land again.
 */
export const coastLevel = 8;
/** Metres to both sides that the coast may be off. */
export const coastReachM = 2200;

/** The level that is drawn at a zoom: its tiles are 512 to 2,048 pixels wide there, and wider past the last level. */
export function groundLevelAt(zoom: number): GroundLevel {
  return groundLevels.findLast((level) => level <= zoom - 1) ?? groundLevels[0];
}
