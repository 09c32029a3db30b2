import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

export type StreetClass = 'major' | 'primary' | 'minor';

/** A tile of streets as it is drawn; paths are in its own units, `extent` of them are its side. */
export interface StreetTile {
  readonly extent: number;
  readonly park: Path2D | undefined;
  readonly water: Path2D | undefined;
  readonly building: Path2D | undefined;
  readonly roads: ReadonlyMap<StreetClass, Path2D>;
}

/** Layers and kinds as Protomaps' base map and OpenMapTiles call them. */
const layers = {
  park: ['landuse', 'landcover', 'park'],
  water: ['water'],
  building: ['buildings', 'building'],
  road: ['roads', 'transportation'],
} as const;
const green = new Set(['park', 'nature_reserve', 'forest', 'wood', 'grass', 'garden', 'recreation_ground', 'cemetery']);
const roadClasses: Readonly<Record<string, StreetClass>> = {
  ...{ highway: 'major', motorway: 'major', trunk: 'major' },
  ...{ major_road: 'primary', primary: 'primary', secondary: 'primary' },
  ...{ medium_road: 'minor', minor_road: 'minor', tertiary: 'minor', minor: 'minor', service: 'minor' },
};

/** Reads a tile of a street archive; what it calls otherwise is not drawn. */
export function decodeStreets(bytes: ArrayBuffer): StreetTile {
  const tile = new VectorTile(new PbfReader(bytes));
  const featuresOf = (names: readonly string[]): VectorTileFeature[] =>
    names.flatMap((name) => {
      const layer = tile.layers[name];
      const all = Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index));
      return all.filter((feature) => feature !== undefined);
    });
  const areas = (features: readonly VectorTileFeature[]) => {
    const shapes = features.filter(({ type }) => type === 3);
    if (shapes.length === 0) return undefined;
    const path = new Path2D();
    for (const shape of shapes) addTo(path, shape);
    return path;
  };
  const roads = new Map<StreetClass, Path2D>();
  for (const road of featuresOf(layers.road)) {
    const kind = roadClasses[kindOf(road)];
    if (kind === undefined || road.type !== 2) continue;
    const path = roads.get(kind) ?? new Path2D();
    addTo(path, road);
    roads.set(kind, path);
  }
  return {
    extent: Object.values(tile.layers)[0]?.extent ?? 4096,
    park: areas(featuresOf(layers.park).filter((feature) => green.has(kindOf(feature)))),
    water: areas(featuresOf(layers.water)),
    building: areas(featuresOf(layers.building)),
    roads,
  };
}

function kindOf({ properties }: VectorTileFeature): string {
  return String(properties.kind ?? properties.subclass ?? properties.class ?? '');
}

function addTo(path: Path2D, feature: VectorTileFeature): void {
  for (const part of feature.loadGeometry()) {
    for (const [index, { x, y }] of part.entries()) {
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
  }
}
