import type { RoomKind } from '../layout.ts';
import { centred, type Furnishable, simply } from './adding.ts';
import { bath, bedroom, dressing, kitchen, living, study } from './furnish-home.ts';
import { openAir, parking, trees, yard } from './furnish-outside.ts';
import { bay, office, shop } from './furnish-premises.ts';
import * as home from './home-pieces.ts';
import type { Placed } from './piece.ts';
import * as work from './work-pieces.ts';

const furnishers: Partial<Record<RoomKind, (room: Furnishable) => Placed[]>> = {
  bedroom,
  living,
  dining: centred(home.diningTable(8), home.diningTable(6), home.diningTable(4), home.roundTable),
  kitchen,
  laundry: simply(home.washer, home.washtub),
  bath,
  dressing,
  study,
  work: office,
  meeting: centred(work.meetingTable, home.diningTable(6), home.roundTable),
  reception: simply(work.counter, work.bench, home.plant),
  shop,
  storage: simply(home.shelf(150), home.shelf(90), home.shelf(90)),
  bay,
  consulting: simply(work.couch, home.desk, home.shelf(90), home.plant),
  balcony: openAir,
  terrace: openAir,
  patio: yard,
  parking,
  setback: trees,
};

/** The furniture of a room, each piece clear of doors and of the others. */
export function furnish(room: Furnishable): Placed[] {
  return furnishers[room.kind]?.(room) ?? [];
}
