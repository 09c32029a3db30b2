import { coastLevel } from '@umbral/domain/ground/ground-levels.ts';
import type { GeometryCollection as GeoJsonGeometries, GeoJsonProperties, Geometry, Position } from 'geojson';
import { mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, GeometryObject } from 'topojson-specification';
import { type GroundShape, lastCoarseLevel, lastLevel } from './ground-shape.ts';
import { neighbourhoodNames, placeNames, roadNamesOf, stationShapes } from './name-shapes.ts';
import { readFeatures, readMunicipalities, type SourceFeature, type SourceName } from './read-sources.ts';

type Maker = () => Promise<GroundShape[]>;

const coarse = [3, lastCoarseLevel] as const;
const near = [9, lastLevel] as const;

/** Kinds of roads by the class that their source gives them. */
const roadKinds: Readonly<Record<string, 'major' | 'primary' | 'minor'>> = {
  trunk: 'major',
  arteria: 'major',
  troncal_mio: 'major',
  primary: 'primary',
  corredor_mio: 'primary',
};

/** What each layer of the data gives to be drawn. */
const makers: Readonly<Record<SourceName, Maker>> = {
  sea: async () => {
    const sea = await readFeatures('sea');
    return [
      ...plain(sea, { layer: 'water', levels: coarse, kind: 'sea' }),
      ...plain(sea, { layer: 'water', levels: [coastLevel, coastLevel], kind: 'sea' }),
      ...coastOf(sea),
    ];
  },
  lakes: async () => plain(await readFeatures('lakes'), { layer: 'water', levels: coarse, kind: 'lake' }),
  towns: async () => plain(await readFeatures('towns'), { layer: 'urban', levels: [3, 5], kind: 'town' }),
  urban: async () => plain(await readFeatures('urban'), { layer: 'urban', levels: [7, lastLevel], kind: 'town' }),
  rivers: async () =>
    (await readFeatures('rivers')).map(({ geometry, properties: { city } }) => ({
      layer: 'river',
      geometry,
      properties: { kind: city ? 'near' : 'far' },
      levels: city ? near : coarse,
    })),
  municipalities: async () => {
    const { land, borders, departments, shapes } = await readMunicipalities();
    return [
      { layer: 'land', geometry: land, properties: {}, levels: near },
      { layer: 'border', geometry: borders, properties: { kind: 'municipality' }, levels: [7, lastLevel] },
      { layer: 'border', geometry: departments, properties: { kind: 'department' }, levels: [3, lastLevel] },
      ...placeNames(shapes, { kind: 'municipality', levels: [7, 11], isCapitals: true }),
    ];
  },
  zones: async () => {
    const zones = await readFeatures('zones');
    return [
      ...plain(
        zones.filter(({ properties }) => properties.city === 'panama'),
        { layer: 'land', levels: near, kind: 'zone' },
      ),
      ...bordersOf(zones, 'zone', [9, lastLevel]),
      ...placeNames(named(zones), { kind: 'zone', levels: [9, lastLevel] }),
    ];
  },
  neighbourhoods: async () => {
    const neighbourhoods = await readFeatures('neighbourhoods');
    return [
      ...bordersOf(neighbourhoods, 'neighbourhood', [11, lastLevel]),
      ...neighbourhoodNames(named(neighbourhoods)),
    ];
  },
  roads: async () => {
    const roads = (await readFeatures('roads')).map((road) => ({
      ...road,
      kind: roadKinds[road.properties.class ?? ''] ?? ('minor' as const),
    }));
    return [
      ...roads.map(({ geometry, kind }): GroundShape => {
        const from = { major: 7, primary: 9, minor: 11 }[kind];
        return { layer: 'road', geometry, properties: { kind }, levels: [from, lastLevel] };
      }),
      ...roadNamesOf(roads),
    ];
  },
  lines: async () =>
    (await readFeatures('lines')).map(({ geometry }) => ({
      layer: 'transit',
      geometry,
      properties: { kind: 'line' },
      levels: near,
    })),
  stations: async () => stationShapes(await readFeatures('stations')),
};

/** Everything that is drawn of some layers of the data. */
export async function groundShapes(sources: readonly SourceName[]): Promise<GroundShape[]> {
  const shapes = (await Promise.all(sources.map((source) => makers[source]()))).flat();
  // What is not covered again would be lost to the sea.
  return sources.includes('municipalities') ? shapes : shapes.filter(({ layer }) => layer !== 'coast');
}

type Plain = Pick<GroundShape, 'layer' | 'levels'> & { readonly kind: string };

function plain(features: readonly SourceFeature[], { layer, levels, kind }: Plain): GroundShape[] {
  return features.map(({ geometry }) => ({ layer, geometry, properties: { kind }, levels }));
}

/** Lines between areas: each once, so that dashes stay dashes, and none where a tile cuts an area. */
function bordersOf(features: readonly SourceFeature[], kind: string, levels: GroundShape['levels']): GroundShape[] {
  const geometries = features.map(({ geometry }) => geometry);
  const areas: GeoJsonGeometries = { type: 'GeometryCollection', geometries };
  const shared = topology({ areas });
  const { areas: joinedAreas } = shared.objects;
  if (!isCollection(joinedAreas)) return [];
  const geometry = mesh(shared, joinedAreas, (one, other) => one !== other);
  return [{ layer: 'border', geometry, properties: { kind }, levels }];
}

function isCollection(value: GeometryObject<GeoJsonProperties> | undefined): value is GeometryCollection {
  return value?.type === 'GeometryCollection';
}

/** Degrees within which a line runs along the frame of the data. */
const frameReach = 0.01;

/** The coast as lines, without the frame that cuts the sea. */
function coastOf(sea: readonly SourceFeature[]): GroundShape[] {
  const rings = sea.flatMap(({ geometry }) => ringsOf(geometry));
  const points = rings.flat();
  const frame = [0, 1].flatMap((axis) => {
    const values = points.map((point) => point[axis] ?? 0);
    return [
      { axis, at: values.reduce((least, value) => Math.min(least, value)) },
      { axis, at: values.reduce((most, value) => Math.max(most, value)) },
    ];
  });
  const isOnFrame = (from: Position, to: Position) =>
    frame.some(({ axis, at }) => [from, to].every((point) => Math.abs((point[axis] ?? 0) - at) < frameReach));
  const coordinates = rings.flatMap((ring) =>
    ring.slice(1).flatMap((to, index) => {
      const from = ring[index];
      return from && !isOnFrame(from, to) ? [[from, to]] : [];
    }),
  );
  const geometry = { type: 'MultiLineString' as const, coordinates: joined(coordinates) };
  return [{ layer: 'coast', geometry, properties: {}, levels: [coastLevel, coastLevel] }];
}

/** Steps that follow one another as one line. */
function joined(steps: readonly (readonly Position[])[]): Position[][] {
  const lines: Position[][] = [];
  for (const [from, to] of steps) {
    const last = lines.at(-1);
    if (!from || !to) continue;
    if (last?.at(-1) === from) last.push(to);
    else lines.push([from, to]);
  }
  return lines;
}

function ringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function named(features: readonly SourceFeature[]) {
  return features.flatMap(({ geometry, properties: { name } }) => (name ? [{ name, geometry }] : []));
}
