import { groundLayers } from '@umbral/domain/ground/ground-layers.ts';
import { coastLevel, groundLevels } from '@umbral/domain/ground/ground-levels.ts';
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt';
import { encodeTile, type TileFeature, type TileLayer } from './encode-tile.ts';
import { type GroundShape, lastCoarseLevel } from './ground-shape.ts';

const extent = 4096;
/** Units beyond the edge: lines as wide as they get are cut where nobody sees it. */
const buffer = 96;
/** Units that a line may be off: about a pixel where the tile is drawn largest, and two on the coarse levels. */
const tolerances = { coarse: 6, fine: 2.5 } as const;
/** Where nothing of a city lies, the map draws the tile of the last level that is made everywhere. */
const lastEverywhere = 9;
const cityLayers: ReadonlySet<string> = new Set(['urban', 'road', 'transit', 'station', 'river']);
const cityKinds: ReadonlySet<unknown> = new Set(['zone', 'neighbourhood', 'road']);

export interface MadeTile {
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

/** Cuts shapes into tiles, level by level; a tile with nothing on it is not made. */
export function makeTiles(shapes: readonly GroundShape[]): MadeTile[] {
  return [...groundLevels, coastLevel].flatMap((level) => {
    const ofLevel = shapes.filter(
      ({ layer, levels: [from, to] }) =>
        from <= level && level <= to && (level !== coastLevel || layer === 'water' || layer === 'coast'),
    );
    const indexes = groundLayers.map((name) => ({ name, index: indexOf(ofLevel, name, level) }));
    const spots = new Map(
      indexes.flatMap(({ index }) =>
        index.tileCoords.flatMap(({ z, x, y }) => (z === level ? [[`${x}/${y}`, { x, y }] as const] : [])),
      ),
    );
    return [...spots.values()].flatMap(({ x, y }) => {
      const layers = indexes.flatMap(({ name, index }): TileLayer[] => {
        const tile = index.getTile(level, x, y);
        const features = (tile?.features ?? []).flatMap((feature) => featureOf(feature) ?? []);
        return features.length > 0 ? [{ name, extent, features }] : [];
      });
      return layers.length > 0 && (level <= lastEverywhere || layers.some(isOfCity))
        ? [{ level, x, y, bytes: encodeTile(layers) }]
        : [];
    });
  });
}

function isOfCity({ name, features }: TileLayer): boolean {
  return cityLayers.has(name) || features.some(({ properties }) => cityKinds.has(properties.kind));
}

function indexOf(shapes: readonly GroundShape[], layer: string, level: number): GeoJSONVT {
  const features = shapes
    .filter((shape) => shape.layer === layer)
    .map(({ geometry, properties }) => ({ type: 'Feature' as const, geometry, properties: { ...properties } }));
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    {
      maxZoom: level + 1,
      indexMaxZoom: level,
      indexMaxPoints: 0,
      extent,
      buffer,
      tolerance: level <= lastCoarseLevel ? tolerances.coarse : tolerances.fine,
    },
  );
}

/** A feature to be written; nothing for a point beyond the tile, which stands on the next one. */
function featureOf({ type, geometry, tags }: LegacyFeature): TileFeature | undefined {
  const properties = Object.fromEntries(
    Object.entries(tags ?? {}).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
  if (type !== 1) return { type, parts: geometry, properties };
  const inside = geometry.filter(([x, y]) => x >= 0 && y >= 0 && x < extent && y < extent);
  return inside.length > 0 ? { type, parts: [inside], properties } : undefined;
}
