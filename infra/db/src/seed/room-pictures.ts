import type { Random } from 'infra-random/random.ts';
import type { Building } from './buildings.ts';
import type { Layout } from './layout-library.ts';
import type { MediaAsset } from './media-library.ts';

/** Rooms that pictures show, in the order of a visit. */
export const shownRooms = ['living', 'kitchen', 'bedroom', 'bath', 'balcony'] as const;
export type ShownRoom = (typeof shownRooms)[number];

/** Which picture stands for a kind of room on a plan. */
const roomOfKind: Record<string, ShownRoom> = {
  kitchen: 'kitchen',
  laundry: 'kitchen',
  bedroom: 'bedroom',
  dressing: 'bedroom',
  bath: 'bath',
  balcony: 'balcony',
  terrace: 'balcony',
  patio: 'balcony',
  garden: 'balcony',
};

/** Whether a layout has what the picture of a room shows; somewhere to sit every home has. */
export function hasRoom({ levels }: Layout, room: ShownRoom): boolean {
  return room === 'living' || levels.some(({ rooms }) => rooms.some(({ kind }) => roomOfKind[kind] === room));
}

/** A furnished home of the library: the pictures of each room. */
export interface Home {
  /** The picture of a kind of room; the living room stands for what no picture shows. */
  picture(kind: string, turn: number): MediaAsset | undefined;
  /** One picture of each room that a layout has, in the order of a visit. */
  visit(random: Random, layout: Layout): MediaAsset[];
}

/** A home whose rooms are those of the building that is most like it in each; where none is, its living room stands. */
export function homeOf(likest: (room: ShownRoom) => Building | undefined): Home {
  const rooms = (room: ShownRoom) => likest(room)?.interiors.get(room) ?? [];
  const at = (assets: readonly MediaAsset[], turn: number) => assets[turn % Math.max(assets.length, 1)];
  return {
    picture: (kind, turn) => at(rooms(roomOfKind[kind] ?? 'living'), turn) ?? at(rooms('living'), turn),
    visit: (random, layout) =>
      shownRooms
        .map((room) => ({ room, picture: at(rooms(room), random.int(0, 99)) }))
        .flatMap(({ room, picture }) => (picture && hasRoom(layout, room) ? picture : [])),
  };
}
