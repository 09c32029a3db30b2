import { readFileSync } from 'node:fs';
import type { JsonValue } from '../tables/column.ts';

export const mediaKinds = [
  'exterior',
  'interior',
  'panorama',
  'city',
  'plan',
  'site-plan',
  'logo',
  'cover',
  'avatar',
  'video',
] as const;
export type MediaKind = (typeof mediaKinds)[number];

export interface MediaAsset {
  key: string;
  kind: MediaKind;
  /** What the picture shows, as a typology of buildings or a layout of homes; empty where the manifest has none. */
  group: string;
  width: number;
  height: number;
  color: string;
  thumbhash: string | null;
  alt: string;
  files: { width: number; src: string }[];
}

/** The pictures that the seed may use, by kind. */
export interface MediaLibrary {
  assets: readonly MediaAsset[];
  /** The asset of a kind at a number, counted round; throws when the library has none of that kind. */
  at(kind: MediaKind, index: number): MediaAsset;
  /**
   * The assets that show one thing (same folder: one building, one furnished home), by number; of the given groups
   * where the library has them, else of any.
   */
  set(kind: MediaKind, index: number, groups?: readonly string[]): readonly MediaAsset[];
  has(kind: MediaKind): boolean;
}

type Fields = { [key: string]: JsonValue };

function isFields(value: JsonValue | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new Error(`an asset of the media manifest has no ${name}`);
  return value;
}

function count(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || value <= 0) throw new Error(`an asset of the media manifest has no ${name}`);
  return value;
}

function parseFile(value: JsonValue): { width: number; src: string } {
  if (!isFields(value)) throw new Error('a file of the media manifest is not an object');
  return { ...value, width: count(value, 'width'), src: text(value, 'src') };
}

function parseAsset(value: JsonValue): MediaAsset {
  if (!isFields(value)) throw new Error('an asset of the media manifest is not an object');
  const kind = mediaKinds.find((known) => known === value.kind);
  if (!kind) throw new Error(`the media manifest has an unknown kind: ${String(value.kind)}`);
  const { files, thumbhash } = value;
  return {
    kind,
    key: text(value, 'key'),
    group: typeof value.group === 'string' ? value.group : '',
    width: count(value, 'width'),
    height: count(value, 'height'),
    color: text(value, 'color').toLowerCase(),
    thumbhash: typeof thumbhash === 'string' ? thumbhash : null,
    alt: text(value, 'alt'),
    files: Array.isArray(files) ? files.map(parseFile) : [],
  };
}

function readManifest(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`The media manifest ${path} is missing: generate the picture library before seeding.`);
  }
}

function cycle<Item>(items: readonly Item[], index: number, name: string): Item {
  const item = items[index % Math.max(items.length, 1)];
  if (item === undefined) throw new Error(`The media manifest has no picture of the kind ${name}.`);
  return item;
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/'));

/** Puts assets in order, so that the same numbers always give the same pictures. */
export function createMediaLibrary(unordered: readonly MediaAsset[]): MediaLibrary {
  const assets = unordered.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const byKind = Map.groupBy(assets, (asset) => asset.kind);
  const sets = new Map(
    [...byKind].map(([kind, ofKind]) => [kind, [...Map.groupBy(ofKind, (asset) => folderOf(asset.key)).values()]]),
  );
  return {
    assets,
    has: (kind) => byKind.has(kind),
    at: (kind, index) => cycle(byKind.get(kind) ?? [], index, kind),
    set(kind, index, groups = []) {
      const all = sets.get(kind) ?? [];
      const fitting = all.filter(([first]) => first !== undefined && groups.includes(first.group));
      return cycle(fitting.length > 0 ? fitting : all, index, kind);
    },
  };
}

/** Reads the manifest of the picture library; throws one sentence when it is missing or broken. */
export function readMediaLibrary(path: string): MediaLibrary {
  const parsed: JsonValue = JSON.parse(readManifest(path));
  if (!Array.isArray(parsed)) throw new Error(`The media manifest ${path} is not a list of assets.`);
  return createMediaLibrary(parsed.map(parseAsset));
}
