import type { Station, TravelNetwork } from '@umbral/domain/travel/travel-network.ts';
import { systemPaces, type TransitSystem } from '@umbral/domain/travel/travel-speeds.ts';
import type { Geometry, Position } from 'geojson';
import { type DrawnLine, lineNetwork } from './line-network.ts';
import { readFeatures, type SourceFeature, type SourceName } from './read-sources.ts';
import { roadNetwork } from './road-network.ts';

/** What some layers of the data know of ways: what is left out is known to nobody. */
export async function groundNetwork(sources: readonly SourceName[]): Promise<TravelNetwork> {
  const read = async (name: Exclude<SourceName, 'municipalities'>) =>
    sources.includes(name) ? readFeatures(name) : [];
  const [roads, lines, stations] = await Promise.all([read('roads'), read('lines'), read('stations')]);
  const stops = stations.flatMap(stationOf);
  return {
    roads: roadNetwork(roads.flatMap(({ geometry }) => pathsOf(geometry))),
    stations: stops,
    ...lineNetwork(lines.flatMap(linesOf), stops),
  };
}

function stationOf({ geometry, properties: { name, system, city } }: SourceFeature): Station[] {
  if (geometry.type !== 'Point' || !name || !city) return [];
  return [{ name: plainName(name), system: systemOf(system) ?? '', city, ...rounded(geometry.coordinates) }];
}

/** Where works have moved a station, its name says so; people say the name alone. */
function plainName(name: string): string {
  return name.replace(/^Temporal /, '');
}

function linesOf({ geometry, properties }: SourceFeature): DrawnLine[] {
  const system = systemOf(properties.system);
  const { city } = properties;
  return system && city ? pathsOf(geometry).map((path) => ({ system, city, path })) : [];
}

/** "MIO troncal" is the MIO. */
function systemOf(name: string | null | undefined): TransitSystem | undefined {
  return systems.find((system) => name === system || name?.startsWith(`${system} `));
}

const systems = Object.keys(systemPaces) as TransitSystem[];

function pathsOf(geometry: Geometry): readonly Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

/** Five decimals of a degree are a metre. */
function rounded([lng = 0, lat = 0]: Position) {
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}
