import { add, addFreely, type Furnishable, spread } from './adding.ts';
import * as home from './home-pieces.ts';
import type { Placed } from './piece.ts';
import { cornerTaste, distance, middleTaste, type Taste } from './placing.ts';

const awayFromWindows =
  (room: Furnishable, taste: Taste): Taste =>
  (footprint, turn) =>
    taste(footprint, turn) + room.windows.filter((window) => distance(window, footprint) < 160).length * 400;

export function bedroom(room: Furnishable): Placed[] {
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

export function living(room: Furnishable): Placed[] {
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

export function kitchen(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const longest = Math.floor(Math.max(room.floor.width, room.floor.height) / 10) * 10;
  const lengths = [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200]
    .map((less) => Math.min(longest, 360) - less)
    .filter((length) => length >= 120);
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

export function bath(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const corner = cornerTaste(room);
  if (room.area > 6.5 && !room.isForGuests) add(placed, room, corner, home.bathtub);
  if (!room.isForGuests)
    add(placed, room, corner, home.shower(room.area > 4 ? 130 : 100), home.shower(90), home.shower(76));
  add(placed, room, corner, home.toilet);
  add(placed, room, corner, ...(room.area > 4.4 ? [home.basin(120)] : []), home.basin(55));
  return placed;
}

export function study(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  if (room.area > 9) add(placed, room, cornerTaste(room), home.sofaGroup(190), home.sofaGroup(160));
  add(placed, room, middleTaste(room), home.desk);
  add(placed, room, cornerTaste(room), home.shelf(150), home.shelf(90));
  return placed;
}

export function dressing(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const lengths = [220, 180, 150, 120, 90].map(home.wardrobe);
  add(placed, room, cornerTaste(room), ...lengths);
  if (room.area > 3) add(placed, room, cornerTaste(room), ...lengths);
  return placed;
}
