import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import {
  type GroundLineName,
  type GroundNameKind,
  groundLines,
  groundNames,
} from '@umbral/domain/ground/ground-layers.ts';
import { PbfReader } from 'pbf';
import type { WorldPoint } from './map-view.ts';

/** A name of the ground and where it stands. */
export interface GroundName {
  readonly kind: GroundNameKind;
  readonly text: string;
  readonly at: WorldPoint;
  /** Names of lower ranks have the room first. */
  readonly rank: number;
  /** Along a road, radians. */
  readonly angle: number;
}

/** A tile as it is drawn; paths are in its own units. */
export interface GroundTile {
  readonly land: Path2D | undefined;
  readonly water: Path2D | undefined;
  readonly coast: Path2D | undefined;
  readonly urban: Path2D | undefined;
  readonly lines: ReadonlyMap<GroundLineName, Path2D>;
  readonly stations: readonly WorldPoint[];
  readonly names: readonly GroundName[];
}

export const tileExtent = 4096;

export interface TileSpot {
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

/** Reads a vector tile into what a canvas draws at once. */
export function decodeTile(bytes: ArrayBuffer, { level, x, y }: TileSpot): GroundTile {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const featuresOf = (name: string): VectorTileFeature[] => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)).filter(
      (one) => one !== undefined,
    );
  };
  const side = 2 ** level;
  const world = (point: { readonly x: number; readonly y: number }): WorldPoint => ({
    x: (x + point.x / tileExtent) / side,
    y: (y + point.y / tileExtent) / side,
  });
  const pointsOf = (feature: VectorTileFeature) => feature.loadGeometry().flat().map(world);
  const lines = new Map<GroundLineName, Path2D>();
  for (const layer of ['border', 'river', 'road', 'transit']) {
    for (const feature of featuresOf(layer)) {
      const name = `${layer}/${feature.properties.kind}`;
      if (!isLine(name)) continue;
      const path = lines.get(name) ?? new Path2D();
      addParts(path, feature);
      lines.set(name, path);
    }
  }
  const area = (name: string) => {
    const features = featuresOf(name);
    if (features.length === 0) return undefined;
    const path = new Path2D();
    for (const feature of features) addParts(path, feature);
    return path;
  };
  return {
    land: area('land'),
    water: area('water'),
    coast: area('coast'),
    urban: area('urban'),
    lines,
    stations: featuresOf('station').flatMap(pointsOf),
    names: featuresOf('name').flatMap((feature) => {
      const { kind, name, rank, angle } = feature.properties;
      if (!isNameKind(kind) || typeof name !== 'string') return [];
      const shared = { kind, text: name, rank: Number(rank ?? 0), angle: Number(angle ?? 0) };
      return pointsOf(feature).map((at) => ({ ...shared, at }));
    }),
  };
}

function addParts(path: Path2D, feature: VectorTileFeature): void {
  for (const part of feature.loadGeometry()) {
    for (const [index, point] of part.entries()) {
      if (index === 0) path.moveTo(point.x, point.y);
      else path.lineTo(point.x, point.y);
    }
  }
}

function isLine(name: string): name is GroundLineName {
  return Object.hasOwn(groundLines, name);
}

function isNameKind(kind: unknown): kind is GroundNameKind {
  return typeof kind === 'string' && Object.hasOwn(groundNames, kind);
}
