import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import { propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { JsonValue } from '../tables/column.ts';
import { fieldReader, parseList } from './json-fields.ts';

/** A box in metres from the inner upper left corner of a floor; what stands outside the walls may lie before it. */
export interface LayoutBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const sides = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof sides)[number];

export interface LayoutRoom extends LayoutBox {
  name: string;
  kind: string;
  /** Square metres. */
  area: number;
  /** Where one looks out of it; open ground has none. */
  outlook?: Side;
}

/** A way between two rooms of a floor, its middle in metres. */
export interface LayoutDoor {
  kind: string;
  from: string;
  to: string;
  x: number;
  y: number;
}

export interface LayoutLevel {
  /** `Piso 1`. */
  name: string;
  /** Key of the drawing in the media library. */
  picture: string;
  /** What the drawing shows. */
  frame: LayoutBox;
  rooms: readonly LayoutRoom[];
  doors: readonly LayoutDoor[];
}

/** A home or premises as drawn: what the plan shows is what the plant says. */
export interface Layout {
  key: string;
  type: PropertyType;
  /** Null where the type has none, as lots and offices. */
  bedrooms: number | null;
  baths: number | null;
  /** Square metres. */
  builtArea: number;
  privateArea: number;
  balconyArea: number | null;
  /** Metres. */
  width: number;
  depth: number;
  levels: readonly LayoutLevel[];
}

const read = fieldReader('layouts.json');
const withoutRooms: readonly PropertyType[] = ['lot', 'office', 'retail', 'clinic-office', 'warehouse'];

const anywhere = Number.NEGATIVE_INFINITY;

function parseBox(value: JsonValue | undefined, name: string): LayoutBox {
  const fields = read.object(value, name);
  return {
    x: read.number(fields, 'x', anywhere),
    y: read.number(fields, 'y', anywhere),
    width: read.number(fields, 'width', 0.01),
    height: read.number(fields, 'height', 0.01),
  };
}

function parseRoom(value: JsonValue): LayoutRoom {
  const fields = read.object(value, 'a room');
  return {
    name: read.text(fields, 'name'),
    kind: read.text(fields, 'kind'),
    ...parseBox(value, 'a room'),
    area: read.number(fields, 'area', 0.01),
    ...(fields.outlook === undefined ? {} : { outlook: read.word(fields, 'outlook', sides) }),
  };
}

function parseDoor(value: JsonValue): LayoutDoor {
  const fields = read.object(value, 'a door');
  return {
    kind: read.text(fields, 'kind'),
    from: read.text(fields, 'from'),
    to: read.text(fields, 'to'),
    x: read.number(fields, 'x', anywhere),
    y: read.number(fields, 'y', anywhere),
  };
}

function parseLevel(value: JsonValue): LayoutLevel {
  const fields = read.object(value, 'a level');
  return {
    name: read.text(fields, 'name'),
    picture: read.text(fields, 'picture'),
    frame: parseBox(fields.frame, 'the frame of a level'),
    rooms: read.list(fields, 'rooms').map(parseRoom),
    doors: read.list(fields, 'doors').map(parseDoor),
  };
}

function parseLayout(value: JsonValue): Layout {
  const fields = read.object(value, 'a layout');
  const type = read.word(fields, 'type', propertyTypes);
  const builtArea = read.number(fields, 'builtArea', 1);
  const isHome = !withoutRooms.includes(type);
  return {
    key: read.text(fields, 'key'),
    type,
    bedrooms: isHome ? read.number(fields, 'bedrooms') : null,
    baths: type === 'lot' ? null : read.number(fields, 'baths'),
    builtArea,
    // The sum of rounded rooms may pass the whole of a lot by a hundredth.
    privateArea: Math.min(read.number(fields, 'privateArea', 1), builtArea),
    balconyArea: typeof fields.balconyArea === 'number' && fields.balconyArea > 0 ? fields.balconyArea : null,
    width: read.number(fields, 'width', 1),
    depth: read.number(fields, 'depth', 1),
    levels: read.list(fields, 'levels').map(parseLevel),
  };
}

/** Reads the text of `layouts.json`; throws one sentence when it is broken. Always in the same order. */
export function parseLayouts(text: string): Layout[] {
  return parseList('layouts.json', text)
    .map(parseLayout)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
