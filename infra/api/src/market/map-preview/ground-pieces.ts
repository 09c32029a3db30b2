import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { type GroundLineName, groundLines, stationsFrom, widthAt } from '@umbral/domain/ground/ground-layers.ts';
import { coastLevel, coastReachM, groundLevels } from '@umbral/domain/ground/ground-levels.ts';
import { PbfReader } from 'pbf';
import type { MapPoint } from './map-facts.ts';
import { mapSize, pxPerMetre, type Spot } from './map-plane.ts';

/** The name of a road on the picture. */
export interface GroundRoadName {
  readonly name: string;
  readonly spot: Spot;
  /** Radians, clockwise. */
  readonly angle: number;
}

/** The ground beneath a picture, and the names that it may have. */
export interface GroundPieces {
  /** SVG; empty where nothing is known of the place. */
  readonly svg: string;
  readonly names: readonly GroundRoadName[];
}
export const noGround: GroundPieces = { svg: '', names: [] };

const extent = 4096;
const last = 13;
const equatorM = 40_075_016.7;

/** Paper by day, as the map of the portal has it: the picture is also printed and sent. */
const areas = { land: '#ffffff', water: '#e3ebf3', urban: '#f4f5f4' } as const;
const lines: Readonly<Partial<Record<GroundLineName, string>>> = {
  'border/neighbourhood': '#dfe5e0',
  'border/zone': '#aab5ae',
  'river/near': '#c0d2e4',
  'road/minor': '#dfe5e0',
  'road/primary': '#d9e0da',
  'road/major': '#cad3cb',
  'transit/line': '#b49fce',
};

/** Draws the tiles around a point for the picture of its surroundings; a larger tile stands in where there is none. */
export async function groundPieces(folder: string, middle: MapPoint): Promise<GroundPieces> {
  const { x, y } = worldOf(middle);
  const side = (equatorM * Math.cos((middle.lat * Math.PI) / 180) * pxPerMetre) / 2 ** last;
  const left = (column: number) => Math.round(mapSize.width / 2 + (column - x * 2 ** last) * side);
  const top = (row: number) => Math.round(mapSize.height / 2 + (row - y * 2 ** last) * side);
  const columns = spanOf(x * 2 ** last, mapSize.width / side);
  const rows = spanOf(y * 2 ** last, mapSize.height / side);
  const spots = columns.flatMap((column) => rows.map((row) => ({ column, row })));
  const pieces = await Promise.all(
    spots.map(async ({ column, row }) => {
      const [tile, coast] = await Promise.all([
        findTile(folder, column, row),
        readTile(folder, coastLevel, { column, row }),
      ]);
      if (!tile) return noGround;
      const [width, height] = [left(column + 1) - left(column), top(row + 1) - top(row)];
      const zoom = Math.log2((side * 2 ** last) / 256);
      const placed = `x="${left(column)}" y="${top(row)}" width="${width}" height="${height}"`;
      const piece = ({ layers, parts }: FoundTile, draw: (of: FoundTile['layers'], unit: number) => string) => {
        const part = extent / parts;
        const box = `${(column % parts) * part} ${(row % parts) * part} ${part} ${part}`;
        return `<svg ${placed} viewBox="${box}" preserveAspectRatio="none">${draw(layers, part / side)}</svg>`;
      };
      const ground = piece(tile, (layers, unit) => drawTile(layers, zoom, unit));
      return {
        svg: coast ? piece(coast, drawCoast) + ground : ground,
        names: tile.parts === 1 ? roadNames(tile.layers.name, { left: left(column), top: top(row), side }) : [],
      };
    }),
  );
  return { svg: pieces.map(({ svg }) => svg).join(''), names: pieces.flatMap(({ names }) => names) };
}

interface FoundTile {
  readonly layers: VectorTile['layers'];
  /** How many tiles of the last level lie side by side in it. */
  readonly parts: number;
}

async function findTile(folder: string, column: number, row: number): Promise<FoundTile | undefined> {
  for (const level of groundLevels.toReversed()) {
    const tile = await readTile(folder, level, { column, row });
    if (tile) return tile;
  }
  return undefined;
}

/** The tile of a level around a tile of the last one. */
async function readTile(
  folder: string,
  level: number,
  { column, row }: { readonly column: number; readonly row: number },
): Promise<FoundTile | undefined> {
  const parts = 2 ** (last - level);
  const name = `${level}/${Math.floor(column / parts)}/${Math.floor(row / parts)}.mvt`;
  const bytes = await readFile(join(folder, name)).catch(() => undefined);
  return bytes && { layers: new VectorTile(new PbfReader(bytes)).layers, parts };
}

/** The sea with all that it may be: municipalities and zones cover what is land. */
function drawCoast({ water, coast }: VectorTile['layers'], unit: number): string {
  const [sea, line] = [pathOf(water, undefined), pathOf(coast, undefined)];
  const width = 2 * coastReachM * pxPerMetre * unit;
  const strip = line && `<path d="${line}" fill="none" stroke="${areas.water}" stroke-width="${width}"/>`;
  return (sea && `<path d="${sea}" fill="${areas.water}" fill-rule="evenodd"/>`) + strip;
}

function drawTile(layers: VectorTile['layers'], zoom: number, unit: number): string {
  const filled = Object.entries(areas).map(([name, colour]) => {
    const path = pathOf(layers[name], undefined);
    return path && `<path d="${path}" fill="${colour}" fill-rule="evenodd"/>`;
  });
  const stroked = Object.entries(groundLines).map(([name, line]) => {
    const [layer = '', kind] = name.split('/');
    const colour = Object.entries(lines).find(([one]) => one === name)?.[1];
    const path = colour && zoom >= line.from && zoom <= line.to ? pathOf(layers[layer], kind) : '';
    const dash = name === 'border/zone' ? ` stroke-dasharray="${5 * unit} ${4 * unit}"` : '';
    const look = `stroke-width="${widthAt(line, zoom) * unit}" stroke-linecap="round" stroke-linejoin="round"${dash}`;
    return path && `<path d="${path}" fill="none" stroke="${colour}" ${look}/>`;
  });
  const stations = zoom < stationsFrom ? [] : featuresOf(layers.station).flatMap((one) => one.loadGeometry().flat());
  const dots = stations.map(
    (at) =>
      `<circle cx="${at.x}" cy="${at.y}" r="${3 * unit}" fill="#ffffff" stroke="#b49fce" stroke-width="${1.5 * unit}"/>`,
  );
  return [...filled, ...stroked, ...dots].join('');
}

function pathOf(layer: VectorTileLayer | undefined, kind: string | undefined): string {
  return featuresOf(layer)
    .filter(({ properties }) => kind === undefined || properties.kind === kind)
    .flatMap((feature) => feature.loadGeometry())
    .map((part) => `M${part.map(({ x, y }) => `${x} ${y}`).join('L')}`)
    .join('');
}

function roadNames(
  layer: VectorTileLayer | undefined,
  place: { readonly left: number; readonly top: number; readonly side: number },
): GroundRoadName[] {
  return featuresOf(layer).flatMap((feature) => {
    const { kind, name, angle } = feature.properties;
    if (kind !== 'road' || typeof name !== 'string') return [];
    return feature.loadGeometry().flatMap((points) =>
      points.map(({ x, y }) => ({
        name,
        angle: Number(angle ?? 0),
        spot: { x: place.left + (x / extent) * place.side, y: place.top + (y / extent) * place.side },
      })),
    );
  });
}

function featuresOf(layer: VectorTileLayer | undefined) {
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index)).filter(
    (one) => one !== undefined,
  );
}

/** The whole numbers that a length around a place touches. */
function spanOf(at: number, length: number): number[] {
  const first = Math.floor(at - length / 2);
  return Array.from({ length: Math.floor(at + length / 2) - first + 1 }, (_, index) => first + index);
}

function worldOf({ lat, lng }: MapPoint): Spot {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}
