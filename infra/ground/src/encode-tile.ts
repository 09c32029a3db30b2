import { PbfWriter } from 'pbf';

/** A feature in the units of its tile. */
export interface TileFeature {
  /** As the format numbers them: points, lines, areas. */
  readonly type: 1 | 2 | 3;
  readonly parts: readonly (readonly (readonly [number, number])[])[];
  readonly properties: Readonly<Record<string, string | number>>;
}

export interface TileLayer {
  readonly name: string;
  readonly extent: number;
  readonly features: readonly TileFeature[];
}

const moveTo = 1;
const lineTo = 2;
const closePath = 7;

/** Writes a tile in the Mapbox Vector Tile format, version 2.1: https://github.com/mapbox/vector-tile-spec. */
export function encodeTile(layers: readonly TileLayer[]): Uint8Array {
  const pbf = new PbfWriter();
  for (const layer of layers) pbf.writeMessage(3, writeLayer, layer);
  return pbf.finish();
}

function writeLayer({ name, extent, features }: TileLayer, pbf: PbfWriter): void {
  const keys = new Map<string, number>();
  const values = new Map<string | number, number>();
  const indexIn = <Key>(known: Map<Key, number>, key: Key) => {
    const index = known.get(key) ?? known.size;
    known.set(key, index);
    return index;
  };
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const { type, parts, properties } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [indexIn(keys, key), indexIn(values, value)]);
    pbf.writeMessage(2, writeFeature, { tags, type, commands: commandsOf(type, parts) });
  }
  for (const key of keys.keys()) pbf.writeStringField(3, key);
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, extent);
}

interface Written {
  readonly tags: number[];
  readonly type: number;
  readonly commands: number[];
}

function writeFeature({ tags, type, commands }: Written, pbf: PbfWriter): void {
  if (tags.length > 0) pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, type);
  pbf.writePackedVarint(4, commands);
}

function writeValue(value: string | number, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value);
  else if (Number.isInteger(value) && value >= 0) pbf.writeVarintField(5, value);
  else pbf.writeDoubleField(3, value);
}

function commandsOf(type: TileFeature['type'], parts: TileFeature['parts']): number[] {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  const step = ([toX, toY]: readonly [number, number]) => {
    commands.push(zigzag(toX - x), zigzag(toY - y));
    [x, y] = [toX, toY];
  };
  for (const part of parts) {
    // The ring of an area ends where it began: the format closes it by a command.
    const points = type === 3 ? part.slice(0, -1) : part;
    const [first, ...rest] = points;
    if (!first) continue;
    commands.push((type === 1 ? points.length : 1) * 8 + moveTo);
    step(first);
    if (type !== 1 && rest.length > 0) commands.push(rest.length * 8 + lineTo);
    for (const point of rest) step(point);
    if (type === 3) commands.push(8 + closePath);
  }
  return commands;
}

function zigzag(value: number): number {
  return value < 0 ? -value * 2 - 1 : value * 2;
}
