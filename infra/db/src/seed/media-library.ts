import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JsonValue } from '../tables/column.ts';
import type { Climate } from './climate.ts';
import { climates } from './climate.ts';
import { fieldReader, isFields, parseList } from './json-fields.ts';
import type { Layout } from './layout-library.ts';
import { parseLayouts } from './layout-library.ts';

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

export interface MediaFile {
  width: number;
  src: string;
  format?: string;
}

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
  files: MediaFile[];
  /** What rendered pictures know of their building. */
  building?: string;
  typology?: string;
  climate?: Climate;
  strata?: readonly [number, number];
  room?: string;
  light?: string;
  /** What a site plan shows, as specifications. */
  shows?: readonly string[];
  /** The city of a city's picture. */
  city?: string;
}

/** The pictures that the seed may use, by kind, and the layouts of homes. */
export interface MediaLibrary {
  assets: readonly MediaAsset[];
  layouts: readonly Layout[];
  /** The assets of a kind, by key. */
  ofKind(kind: MediaKind): readonly MediaAsset[];
  /** The asset of a kind at a number, counted round; throws when the library has none of that kind. */
  at(kind: MediaKind, index: number): MediaAsset;
  has(kind: MediaKind): boolean;
  /** The asset of a key; throws when the library has none. */
  get(key: string): MediaAsset;
}

const read = fieldReader('The media manifest');

function parseFile(value: JsonValue): MediaFile {
  const fields = read.object(value, 'a file');
  return { ...fields, width: read.number(fields, 'width', 1), src: read.text(fields, 'src') };
}

function strataOf(value: JsonValue | undefined): readonly [number, number] | undefined {
  const [from, to] = Array.isArray(value) ? value : [];
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
}

const textOrNothing = (value: JsonValue | undefined) => (typeof value === 'string' && value !== '' ? value : undefined);

function parseAsset(value: JsonValue): MediaAsset {
  const fields = read.object(value, 'an asset');
  return {
    kind: read.word(fields, 'kind', mediaKinds),
    key: read.text(fields, 'key'),
    group: textOrNothing(fields.group) ?? '',
    width: read.number(fields, 'width', 1),
    height: read.number(fields, 'height', 1),
    color: read.text(fields, 'color').toLowerCase(),
    thumbhash: textOrNothing(fields.thumbhash) ?? null,
    alt: read.text(fields, 'alt'),
    files: Array.isArray(fields.files) ? fields.files.filter(isFields).map(parseFile) : [],
    building: textOrNothing(fields.building),
    typology: textOrNothing(fields.typology),
    climate: climates.find((known) => known === fields.climate),
    strata: strataOf(fields.strata),
    room: textOrNothing(fields.room),
    light: textOrNothing(fields.light),
    shows: Array.isArray(fields.shows) ? fields.shows.filter((key) => typeof key === 'string') : undefined,
    city: textOrNothing(fields.city),
  };
}

function readLibraryFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`The file ${path} of the media library is missing: bring it back before seeding.`);
  }
}

/** Puts assets in order, so that the same numbers always give the same pictures. */
export function createMediaLibrary(unordered: readonly MediaAsset[], layouts: readonly Layout[]): MediaLibrary {
  const assets = unordered.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const byKind = Map.groupBy(assets, (asset) => asset.kind);
  const byKey = new Map(assets.map((asset) => [asset.key, asset]));
  const ofKind = (kind: MediaKind) => byKind.get(kind) ?? [];
  return {
    assets,
    layouts,
    ofKind,
    has: (kind) => byKind.has(kind),
    at(kind, index) {
      const items = ofKind(kind);
      const item = items[index % Math.max(items.length, 1)];
      if (item === undefined) throw new Error(`The media manifest has no picture of the kind ${kind}.`);
      return item;
    },
    get(key) {
      const asset = byKey.get(key);
      if (!asset) throw new Error(`The media manifest has no picture ${key}.`);
      return asset;
    },
  };
}

/** Reads the picture library and the layouts beside it; throws one sentence when either is missing or broken. */
export function readMediaLibrary(manifest: string): MediaLibrary {
  const layouts = readLibraryFile(join(dirname(manifest), 'layouts.json'));
  return createMediaLibrary(
    parseList('The media manifest', readLibraryFile(manifest)).map(parseAsset),
    parseLayouts(layouts),
  );
}
