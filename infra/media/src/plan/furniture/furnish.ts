import type { RoomKind } from '../layout.ts';
import * as home from './home-pieces.ts';
import type { Footprint, Piece, Placed } from './piece.ts';
import { cornerTaste, distance, middleTaste, type Place, placeAtWall, placeFreely, type Taste } from './placing.ts';
import * as work from './work-pieces.ts';

/** A room to furnish: its free floor, the doors' swings, and the walls with windows. */
export interface Furnishable extends Place {
  readonly kind: RoomKind;
  readonly isMain: boolean;
  /** Square metres. */
  readonly area: number;
  /** Stretches of floor before windows. */
  readonly windows: readonly Footprint[];
}

/** Adds the first of several pieces that finds a place. */
function add(placed: Placed[], place: Place, taste: Taste, ...pieces: readonly Piece[]): Placed | null {
  for (const piece of pieces) {
    const found = placeAtWall(piece, place, placed, taste);
    if (found) {
      placed.push(found);
      return found;
    }
  }
  return null;
}

function addFreely(placed: Placed[], place: Place, taste: Taste, ...pieces: readonly Piece[]): Placed | null {
  for (const piece of pieces) {
    const found = placeFreely(piece, place, placed, taste);
    if (found) {
      placed.push(found);
      return found;
    }
  }
  return null;
}

/** As many copies as find a place, at most some. */
function fill(placed: Placed[], place: Place, taste: Taste, piece: Piece, most: number): void {
  for (let index = 0; index < most; index++) if (!add(placed, place, taste, piece)) return;
}

const spread = ({ x, y, width, height }: Footprint, by: number): Footprint => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const awayFromWindows =
  (room: Furnishable, taste: Taste): Taste =>
  (footprint, turn) =>
    taste(footprint, turn) + room.windows.filter((window) => distance(window, footprint) < 160).length * 400;

function bedroom(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const beds = room.isMain
    ? [home.bed('bk', 180, 48), home.bed('bq', 160, 42), home.bed('bd', 140, 40), home.bed('bf', 140, 0)]
    : room.area > 9
      ? [home.bed('bd', 140, 40), home.bed('bf', 140, 0), home.bed('bs', 100, 0)]
      : [home.bed('bt1', 100, 40), home.bed('bs', 100, 0)];
  const middle = middleTaste(room);
  const bed = add(placed, room, awayFromWindows(room, middle), ...beds);
  const around = bed ? { ...room, kept: [...room.kept, spread(bed.footprint, 34)] } : room;
  const corner = awayFromWindows(room, cornerTaste(room));
  add(placed, around, corner, ...[260, 220, 180, 140, 110].map(home.wardrobe));
  if (room.area > 13) add(placed, around, cornerTaste(room), home.desk, home.armchair);
  if (room.area > 16) add(placed, around, cornerTaste(room), home.armchair);
  return placed;
}

function living(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const sofa = add(
    placed,
    room,
    awayFromWindows(room, cornerTaste(room)),
    ...(room.area > 17 ? [home.sofaGroup(230)] : []),
    home.sofaGroup(190),
    home.sofaGroup(160),
  );
  const table = room.area > 19 ? [home.diningTable(6), home.diningTable(4)] : [home.diningTable(4), home.roundTable];
  const inside = { ...room, floor: spread(room.floor, -20) };
  const away: Taste = (footprint) =>
    -distance(sofa?.footprint ?? room.floor, footprint) + distance(room.floor, footprint) * 0.6;
  addFreely(placed, inside, away, ...table, home.roundTable);
  const facing: Taste = (footprint, turn) =>
    distance(sofa?.footprint ?? room.floor, footprint) + (sofa && (turn + 180) % 360 === sofa.turn ? 0 : 500);
  add(placed, room, facing, home.television);
  if (room.area > 16) add(placed, room, cornerTaste(room), home.armchair);
  add(placed, room, cornerTaste(room), home.plant);
  if (room.area > 40) {
    addFreely(placed, inside, middleTaste(room), home.diningTable(8));
    add(placed, room, cornerTaste(room), home.sofaGroup(190));
  }
  return placed;
}

function kitchen(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const longest = Math.floor(Math.max(room.floor.width, room.floor.height) / 10) * 10;
  const lengths = [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200]
    .map((less) => Math.min(longest, 360) - less)
    .filter((length) => length >= 130);
  add(placed, room, cornerTaste(room), ...lengths.map(home.kitchenFront));
  if (room.area > 13) addFreely(placed, { ...room, floor: spread(room.floor, -60) }, middleTaste(room), home.island);
  if (room.area > 5.5 && room.area <= 13)
    add(
      placed,
      { ...room, kept: [...room.kept, ...placed.map((one) => spread(one.footprint, 50))] },
      cornerTaste(room),
      home.shelf(120),
      home.shelf(80),
    );
  return placed;
}

function bath(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const corner = cornerTaste(room);
  if (room.area > 6.5) add(placed, room, corner, home.bathtub);
  add(placed, room, corner, home.shower(room.area > 4 ? 130 : 100), home.shower(90), home.shower(76));
  add(placed, room, corner, home.toilet);
  add(placed, room, corner, ...(room.area > 4.4 ? [home.basin(120)] : []), home.basin(55));
  return placed;
}

function study(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  if (room.area > 9) add(placed, room, cornerTaste(room), home.sofaGroup(190), home.sofaGroup(160));
  add(placed, room, middleTaste(room), home.desk);
  add(placed, room, cornerTaste(room), home.shelf(150), home.shelf(90));
  return placed;
}

function office(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const floor = spread(room.floor, -25);
  const pieces = room.area > 14 ? [work.deskCluster, work.deskPair] : [work.deskPair, home.desk];
  for (let index = 0; index < 10; index++) {
    const kept = [...room.kept, ...placed.map((one) => spread(one.footprint, 55))];
    if (!addFreely(placed, { floor, kept }, (one) => one.x + one.y * 2, ...pieces)) break;
  }
  add(placed, room, cornerTaste(room), home.plant);
  return placed;
}

function shop(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  add(placed, room, cornerTaste(room), work.counter);
  const aisles = { ...room, floor: spread(room.floor, -95) };
  for (let index = 0; index < 12; index++) {
    const kept = [...room.kept, ...placed.map((one) => spread(one.footprint, 85))];
    if (!addFreely(placed, { ...aisles, kept }, (one) => one.y + one.x, work.gondola)) break;
  }
  fill(placed, room, cornerTaste(room), home.shelf(150), 4);
  return placed;
}

function bay(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const { floor } = room;
  addFreely(
    placed,
    { ...room, floor: { ...floor, y: floor.y + floor.height - 760, height: 740 } },
    (one) => Math.abs(one.x + 125 - floor.x - floor.width / 2),
    work.truck,
  );
  for (let index = 0; index < 14; index++) {
    const kept = [...room.kept, ...placed.map((one) => spread(one.footprint, 240))];
    const rear = { floor: { ...floor, height: floor.height - 800, y: floor.y + 60 }, kept };
    if (!addFreely(placed, rear, (one) => one.y * 2 + one.x, work.rack)) break;
  }
  return placed;
}

function openAir(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  fill(placed, room, middleTaste(room), work.loungers, room.area > 12 ? 2 : 1);
  if (room.area > 14) addFreely(placed, room, middleTaste(room), home.diningTable(6), home.roundTable);
  if (room.area > 20) add(placed, room, cornerTaste(room), work.grill);
  fill(placed, room, cornerTaste(room), home.plant, 2);
  return placed;
}

function trees(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  for (let index = 0; index < Math.min(9, room.area / 45); index++) {
    const apart: Taste = (one) =>
      -Math.min(900, ...placed.map((other) => distance(other.footprint, one))) + ((one.x * 7 + one.y * 13) % 97);
    if (!addFreely(placed, room, apart, index === 1 ? work.guayacan : work.tree)) break;
  }
  return placed;
}

function simply(...pieces: readonly Piece[]): (room: Furnishable) => Placed[] {
  return (room) => {
    const placed: Placed[] = [];
    for (const piece of pieces) add(placed, room, cornerTaste(room), piece);
    return placed;
  };
}

function centred(...pieces: readonly Piece[]): (room: Furnishable) => Placed[] {
  return (room) => {
    const placed: Placed[] = [];
    addFreely(placed, room, middleTaste(room), ...pieces);
    return placed;
  };
}

function yard(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  if (room.area > 7) addFreely(placed, room, (one) => one.x + one.y, work.tree);
  add(placed, room, cornerTaste(room), home.washtub);
  fill(placed, room, cornerTaste(room), home.plant, 3);
  return placed;
}

function parking(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const floor = spread(room.floor, -25);
  for (let index = 0; index < 2; index++) {
    const kept = [...room.kept, ...placed.map((one) => spread(one.footprint, 45))];
    if (!addFreely(placed, { floor, kept }, (one, turn) => one.x + one.y + turn * 10, work.car)) break;
  }
  return placed;
}

const furnishers: Partial<Record<RoomKind, (room: Furnishable) => Placed[]>> = {
  bedroom,
  living,
  dining: centred(home.diningTable(8), home.diningTable(6), home.diningTable(4), home.roundTable),
  kitchen,
  laundry: simply(home.washer, home.washtub),
  bath,
  dressing: (room) => {
    const placed: Placed[] = [];
    const lengths = [220, 180, 150, 120, 90].map(home.wardrobe);
    add(placed, room, cornerTaste(room), ...lengths);
    if (room.area > 3) add(placed, room, cornerTaste(room), ...lengths);
    return placed;
  },
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
