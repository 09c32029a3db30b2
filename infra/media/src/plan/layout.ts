import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';

export const roomKinds = [
  'living',
  'dining',
  'kitchen',
  'laundry',
  'bedroom',
  'bath',
  'dressing',
  'study',
  'hall',
  'stair',
  'void',
  'work',
  'meeting',
  'reception',
  'shop',
  'storage',
  'bay',
  'consulting',
  'balcony',
  'terrace',
  'patio',
  'parking',
  'garden',
  'setback',
  'buildable',
] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Kinds under the open sky (or a neighbour's roof): never part of the private or the built area. */
const outdoorKinds: readonly RoomKind[] = ['balcony', 'terrace', 'patio', 'parking', 'garden'];

/** A box in metres from the inner top left corner of the level. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Room extends Box {
  readonly name: string;
  readonly kind: RoomKind;
  /** Square metres to the axes of the partitions, rounded to hundredths. */
  readonly area: number;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A hole in a wall, as a line in metres from its lower end. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly runs: 'across' | 'down';
}

export interface Door extends Hole {
  readonly kind: 'entrance' | 'door' | 'sliding' | 'open' | 'shutter';
  /** Rooms on both sides; an entrance has nothing on its first. */
  readonly from: string | null;
  /** The room that the leaf swings into. */
  readonly to: string;
  /** On which end the leaf hangs. */
  readonly hinge: 'start' | 'end';
}

export interface Window extends Hole {
  readonly room: string;
  readonly side: Side;
}

/** What stands on each side: a wall towards open air, one shared with a neighbour, or only the line of a lot. */
export type Surroundings = Readonly<Record<Side, 'facade' | 'party' | 'line'>>;

export interface Level {
  readonly name: string;
  /** Key of the drawing in the manifest. */
  readonly picture: string;
  /** What the drawing shows, in metres: a room's place on it is `(x - frame.x) / frame.width`. */
  readonly frame: Box;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  readonly windows: readonly Window[];
}

export interface Layout {
  readonly key: string;
  readonly family: string;
  readonly type: PropertyType;
  readonly bedrooms: number;
  readonly baths: number;
  /** With walls and ducts: outer walls whole towards open air, half towards neighbours. */
  readonly builtArea: number;
  /** The sum of the rooms inside. */
  readonly privateArea: number;
  /** Balconies and terraces, apart from both; null without any. */
  readonly balconyArea: number | null;
  /** Inside of the outer walls of the largest level, metres. */
  readonly width: number;
  readonly depth: number;
  readonly surroundings: Surroundings;
  readonly levels: readonly Level[];
}

export function isOutdoor(kind: RoomKind): boolean {
  return outdoorKinds.includes(kind);
}

/** Floor that somebody can stand on inside: not open ground, not the air over a lower floor. */
export function isIndoor(kind: RoomKind): boolean {
  return !isOutdoor(kind) && kind !== 'void';
}

/** Outer walls are 20 cm and stand outside the rooms' boxes; partitions are 12 cm on the axis between two rooms. */
export const walls = { outer: 0.2, inner: 0.12 } as const;
