import { PbfWriter } from 'pbf';
import { afterEach, expect, test, vi } from 'vitest';
import { decodeStreets } from './decode-streets.ts';
import { streetStore } from './street-store.ts';

/** What jsdom has not: a path that keeps what was drawn on it. */
class KeptPath {
  readonly steps: string[] = [];
  moveTo(x: number, y: number) {
    this.steps.push(`M${x} ${y}`);
  }
  lineTo(x: number, y: number) {
    this.steps.push(`L${x} ${y}`);
  }
}

afterEach(() => vi.unstubAllGlobals());

interface Feature {
  readonly type: 2 | 3;
  readonly kind: string;
  readonly commands: readonly number[];
}

/** A vector tile of one layer. */
function tileOf(name: string, features: readonly Feature[]): ArrayBuffer {
  const pbf = new PbfWriter();
  pbf.writeMessage(3, writeLayer, { name, features });
  return new Uint8Array(pbf.finish()).buffer;
}

function writeLayer({ name, features }: { name: string; features: readonly Feature[] }, pbf: PbfWriter): void {
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const [index, feature] of features.entries()) pbf.writeMessage(2, writeFeature, { ...feature, index });
  pbf.writeStringField(3, 'kind');
  for (const { kind } of features) pbf.writeMessage(4, writeText, kind);
  pbf.writeVarintField(5, 4096);
}

function writeFeature({ type, commands, index }: Feature & { readonly index: number }, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, [0, index]);
  pbf.writeVarintField(3, type);
  pbf.writePackedVarint(4, [...commands]);
}

function writeText(text: string, pbf: PbfWriter): void {
  pbf.writeStringField(1, text);
}

/** Move to (0, 10), then ten to the right. */
const line = [9, 0, 20, 10, 20, 0];
const square = [9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15];
const streets = () =>
  tileOf('roads', [
    { type: 2, kind: 'highway', commands: line },
    { type: 2, kind: 'minor_road', commands: line },
    { type: 2, kind: 'ferry', commands: line },
  ]);

test('roads have their class by either name, and what is none of the map stays out', () => {
  vi.stubGlobal('Path2D', KeptPath);
  const { roads, park } = decodeStreets(streets());
  expect([...roads.keys()]).toEqual(['major', 'minor']);
  expect(roads.get('major')).toMatchObject({ steps: ['M0 10', 'L10 10'] });
  expect(park).toBeUndefined();
  const uses = tileOf('landuse', [
    { type: 3, kind: 'park', commands: square },
    { type: 3, kind: 'industrial', commands: square },
  ]);
  expect(decodeStreets(uses).park).toMatchObject({ steps: expect.arrayContaining(['M0 0']) });
  expect(decodeStreets(tileOf('landuse', [{ type: 3, kind: 'industrial', commands: square }])).park).toBeUndefined();
});

const rootAt = 127;

/** A PMTiles archive, version 3, of one tile at zoom 0, nothing packed: https://github.com/protomaps/PMTiles. */
function archiveOf(tile: ArrayBuffer): Uint8Array<ArrayBuffer> {
  // One entry: its number, its run, its length, its offset plus one.
  const lengthBytes = tile.byteLength < 128 ? [tile.byteLength] : [(tile.byteLength & 127) | 128, tile.byteLength >> 7];
  const root = [1, 0, 1, ...lengthBytes, 1];
  const bytes = new Uint8Array(rootAt + root.length + 2 + tile.byteLength);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('PMTiles'));
  bytes[7] = 3;
  const [metaAt, tilesAt] = [rootAt + root.length, rootAt + root.length + 2];
  const numbers = [rootAt, root.length, metaAt, 2, 0, 0, tilesAt, tile.byteLength, 1, 1, 1];
  for (const [index, value] of numbers.entries()) view.setBigUint64(8 + index * 8, BigInt(value), true);
  // Clustered; directories and tiles as they are; vector tiles; zoom 0 to 0.
  bytes.set([1, 1, 1, 1, 0, 0], 96);
  bytes.set(root, rootAt);
  bytes.set(new TextEncoder().encode('{}'), metaAt);
  bytes.set(new Uint8Array(tile), tilesAt);
  return bytes;
}

test('[R064] streets of an archive are read by ranges of one file', async () => {
  vi.stubGlobal('Path2D', KeptPath);
  const archive = archiveOf(streets());
  const ranges: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { headers }: RequestInit) => {
    const range = new Headers(headers).get('range') ?? '';
    ranges.push(range);
    const [, first = '0', last = '0'] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    const part = archive.slice(Number(first), Number(last) + 1);
    return new Response(part, { status: 206, headers: { 'content-length': String(part.length), etag: '"a"' } });
  });
  const store = streetStore('https://bucket.test/colombia.pmtiles');
  await vi.waitFor(() => expect(store.closest()).toBe(0));
  expect(store.tile(0, 0, 0)).toBeUndefined();
  await vi.waitFor(() => expect(store.tile(0, 0, 0)?.roads.size).toBe(2));
  expect(ranges.every((range) => range.startsWith('bytes='))).toBe(true);
});
