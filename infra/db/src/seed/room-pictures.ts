import type { Random } from 'infra-random/random.ts';
import type { Building } from './buildings.ts';
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

/** A furnished home of the library: the pictures of each room. */
export interface Home {
  /** The picture of a kind of room; the living room stands for what no picture shows. */
  picture(kind: string, turn: number): MediaAsset | undefined;
  /** One picture of each room, in the order of a visit. */
  visit(random: Random): MediaAsset[];
}

/** The rooms of a building; where a room was not rendered, that of the fallback. */
export function homeOf(building: Building, fallback: Building | undefined): Home {
  const rooms = (room: string) => building.interiors.get(room) ?? fallback?.interiors.get(room) ?? [];
  const at = (assets: readonly MediaAsset[], turn: number) => assets[turn % Math.max(assets.length, 1)];
  return {
    picture: (kind, turn) => at(rooms(roomOfKind[kind] ?? 'living'), turn) ?? at(rooms('living'), turn),
    visit: (random) => shownRooms.flatMap((room) => at(rooms(room), random.int(0, 99)) ?? []),
  };
}
